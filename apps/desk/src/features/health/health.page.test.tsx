import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { looks, renderAt } from '../../testing/render-at.tsx'
import type { Health } from './queries.ts'

const health: Health = {
  checked_at: '2026-11-22T08:30:00.000Z',
  build: '0.1.0',
  schema: '0034',
  parts: [
    { part: 'database', state: 'good', figures: { connections: 12, connections_most: 100 } },
    { part: 'worker', state: 'bad', figures: { workers: 0 } },
    { part: 'jobs', state: 'watch', figures: { waiting: 3, failing: 1, oldest_seconds: 420 } },
    { part: 'mail', state: 'good', figures: { waiting: 0, failing: 0, oldest_seconds: 0 } },
    { part: 'sms', state: 'good', figures: { waiting: 0, failing: 0, oldest_seconds: 0 } },
    { part: 'clock', state: 'good', figures: { skew_seconds: 0.1 } },
    { part: 'disk', state: 'good', figures: { free_bytes: 12_300_000_000, size_bytes: 40_000_000_000 } },
  ],
}
const answers = { 'health.parts': health }

test.each(looks)(
  'each part says how it stands and by what, and mail is tried once, in %s at %i',
  async (language, width) => {
    const { user, server } = renderAt('/desk/health', { answers, language, width })
    expect(await screen.findByText(m.desk_health_of({ part: '12', whole: '100' }))).toBeTruthy()
    expect(screen.getByText(m.desk_health_bad())).toBeTruthy()
    expect(screen.getByText(m.desk_health_watch())).toBeTruthy()
    expect(screen.getByText(m.desk_minutes({ count: 7 }))).toBeTruthy()
    expect(screen.getByText(m.desk_health_gigabytes({ free: '12.3', size: '40.0' }))).toBeTruthy()
    server.answer({ 'health.try': { part: 'mail', worked: true, took_ms: 120, problem: null } })
    pressTwice(screen.getByRole('button', { name: m.desk_health_try_mail() }))
    expect(await screen.findByText(m.desk_health_worked({ ms: '120' }))).toBeTruthy()
    expect(server.callsOf('health.try').map(({ body }) => body)).toEqual([{ part: 'mail' }])
    server.answer({ 'health.try': { part: 'sms', worked: false, took_ms: 9, problem: 'planted' } })
    await user.click(screen.getByRole('button', { name: m.desk_health_try_sms() }))
    expect(await screen.findByText(m.desk_health_problem({ problem: 'planted' }))).toBeTruthy()
  },
)

test('a try that cannot be asked for says so, and the rest of the page stays', async () => {
  const { user } = renderAt('/desk/health', { answers: { ...answers, 'health.try': offline } })
  await user.click(await screen.findByRole('button', { name: m.desk_health_try_disk() }))
  expect((await screen.findByRole('alert')).textContent).toContain(m.desk_no_answer())
  expect(screen.getByText(m.desk_health_database())).toBeTruthy()
})

test('while it loads there is a skeleton; what fails to load can be asked for again', async () => {
  const waiting = renderAt('/desk/health', { answers: { 'health.parts': pending } })
  await waitFor(() => expect(waiting.server.callsOf('health.parts').length).toBeGreaterThan(0))
  expect(screen.queryByText(m.desk_health_database())).toBeNull()
  const failed = renderAt('/desk/health', { answers: { 'health.parts': refuse('internal') } })
  expect(await screen.findByText(m.desk_health_failed())).toBeTruthy()
  failed.server.answer(answers)
  await failed.user.click(screen.getByRole('button', { name: m.common_try_again() }))
  expect(await screen.findByText(m.desk_health_database())).toBeTruthy()
})

test('only who administers sees it: others have no such line and no such page', async () => {
  renderAt('/desk/health', { as: ['finance'], answers })
  const main = within(await screen.findByRole('main'))
  expect(main.queryByText(m.desk_health_database())).toBeNull()
  expect(screen.queryByRole('link', { name: m.desk_health() })).toBeNull()
})

import type { QueueItem } from '@daftar/contract/endpoints/decisions-shapes'
import { offline, pending } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { said } from '../../testing/dialogs.ts'
import { aCase, aQueueItem } from '../../testing/fixtures/cases.ts'
import { noorIn } from '../../testing/fixtures/merchant.ts'
import { looks, renderAt } from '../../testing/render-at.tsx'

const underwriter = { as: ['underwriter'] as const }
const queue = (applications: QueueItem[], counts: { waiting?: number; overdue?: number } = {}) => ({
  applications,
  waiting: applications.length,
  overdue: 0,
  next_page_token: null,
  ...counts,
})

test.each(looks)(
  'the queue counts what waits and what waits too long, and leads to a case, in %s at %i [DEC-APPL-3]',
  async (language, width) => {
    const { user, address } = renderAt('/desk/cases', {
      ...underwriter,
      language,
      width,
      answers: {
        'decisions.queue': queue([aQueueItem()], { waiting: 7, overdue: 2 }),
        'decisions.case': { case: aCase() },
        'files.ticketForStaff': pending,
      },
    })
    expect(await screen.findByText(asRead(m.desk_queue_waiting({ count: 7 })))).toBeTruthy()
    expect(screen.getByText(asRead(m.desk_queue_overdue({ count: 2 })))).toBeTruthy()
    await user.click(screen.getByRole('link', { name: noorIn[language] }))
    expect(await screen.findByRole('heading', { level: 1, name: noorIn[language] })).toBeTruthy()
    expect(address()).toBe('/desk/cases/app_1')
  },
)

test('what was answered in time is counted in no badge of its own [DEC-APPL-3]', async () => {
  renderAt('/desk/cases', { ...underwriter, answers: { 'decisions.queue': queue([aQueueItem()]) } })
  expect(await screen.findByText(asRead(m.desk_queue_waiting({ count: 1 })))).toBeTruthy()
  expect(screen.queryByText(asRead(m.desk_queue_overdue({ count: 0 })))).toBeNull()
})

test('what waits for a second person is said in its row', async () => {
  renderAt('/desk/cases', {
    ...underwriter,
    answers: { 'decisions.queue': queue([aQueueItem({ waits_for_second: true })]) },
  })
  expect(await said(m.desk_waits_for_second())).toBe(true)
})

test('status and search of the address narrow the queue, which says so while it is empty', async () => {
  const { server } = renderAt('/desk/cases?status=rejected&search=Noor', {
    ...underwriter,
    answers: { 'decisions.queue': queue([]) },
  })
  expect(await screen.findByText(m.desk_queue_empty_filter())).toBeTruthy()
  expect(server.callsOf('decisions.queue').at(-1)?.query).toEqual({ status: 'rejected', search: 'Noor' })
})

test('an empty queue says that nothing waits', async () => {
  renderAt('/desk/cases', { ...underwriter, answers: { 'decisions.queue': queue([]) } })
  expect(await screen.findByText(m.desk_queue_empty_title())).toBeTruthy()
})

test('a queue that cannot be read says so, and trying again brings it', async () => {
  const { user, server } = renderAt('/desk/cases', {
    ...underwriter,
    answers: { 'decisions.queue': offline },
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'decisions.queue': queue([aQueueItem()]) })
  await user.click(again)
  expect(await screen.findByRole('link', { name: noorIn.en })).toBeTruthy()
})

test('while the queue is on its way no row stands there', async () => {
  renderAt('/desk/cases', { ...underwriter, answers: { 'decisions.queue': pending } })
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByRole('link', { name: noorIn.en })).toBeNull()
})

test('who may not see cases asks for none', async () => {
  const { server } = renderAt('/desk/cases/app_1', { as: ['finance'] })
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeTruthy())
  expect(server.callsOf('decisions.case')).toEqual([])
})

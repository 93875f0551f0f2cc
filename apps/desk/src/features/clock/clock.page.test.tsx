import type { ClockMove } from '@daftar/contract/endpoints/console/console'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { pressTwice } from '@daftar/testkit/page/press'
import { m, reasonText } from '@daftar/words'
import { act, screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { question } from '../../testing/dialogs.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const [from, reached, to] = [
  '2027-01-04T03:00:00.000Z',
  '2027-01-07T03:00:00.000Z',
  '2027-01-14T03:00:00.000Z',
] as const
const clock = { now: from, movable: true, moved_by_seconds: 864_000 }
const run = { name: 'weekly-run:AED', due_at: '2027-01-11T02:00:00.000Z' }
const running: ClockMove = { from, to, reached, state: 'running', ran_count: 7, ran: [], failed: [] }
const done: ClockMove = { ...running, state: 'done', reached: to, ran_count: 1, ran: [run] }

async function atClock(move: ClockMove | null, options: PageOptions = {}): Promise<Page> {
  const page = renderAt('/desk/clock', {
    as: ['support_agent'],
    ...options,
    answers: { 'console.clock': { clock, move }, ...options.answers },
  })
  await screen.findByRole('button', { name: m.desk_clock_week() })
  return page
}

const weekButton = () => screen.getByRole<HTMLButtonElement>('button', { name: m.desk_clock_week() })

test.each(looks)(
  'a clock move that takes time shows its progress until it has arrived, in %s at %i',
  async (language, width) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    onTestFinished(() => void vi.useRealTimers())
    const { server } = await atClock(running, { language, width })
    const bar = screen.getByRole('progressbar', { name: m.desk_clock_moving() })
    expect(bar.getAttribute('aria-valuenow')).toBe('30')
    expect(screen.getByText(m.desk_clock_ran_so_far({ count: 7 }))).toBeTruthy()
    expect(weekButton().disabled).toBe(true)
    server.answer({ 'console.clock': { clock, move: done } })
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(await screen.findByText(m.desk_clock_done())).toBeTruthy()
    expect(screen.getAllByText(m.desk_ran_weekly_run({ currency: 'AED' })).length).toBeGreaterThan(0)
    expect(weekButton().disabled).toBe(false)
    expect(screen.queryByRole('progressbar')).toBeNull()
  },
)

test('a move that is held up says what holds it up, and is looked at again', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const { server } = await atClock({ ...running, state: 'held_up', failed: [run] })
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain(m.desk_clock_held_up())
  expect(alert.textContent).toContain(m.desk_ran_weekly_run({ currency: 'AED' }))
  expect(weekButton().disabled).toBe(false)
  server.answer({ 'console.clock': { clock, move: done } })
  await act(() => vi.advanceTimersByTimeAsync(15_000))
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a leap is asked about first, and sent once', async () => {
  const { user, server } = await atClock(null)
  await user.click(weekButton())
  const dialog = await question(m.desk_clock_confirm_title())
  expect(dialog.getByText(m.desk_clock_confirm_one_way())).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: m.common_cancel() }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.callsOf('console.moveClock')).toEqual([])
  await user.click(weekButton())
  server.answer({ 'console.moveClock': { clock, move: done }, 'console.clock': { clock, move: done } })
  pressTwice((await question()).getByRole('button', { name: m.desk_clock_move() }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.callsOf('console.moveClock')).toHaveLength(1)
  expect(await screen.findByText(m.desk_clock_ran())).toBeTruthy()
})

test.each([
  ['somebody else moves it', refuse('clock_moving'), () => reasonText('clock_moving')],
  ['no answer comes', offline, m.desk_clock_no_answer],
] as const)('when %s the question stays with what happened', async (_, failure, text) => {
  const { user, server } = await atClock(null, { answers: { 'console.moveClock': failure } })
  await user.click(screen.getByRole('button', { name: m.desk_clock_day() }))
  const dialog = await question()
  await user.click(dialog.getByRole('button', { name: m.desk_clock_move() }))
  expect((await dialog.findByRole('alert')).textContent).toContain(text())
  expect(server.callsOf('console.moveClock')).toHaveLength(1)
})

test('an own moment needs a day, and its time as clocks show it', async () => {
  const { user } = await atClock(null)
  await user.click(screen.getByRole('button', { name: m.desk_clock_move() }))
  expect(screen.getByText(m.field_required())).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('while the clock is read, and when it cannot be, no leap is offered', async () => {
  renderAt('/desk/clock', { answers: { 'console.clock': pending } })
  expect(await screen.findByRole('heading', { level: 1, name: m.desk_clock() })).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.desk_clock_week() })).toBeNull()
  const { user, server } = renderAt('/desk/clock', { answers: { 'console.clock': offline } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'console.clock': { clock, move: null } })
  await user.click(again)
  expect(await screen.findByRole('button', { name: m.desk_clock_week() })).toBeTruthy()
})

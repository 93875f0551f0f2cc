import type { QueueItem } from '@daftar/contract/endpoints/capital/decisions-shapes'
import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { m, reasonText } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { said } from '../../testing/dialogs.ts'
import { aCase, aQueueItem } from '../../testing/fixtures/cases.ts'
import { aStanding } from '../../testing/fixtures/screening.ts'
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
        'screening.ofSubject': aStanding(),
        'files.ticketForStaff': pending,
      },
    })
    expect(await screen.findByText(asRead(m.desk_queue_waiting({ count: 7 })))).toBeTruthy()
    expect(screen.getByText(asRead(m.desk_queue_overdue({ count: 2 })))).toBeTruthy()
    await user.click(screen.getByRole('link', { name: m.desk_opens_case({ name: noorIn[language] }) }))
    expect(await screen.findByRole('heading', { level: 1, name: noorIn[language] })).toBeTruthy()
    expect(address()).toBe('/desk/cases/app_1')
  },
)

test('J leads into the queue from wherever one is, and Enter opens the row; typing is left alone', async () => {
  const { user, address } = renderAt('/desk/cases', {
    ...underwriter,
    answers: {
      'decisions.queue': queue([aQueueItem()]),
      'decisions.case': { case: aCase() },
      'screening.ofSubject': aStanding(),
      'files.ticketForStaff': pending,
    },
  })
  const row = await screen.findByRole('link', { name: m.desk_opens_case({ name: noorIn.en }) })
  await user.click(screen.getByRole('searchbox'))
  await user.keyboard('j')
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  await user.clear(screen.getByRole('searchbox'))
  screen.getByRole('searchbox').blur()
  await user.keyboard('j')
  expect(document.activeElement).toBe(row)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toBe('/desk/cases/app_1'))
})

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

const people = {
  people: [
    { id: 'stf_1', name: 'Huda Saleh' },
    { id: 'stf_2', name: 'Karim Saleh' },
  ],
}
const held = (id: string, name: string) => ({ assignee: { id, name } })

test('selected cases are taken together, each as the page knew it, and the bar is gone', async () => {
  const rows = [aQueueItem(), aQueueItem({ id: 'app_2', ...held('stf_2', 'Karim Saleh') })]
  const { user, server } = renderAt('/desk/cases', {
    ...underwriter,
    answers: {
      'decisions.queue': queue(rows),
      'work.people': people,
      'work.assign': { assignee: { id: 'stf_1', name: 'Huda Saleh' }, count: 2 },
    },
  })
  expect(await screen.findByText(m.desk_assign_nobody())).toBeTruthy()
  expect(screen.getByText('Karim Saleh')).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: m.desk_assign_select_all() }))
  const bar = within(await screen.findByRole('region', { name: m.desk_assign() }))
  await user.click(bar.getByRole('button', { name: m.desk_assign_take() }))
  expect(await screen.findByText(m.desk_assign_given({ name: 'Huda Saleh' }))).toBeTruthy()
  expect(server.callsOf('work.assign').map(({ body }) => body)).toEqual([
    {
      subject: 'application',
      pieces: [
        { id: 'app_1', held_by: null },
        { id: 'app_2', held_by: 'stf_2' },
      ],
      to: 'stf_1',
    },
  ])
  await waitFor(() => expect(screen.queryByRole('region', { name: m.desk_assign() })).toBeNull())
})

test('a case is handed over to a colleague; of one that was quicker the page is told', async () => {
  const { user, server } = renderAt('/desk/cases', {
    ...underwriter,
    answers: {
      'decisions.queue': queue([aQueueItem(held('stf_1', 'Huda Saleh'))]),
      'work.people': people,
      'work.assign': refuse('assigned_meanwhile'),
    },
  })
  expect(await screen.findByText(m.desk_assign_you())).toBeTruthy()
  await user.click(screen.getByRole('checkbox', { name: m.desk_assign_select({ name: noorIn.en }) }))
  await user.click(await screen.findByRole('button', { name: m.desk_assign_hand_over() }))
  await user.click(await screen.findByRole('menuitem', { name: 'Karim Saleh' }))
  expect(await screen.findByText(reasonText('assigned_meanwhile'))).toBeTruthy()
  expect(server.callsOf('work.assign').at(-1)?.body).toMatchObject({ to: 'stf_2' })
})

test('the address narrows the queue to what one has taken; who decides nothing takes nothing', async () => {
  const { server } = renderAt('/desk/cases?held=me', {
    as: ['desk_admin'],
    answers: { 'decisions.queue': queue([aQueueItem()]) },
  })
  expect(await screen.findByText(m.desk_assign_nobody())).toBeTruthy()
  expect(server.callsOf('decisions.queue').at(-1)?.query.held_by).toBe('me')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('a row says how heavy the case would be and how many of its checks passed, once that is known', async () => {
  const outlook = { id: 'app_1', passed: 5, checks: 6, burden_percent: 66.4, burden: 'heavy' } as const
  const { server } = renderAt('/desk/cases', {
    ...underwriter,
    answers: {
      'decisions.queue': queue([aQueueItem()]),
      'decisions.outlook': { outlooks: [outlook] },
    },
  })
  expect(await screen.findByText(asRead(m.desk_checks_passed({ passed: 5, count: 6 })))).toBeTruthy()
  expect(screen.getByText(/66\.4/)).toBeTruthy()
  expect(server.callsOf('decisions.outlook').at(-1)).toMatchObject({ query: { ids: 'app_1' } })
})

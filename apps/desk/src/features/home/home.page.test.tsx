import type { AnswerOf } from '@daftar/contract'
import type { WorkItem } from '@daftar/contract/endpoints/console/work'
import { pending, refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { looks, renderAt } from '../../testing/render-at.tsx'

const hourMs = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

function anItem(more: Partial<WorkItem> = {}): WorkItem {
  return {
    kind: 'relief',
    id: 'rlf_1',
    target: 'lon_1',
    merchant_id: 'mer_lulwa',
    merchant_name: 'Lulwa Jewellery',
    merchant_name_ar: 'لولوة للمجوهرات',
    currency: 'BHD',
    amount: '2620.192',
    count: 4,
    note: 'pause',
    since: inHours(-20),
    due_at: inHours(14.5),
    begun_by: null,
    assignee: null,
    ...more,
  }
}

const second = anItem({
  kind: 'case_second',
  id: 'app_2',
  merchant_name: 'Sadaf Interiors',
  merchant_name_ar: 'صدف للديكور',
  currency: 'AED',
  amount: '400000.00',
  begun_by: 'Karim Saleh',
  due_at: inHours(47.5),
})

function work(more: Partial<AnswerOf<'work.mine'>> = {}): AnswerOf<'work.mine'> {
  const items = [anItem(), second]
  return {
    total: items.length,
    kinds: [
      { kind: 'relief', count: 1, oldest_since: items[0]!.since },
      { kind: 'case_second', count: 1, oldest_since: second.since },
    ],
    next_due_at: items[0]!.due_at,
    items,
    elsewhere: [],
    lending: null,
    settlement: null,
    ...more,
  }
}

const lending = [{ currency: 'BHD' as const, advances: 3, outstanding: '18940.532', in_arrears: 1 }]
const settlement = [
  {
    currency: 'AED' as const,
    run_on: '2026-11-23' as const,
    merchants: 9,
    sales: '402918.75',
    between: '-31274.12',
    advances: '-41806.44',
    held: '-12480.00',
    goes_out: '317358.19',
  },
]
const nothing = { total: 0, kinds: [], next_due_at: null, items: [] }

test.each(looks)(
  'an underwriter lands on what waits, the nearest deadline first, in %s at %i',
  async (language, width) => {
    const { address } = renderAt('/desk', {
      as: ['underwriter'],
      language,
      width,
      answers: {
        'work.mine': work({
          lending,
          elsewhere: [anItem({ id: 'rlf_9', assignee: { id: 'stf_2', name: 'Karim Saleh' } })],
        }),
      },
    })
    const act = await screen.findByRole('link', { name: m.desk_work_act_relief() })
    expect(address()).toBe('/desk/home')
    expect(act.getAttribute('href')).toBe('/desk/relief')
    expect(screen.getAllByText(m.desk_work_relief_pause({ count: 4 })).length).toBeGreaterThan(0)
    expect(
      screen.getByText(m.desk_work_summary({ count: 2, time: m.desk_hours({ count: 14 }) })),
    ).toBeTruthy()
    const row = screen.getByRole('link', {
      name: new RegExp(m.desk_work_case_second({ name: 'Karim Saleh' })),
    })
    expect(row.getAttribute('href')).toBe('/desk/cases/app_2')
    expect(row.textContent).toContain('400,000.00')
    const beside = within(screen.getByRole('complementary', { name: m.desk_work_beside() }))
    expect(beside.getByText(m.desk_work_of({ count: 1, total: 3 })).getAttribute('href')).toBe(
      '/desk/advances?status=overdue',
    )
    expect(
      beside.getByText(m.desk_work_held_by({ what: m.desk_work_queue_relief(), name: 'Karim Saleh' })),
    ).toBeTruthy()
  },
)

test('finance lands on the week’s money by currency, and below it what waits', async () => {
  renderAt('/desk', { as: ['finance'], answers: { 'work.mine': work({ settlement, items: [second] }) } })
  const table = within(await screen.findByRole('region', { name: m.desk_work_settlement() }))
  for (const figure of ['402,918.75', '31,274.12', '41,806.44', '12,480.00', '317,358.19'])
    expect(table.getByText(new RegExp(figure.replaceAll('.', '\\.')))).toBeTruthy()
  expect(table.getByRole('link', { name: m.desk_work_dry_run() }).getAttribute('href')).toBe(
    '/desk/settlement/dry-run',
  )
  expect(screen.getByRole('region', { name: m.desk_work_waits() })).toBeTruthy()
})

test('what is overdue says since when, and where nothing waits that is said too', async () => {
  renderAt('/desk/home', {
    answers: {
      'work.mine': work({ next_due_at: inHours(-5.5), items: [anItem({ due_at: inHours(-5.5) })], total: 1 }),
    },
  })
  const late = m.desk_hours({ count: 5 })
  expect(await screen.findByText(m.desk_work_summary_over({ count: 1, time: late }))).toBeTruthy()
  expect(screen.getByText(m.desk_overdue_by({ time: late }))).toBeTruthy()
  renderAt('/desk/home', { answers: { 'work.mine': work(nothing) } })
  expect(await screen.findByText(m.desk_work_empty_text())).toBeTruthy()
})

test('while the work is on its way none stands there; when it does not come trying again brings it', async () => {
  renderAt('/desk/home', { answers: { 'work.mine': pending } })
  expect(await screen.findByRole('heading', { level: 1, name: m.desk_work() })).toBeTruthy()
  const { user, server } = renderAt('/desk/home', { answers: { 'work.mine': refuse('internal') } })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  expect(screen.getByText(m.desk_work_failed())).toBeTruthy()
  server.answer({ 'work.mine': work(nothing) })
  await user.click(again)
  expect(await screen.findByText(m.desk_work_empty_title())).toBeTruthy()
})

test('the sidebar counts what waits on each screen, and on the screen of one’s own all of it', async () => {
  const counts = {
    total: 5,
    kinds: [
      { kind: 'case' as const, count: 3, oldest_since: inHours(-3) },
      { kind: 'case_second' as const, count: 1, oldest_since: inHours(-3) },
      { kind: 'relief' as const, count: 1, oldest_since: inHours(-3) },
    ],
    next_due_at: inHours(2),
  }
  renderAt('/desk/home', { as: ['underwriter'], answers: { 'work.mine': pending, 'work.counts': counts } })
  const count = (name: string, n: number) =>
    screen.findByRole('link', { name: `${name} ${m.desk_work_waiting({ count: n })}` })
  expect(await count(m.desk_work(), 5)).toBeTruthy()
  expect(await count(m.desk_queue(), 4)).toBeTruthy()
  expect(await count(m.relief_desk_title(), 1)).toBeTruthy()
})

test.each(looks)(
  'applications to sell stand under the name of the business, in %s at %i',
  async (language, width) => {
    const waiting = (kind: WorkItem['kind'], id: string, note: string, more: Partial<WorkItem> = {}) =>
      anItem({
        kind,
        id,
        target: id,
        note,
        merchant_id: null,
        merchant_name: '',
        currency: null,
        amount: null,
        ...more,
      })
    const items = [
      waiting('onboarding', 'onb_1', 'Noor Perfumes'),
      waiting('onboarding_second', 'onb_2', 'Sadaf Interiors', { begun_by: 'Karim Saleh' }),
      waiting('onboarding_call', 'onb_3', 'Rimal Sports'),
    ]
    const kinds = items.map(({ kind, since }) => ({ kind, count: 1, oldest_since: since }))
    const mine = work({ items, kinds, total: 3 })
    const { total, next_due_at } = mine
    const answers = { 'work.mine': mine, 'work.counts': { total, kinds, next_due_at } }
    renderAt('/desk/home', { as: ['reviewer'], language, width, answers })
    const act = await screen.findByRole('link', { name: m.desk_work_act_onboarding() })
    expect(act.getAttribute('href')).toBe('/desk/onboarding/onb_1')
    expect(screen.getByRole('heading', { name: 'Noor Perfumes' })).toBeTruthy()
    const second = screen.getByRole('link', {
      name: new RegExp(m.desk_work_onboarding_second({ name: 'Karim Saleh' })),
    })
    expect(second.getAttribute('href')).toBe('/desk/onboarding/onb_2')
    expect(second.textContent).toContain('Sadaf Interiors')
    const call = screen.getByRole('link', { name: new RegExp(m.desk_work_onboarding_call()) })
    expect(call.getAttribute('href')).toBe('/desk/onboarding/onb_3')
    const beside = within(screen.getByRole('complementary', { name: m.desk_work_beside() }))
    expect(beside.getByRole('link', { name: m.desk_work_queue_onboarding_call() })).toBeTruthy()
  },
)

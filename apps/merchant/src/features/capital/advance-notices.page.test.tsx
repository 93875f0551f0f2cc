import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import type { MandateStatus } from '@daftar/rules/capital/debits/mandate-status'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { paidOffText, transferRefusedText } from '@daftar/words/told'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText, percentText } from '@daftar/words/formats/number'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aClosedAdvance, anAdvance, answersOfAdvance, aRepayment } from '../../testing/fixtures/capital.ts'
import { withSupport } from '../../testing/fixtures/config.ts'
import { phoneWidth, renderAt, type PageOptions } from '../../testing/render-at.tsx'

async function open(advance: Advance, options: PageOptions = {}): Promise<void> {
  renderAt('/finance/tabby-capital/loans/lon_1', {
    config: withSupport,
    answers: answersOfAdvance(advance),
    ...options,
  })
  await screen.findByRole('region', { name: m.loan_history_title() })
}

/** Every notice an advance may have: its title, and what it says. */
const refusedTransfer = { amount: '50000.00', currency: 'AED', on: '2026-11-16' } as const
const notices = {
  completed: [m.loan_closed_title, () => m.loan_closed_text({ date: '16/11/26' })],
  paidOffEarly: [m.loan_closed_title, () => paidOffText({ at: '2026-11-16T06:00:00Z', currency: 'AED' })],
  writtenOff: [m.loan_written_off_title, () => m.loan_written_off_text({ date: '16/11/26' })],
  writtenOffByDebit: [m.loan_written_off_title, () => m.loan_written_off_text_debit({ date: '16/11/26' })],
  sms: [m.loan_debit_sms_title, () => m.loan_debit_sms_text({ phone: isolated('+971501234567') })],
  bank: [m.loan_debit_bank_title, () => m.loan_debit_bank_text()],
  active: [m.loan_debit_active_title, () => m.loan_debit_active_text()],
  ended: [m.loan_debit_closed_title, () => m.loan_debit_closed_text()],
  failed: [m.loan_debit_failed_title, () => m.loan_debit_failed_text()],
  zero: [m.loan_alert_zero_title, () => m.loan_alert_zero_text({ amount: moneyText('10750.00', 'AED') })],
  minimum: [
    m.loan_alert_minimum_title,
    () => m.loan_alert_minimum_text({ amount: moneyText('1375.00', 'AED') }),
  ],
  raised: [
    () => m.loan_alert_rate_title({ rate: percentText(22) }),
    () => m.loan_alert_rate_text({ percent: percentText(35.83) }),
  ],
  arrival: [m.loan_alert_arrival_title, () => m.loan_alert_arrival_text({ date: '30/11/26' })],
  // Beside what happened last it has no head of its own.
  flagged: [() => m.loan_flagged_text({ count: 6 }), () => m.loan_flagged_text({ count: 6 })],
  refused: [m.loan_refused_title, () => transferRefusedText(refusedTransfer)],
  flaggedByDebit: [m.loan_flagged_title, () => m.loan_flagged_text_debit({ count: 4 })],
} as const satisfies Record<string, readonly [title: () => string, text: () => string]>
type Name = keyof typeof notices

/** Those that say whom to talk to. */
const toSupport: readonly Name[] = [
  'writtenOff',
  'writtenOffByDebit',
  'ended',
  'failed',
  'flaggedByDebit',
  'refused',
]

/** Names in the order of the table above. */
function expectOnly(names: readonly Name[]): void {
  const main = within(screen.getByRole('main'))
  const counts = Object.entries(notices).map(([name, [, text]]) => [
    name,
    main.queryAllByText(asRead(text())).length,
  ])
  expect(counts.filter(([, count]) => count !== 0)).toEqual(names.map((name) => [name, 1]))
  for (const name of names) expect(main.getAllByText(asRead(notices[name][0]())).length).toBeGreaterThan(0)
  const support = main.queryAllByRole('link', { name: m.common_contact_support() })
  expect(support).toHaveLength(names.filter((name) => toSupport.includes(name)).length)
  for (const link of support) expect(link.getAttribute('href')).toBe('mailto:support@daftar.example')
}

const raised = [aRepayment({ payment_amount: '15000.00', amount: '5375.00', deducted_percent: 35.83 })]
const nothing = [aRepayment({ payment_amount: '0.00', amount: '0.00', deducted_percent: 100 })]
const part = [aRepayment({ payment_amount: '4000.00', amount: '4000.00', deducted_percent: 100 })]
const more = [aRepayment({ payment_amount: '6000.00', amount: '6000.00', deducted_percent: 100 })]
const paused = [
  aRepayment({ payment_amount: '0.00', amount: '0.00', deducted_percent: 0, due_amount: '0.00' }),
]
const short = { status: 'overdue', shortfall_amount: '1375.00' } as const
const missed = { ...short, shortfall_amount: '5375.00', next_due_amount: '10750.00' } as const
const waiting: Partial<Advance> = { status: 'waiting', next_repayment_date: '2026-11-30', repayments: [] }

/** An advance that repays by direct debit, its mandate in a status. */
const byDebit = (status: MandateStatus) => ({ tags: ['direct_debit'], direct_debit: { status } })
const unsigned: Partial<Advance> = { status: 'waiting_for_dda', repayments: [] }

const situations: [title: string, advance: Advance, shows: Name[]][] = [
  ['a week raised to the minimum', anAdvance({ repayments: raised }), ['raised']],
  ['a week in which nothing was sold', anAdvance({ ...missed, repayments: nothing }), ['zero']],
  ['a week below the minimum', anAdvance({ ...short, repayments: part }), ['minimum']],
  ['the minimum, but not what was carried on top', anAdvance({ ...short, repayments: more }), ['minimum']],
  ['a paused week, which is not missed', anAdvance({ ...short, repayments: paused }), []],
  [
    'several short weeks in a row',
    anAdvance({ ...missed, flagged: true, weeks_short: 6, repayments: nothing }),
    ['zero', 'flagged'],
  ],
  [
    'a missed week repaid by debit',
    anAdvance({ ...missed, tags: ['direct_debit'], repayments: nothing }),
    [],
  ],
  ['an advance on its way', anAdvance(waiting), ['arrival']],
  ['the end after a missed week', aClosedAdvance({ repayments: nothing }), ['completed']],
  [
    'paid off with a new advance',
    aClosedAdvance({ early_pay_off: { repayment_amount: '9000.00', capital_amount: '50000.00' } }),
    ['paidOffEarly'],
  ],
  [
    'a transfer that the bank refused',
    anAdvance({ ...waiting, next_repayment_date: null, refused_transfer: refusedTransfer }),
    ['refused'],
  ],
  ['given up', aClosedAdvance({ written_off: true }), ['writtenOff']],
  [
    'given up, of one by debit',
    aClosedAdvance({ written_off: true, tags: ['direct_debit'] }),
    ['writtenOffByDebit'],
  ],
  [
    'flagged, of one by debit',
    anAdvance({ status: 'overdue', flagged: true, weeks_short: 4, ...byDebit('active') }),
    ['flaggedByDebit'],
  ],
  ['a mandate just made', anAdvance({ ...unsigned, ...byDebit('created') }), ['sms']],
  ['a mandate that waits for its signature', anAdvance({ ...unsigned, ...byDebit('pending') }), ['sms']],
  ['a mandate at the bank', anAdvance({ ...unsigned, ...byDebit('waiting_for_bank_approval') }), ['bank']],
  [
    'a mandate that is active while the money is on its way',
    anAdvance({ ...waiting, ...byDebit('active') }),
    ['active'],
  ],
  ['a mandate that is active while it repays', anAdvance(byDebit('active')), []],
  ['a mandate that ended', anAdvance(byDebit('closed')), ['ended']],
  ['a mandate that was rejected', anAdvance({ ...unsigned, ...byDebit('rejected') }), ['failed']],
  ['a mandate with an error', anAdvance({ ...unsigned, ...byDebit('error') }), ['failed']],
  ['a mandate that was cancelled', anAdvance({ ...unsigned, ...byDebit('canceled') }), ['failed']],
]
test.each(situations)(
  '%s shows its notice and no other [LOAN-07, LOAN-08, LOAN-42, LOAN-43, LOAN-44, LOAN-45, LOAN-46, LOAN-47, LOAN-54, LOAN-55, LOAN-56, LOAN-57, LOAN-58, LOAN-59, DEC-LOAN-25, DEC-LOAN-39, DEC-LOAN-40, DEC-LOAN-42]',
  async (_, advance, shows) => {
    await open(advance)
    expectOnly(shows)
  },
)

test('in Arabic on a phone the message of the mandate keeps the number in its order [LOAN-43]', async () => {
  await open(anAdvance({ ...unsigned, ...byDebit('pending') }), { language: 'ar', width: phoneWidth })
  expectOnly(['sms'])
})

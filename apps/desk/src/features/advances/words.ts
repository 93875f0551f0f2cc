import type { BookDifferenceKind } from '@daftar/rules/capital/advances/book-difference'
import type { WriteOffStatus } from '@daftar/rules/capital/advances/write-off'
import { m } from '@daftar/words'
import type { Attention } from './filters.ts'
import type { DeskAdvanceWhole } from './queries.ts'
import type { WeekKind } from './short-week.ts'

export function attentionText(attention: Attention): string {
  return attentionWords[attention]()
}

export function repaymentTypeText(type: Repayment['repayment_type']): string {
  return typeWords[type]()
}

export function writeOffStatusText(status: WriteOffStatus): string {
  return writeOffWords[status]()
}

export function differenceText(kind: BookDifferenceKind): string {
  return differenceWords[kind]()
}

export function reliefText({ kind, weeks }: Pick<Relief, 'kind' | 'weeks'>): string {
  return kind === 'pause' ? m.desk_advance_relief_pause({ weeks }) : m.desk_advance_relief_lower({ weeks })
}

export function reliefStatusText(status: Relief['status']): string {
  return reliefWords[status]()
}

/** What became of a week, in the words its merchant reads where there are any. */
export function weekText(kind: WeekKind | 'next'): string {
  return weekWords[kind]()
}

type Repayment = DeskAdvanceWhole['repayments'][number]
type Relief = DeskAdvanceWhole['reliefs'][number]
const attentionWords: Readonly<Record<Attention, () => string>> = {
  flagged: m.desk_advances_flagged,
  stopped: m.desk_advances_stopped,
  written_off: m.desk_advances_written_off,
}

const typeWords: Readonly<Record<Repayment['repayment_type'], () => string>> = {
  payout: m.desk_advance_type_payout,
  direct_debit: m.desk_advance_type_debit,
  early_pay_off: m.desk_advance_type_pay_off,
  transfer: m.desk_advance_type_transfer,
}

const writeOffWords: Readonly<Record<WriteOffStatus, () => string>> = {
  proposed: m.desk_advance_write_off_proposed,
  approved: m.desk_advance_write_off_approved,
  declined: m.desk_advance_write_off_declined,
}

const differenceWords: Readonly<Record<BookDifferenceKind, () => string>> = {
  outstanding: m.desk_advances_difference_outstanding,
  closed_balance: m.desk_advances_difference_closed,
  unbalanced: m.desk_advances_difference_unbalanced,
  transit: m.desk_advances_difference_transit,
  dd_clearing: m.desk_advances_difference_clearing,
  merchant_payable: m.desk_advances_difference_merchant_payable,
  wallet_held: m.desk_advances_difference_wallet_held,
  ads_held: m.desk_advances_difference_ads_held,
  card_held: m.desk_advances_difference_card_held,
  card_clearing: m.desk_advances_difference_card_clearing,
}

const reliefWords: Readonly<Record<Relief['status'], () => string>> = {
  asked: m.desk_advance_relief_asked,
  proposed: m.desk_advance_relief_proposed,
  approved: m.desk_advance_relief_approved,
  declined: m.desk_advance_relief_declined,
  withdrawn: m.desk_advance_relief_withdrawn,
}

const weekWords: Readonly<Record<WeekKind | 'next', () => string>> = {
  whole: m.desk_advance_week_whole,
  short: m.desk_advance_week_short,
  missed: m.loan_week_missed,
  paused: m.loan_week_paused,
  next: m.loan_week_next,
}

import type { CycleChangeState } from '@daftar/rules/settlement/cycle-changes'
import type { PayoutCycle } from '@daftar/rules/settlement/settlement-fee'
import type { TransactionKind, TransactionStatus } from '@daftar/rules/transactions/transaction'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'

type Word = () => string

export const kindWords: Readonly<Record<TransactionKind, Word>> = {
  payout: m.money_kind_payout,
  wallet: m.money_kind_wallet,
  card: m.money_kind_card,
}

export const statusWords: Readonly<Record<TransactionStatus, Word>> = {
  waiting: m.money_status_waiting,
  on_its_way: m.money_status_on_its_way,
  done: m.money_status_done,
  failed: m.money_status_failed,
  moved_on: m.money_status_moved_on,
}

export const changeWords: Readonly<Record<CycleChangeState, Word>> = {
  planned: m.money_change_planned,
  current: m.money_change_current,
  past: m.money_change_past,
  taken_back: m.money_change_taken_back,
}

export const cycleWords: Readonly<Record<PayoutCycle, Word>> = {
  weekly: m.payouts_cycle_weekly,
  flexible: m.payouts_cycle_flexible,
}

/** A calendar date inside a sentence of either direction. */
export function dateInSentence(date: string): string {
  return isolated(dateText(date))
}

import type { AdvanceStatus } from '@daftar/rules/capital/advances/advance-status'
import { statusLook, type CapitalStatusLabel } from '@daftar/rules/capital/entry/status-look'
import { m } from '@daftar/words'

/** The words of an advance's status, as its merchant reads them (LOAN-34 to LOAN-39). */
export function advanceStatusText(status: AdvanceStatus): string {
  return statusWords[statusLook(status).label as AdvanceLabel]()
}

type AdvanceLabel = Extract<
  CapitalStatusLabel,
  'completed' | 'paying' | 'missed' | 'waiting' | 'waiting_for_direct_debit'
>

const statusWords: Readonly<Record<AdvanceLabel, () => string>> = {
  completed: m.capital_status_completed,
  paying: m.capital_status_paying,
  missed: m.capital_status_missed,
  waiting: m.capital_status_waiting,
  waiting_for_direct_debit: m.capital_status_waiting_for_direct_debit,
}

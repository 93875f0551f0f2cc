import type { AdvanceStatus } from '@daftar/rules/capital/advances/advance-status'
import { m } from '@daftar/words'

/** Where an advance stands, as the history of a case says it. */
export function advanceText(status: AdvanceStatus): string {
  return texts[status]()
}

const texts: Readonly<Record<AdvanceStatus, () => string>> = {
  waiting: m.desk_history_advance_waiting,
  waiting_for_dda: m.desk_history_advance_waiting,
  paying: m.desk_history_advance_paying,
  overdue: m.desk_history_advance_overdue,
  closed: m.desk_history_advance_closed,
}

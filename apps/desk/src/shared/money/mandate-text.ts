import type { MandateStatus } from '@daftar/rules/capital/debits/mandate-status'
import { m } from '@daftar/words'

/** How it is with a mandate, in the queue and on the page of its advance. */
export function mandateStatusText(status: MandateStatus): string {
  return texts[status]()
}

const texts: Readonly<Record<MandateStatus, () => string>> = {
  created: m.desk_mandate_created,
  pending: m.desk_mandate_pending,
  waiting_for_bank_approval: m.desk_mandate_waiting,
  active: m.desk_mandate_active,
  closed: m.desk_mandate_closed,
  rejected: m.desk_mandate_rejected,
  error: m.desk_mandate_error,
  canceled: m.desk_mandate_canceled,
}

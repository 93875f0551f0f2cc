import type { PresentationStatus } from '@daftar/rules/capital/advances/debit-status'
import { m } from '@daftar/words'
import type { DebitAct, MandateAct } from './queries.ts'

export const debitStatusWords: Readonly<Record<PresentationStatus, () => string>> = {
  pending: m.desk_debit_pending,
  paid: m.desk_debit_paid,
  failed: m.desk_debit_failed,
  unanswered: m.desk_debit_unanswered,
  returned: m.desk_debit_returned,
}

/** The button of an act, and what it does. */
export type ActWords = { verb: () => string; effect: () => string }

export const mandateActWords: Readonly<Record<MandateAct, ActWords>> = {
  active: { verb: m.desk_mandate_act_active, effect: m.desk_mandate_effect_active },
  rejected: { verb: m.desk_mandate_act_rejected, effect: m.desk_mandate_effect_ended },
  error: { verb: m.desk_mandate_act_error, effect: m.desk_mandate_effect_ended },
  canceled: { verb: m.desk_mandate_act_canceled, effect: m.desk_mandate_effect_ended },
  closed: { verb: m.desk_mandate_act_closed, effect: m.desk_mandate_effect_closed },
  resend: { verb: m.desk_mandate_act_resend, effect: m.desk_mandate_effect_resend },
  start: { verb: m.desk_mandate_act_start, effect: m.desk_mandate_effect_start },
}

export const debitActWords: Readonly<Record<DebitAct, ActWords>> = {
  paid: { verb: m.desk_debit_act_paid, effect: m.desk_debit_effect_paid },
  failed: { verb: m.desk_debit_act_failed, effect: m.desk_debit_effect_failed },
  unanswered: { verb: m.desk_debit_act_unanswered, effect: m.desk_debit_effect_unanswered },
  returned: { verb: m.desk_debit_act_returned, effect: m.desk_debit_effect_returned },
  receive: { verb: m.desk_debit_act_receive, effect: m.desk_debit_effect_receive },
}

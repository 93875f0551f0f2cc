import type { MailHeldReason } from '@daftar/rules/support/mail'
import { m } from '@daftar/words'

export const heldWords: Readonly<Record<MailHeldReason, () => string>> = {
  unknown_sender: m.desk_support_mail_unknown_sender,
  forged: m.desk_support_mail_forged,
  ticket_closed: m.desk_support_mail_ticket_closed,
  too_many: m.desk_support_mail_too_many,
}

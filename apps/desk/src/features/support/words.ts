import type { MailHeldReason } from '@daftar/rules/support/mail'
import type { TicketTopic } from '@daftar/rules/support/ticket'
import { m } from '@daftar/words'

export const topicWords: Readonly<Record<TicketTopic, () => string>> = {
  tech_issue: m.desk_support_topic_tech_issue,
  finances: m.desk_support_topic_finances,
  tabby_ads: m.desk_support_topic_ads,
  other: m.desk_support_topic_other,
}

export const heldWords: Readonly<Record<MailHeldReason, () => string>> = {
  unknown_sender: m.desk_support_mail_unknown_sender,
  forged: m.desk_support_mail_forged,
  ticket_closed: m.desk_support_mail_ticket_closed,
  too_many: m.desk_support_mail_too_many,
}

import type { TicketStatus, TicketTopic } from '@daftar/rules/support/ticket'
import { m } from '@daftar/words'

/** Agents tell apart what merchants see as one. */
export const statusWords: Readonly<Record<TicketStatus, () => string>> = {
  new: m.desk_support_status_new,
  opened: m.desk_support_status_opened,
  pending: m.desk_support_status_pending,
  hold: m.desk_support_status_hold,
  escalated: m.desk_support_status_escalated,
  resolved: m.desk_support_status_resolved,
  closed: m.desk_support_status_closed,
}

export const topicWords: Readonly<Record<TicketTopic, () => string>> = {
  tech_issue: m.desk_support_topic_tech_issue,
  finances: m.desk_support_topic_finances,
  tabby_ads: m.desk_support_topic_ads,
  other: m.desk_support_topic_other,
}

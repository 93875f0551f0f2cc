import type { TicketTopic } from '@daftar/rules/support/ticket'
import { m } from '@daftar/words'

export const topicWords: Readonly<Record<TicketTopic, () => string>> = {
  tech_issue: m.desk_support_topic_tech_issue,
  finances: m.desk_support_topic_finances,
  tabby_ads: m.desk_support_topic_ads,
  other: m.desk_support_topic_other,
}

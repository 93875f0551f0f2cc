import type { TicketTopic } from '@daftar/rules/support/ticket'
import { m } from './compiled.ts'

/** What a ticket is about, where it is written and at the desk. */
export function ticketTopicText(topic: TicketTopic): string {
  return texts[topic]()
}

const texts: Readonly<Record<TicketTopic, () => string>> = {
  tech_issue: m.support_topic_tech_issue,
  finances: m.support_topic_finances,
  tabby_ads: m.support_topic_tabby_ads,
  other: m.support_topic_other,
}

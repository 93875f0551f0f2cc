import {
  ticketLooks,
  type TicketFilter,
  type TicketStatus,
  type TicketTopic,
} from '@daftar/rules/support/ticket'
import { m } from '@daftar/words'

const topics: Readonly<Record<TicketTopic, () => string>> = {
  tech_issue: m.support_topic_tech_issue,
  finances: m.support_topic_finances,
  tabby_ads: m.support_topic_tabby_ads,
  other: m.support_topic_other,
}

const labels: Readonly<Record<TicketFilter, () => string>> = {
  new: m.support_status_new,
  opened: m.support_status_opened,
  pending: m.support_status_pending,
  resolved: m.support_status_resolved,
  closed: m.support_status_closed,
}

export function topicText(topic: TicketTopic): string {
  return topics[topic]()
}

export function filterText(filter: TicketFilter): string {
  return labels[filter]()
}

export function ticketStatusText(status: TicketStatus): string {
  return labels[ticketLooks[status].label]()
}

/** What the product says of itself in a thread: `merged_into S-1002`. */
export function systemText(body: string): string {
  const [kind, number = ''] = body.split(' ')
  const shown = `\u2066${number}\u2069`
  if (kind === 'merged_into') return m.support_merged_into({ number: shown })
  if (kind === 'merged_from') return m.support_merged_from({ number: shown })
  return body
}

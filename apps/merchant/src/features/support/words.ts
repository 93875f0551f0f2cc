import type { HelpSection } from '@daftar/rules/support/help-sections'
import { ticketLooks, type TicketFilter, type TicketStatus } from '@daftar/rules/support/ticket'
import { m } from '@daftar/words'

const labels: Readonly<Record<TicketFilter, () => string>> = {
  new: m.support_status_new,
  opened: m.support_status_opened,
  pending: m.support_status_pending,
  resolved: m.support_status_resolved,
  closed: m.support_status_closed,
}

export function filterText(filter: TicketFilter): string {
  return labels[filter]()
}

export function ticketStatusText(status: TicketStatus): string {
  return labels[ticketLooks[status].label]()
}

const sections: Readonly<Record<HelpSection, () => string>> = {
  orders: m.support_help_orders,
  money: m.support_help_money,
  capital: m.support_help_capital,
  business: m.support_help_business,
  integration: m.support_help_integration,
}

export function sectionText(section: HelpSection): string {
  return sections[section]()
}

/** What the product says of itself in a thread: `merged_into S-1002`. */
export function systemText(body: string): string {
  const [kind, number = ''] = body.split(' ')
  const shown = `\u2066${number}\u2069`
  if (kind === 'merged_into') return m.support_merged_into({ number: shown })
  if (kind === 'merged_from') return m.support_merged_from({ number: shown })
  if (kind === 'mail_files_left') return m.support_mail_files_left({ count: Number(number) })
  return body
}

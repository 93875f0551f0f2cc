import type { StatusLook } from '../status/status-look.ts'
import { defineTransitions } from '../status/transitions.ts'

/** SUP-10, in the order of a ticket's life. */
export const ticketStatuses = ['new', 'opened', 'pending', 'hold', 'escalated', 'resolved', 'closed'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

/**
 * Who moves a ticket (DEC-SUP-7). A message of the merchant opens again what waited for one; what is closed
 * stays so: a new problem is a new ticket.
 */
export const ticketTransitions = defineTransitions<TicketStatus>({
  new: { opened: ['staff'], closed: ['merchant', 'staff'] },
  opened: {
    pending: ['staff'],
    hold: ['staff'],
    // By time where an answer is late.
    escalated: ['staff', 'system'],
    resolved: ['staff'],
    closed: ['merchant', 'staff'],
  },
  pending: { opened: ['merchant', 'staff'], resolved: ['staff'], closed: ['merchant', 'staff'] },
  hold: {
    opened: ['staff'],
    pending: ['staff'],
    escalated: ['staff'],
    resolved: ['staff'],
    closed: ['merchant', 'staff'],
  },
  escalated: {
    opened: ['staff'],
    pending: ['staff'],
    hold: ['staff'],
    resolved: ['staff'],
    closed: ['merchant', 'staff'],
  },
  resolved: { opened: ['merchant', 'staff'], closed: ['merchant', 'staff', 'system'] },
  closed: {},
})

/** What a merchant filters by: `opened` stands for everything an agent works on (SUP-11). */
export const ticketFilters = ['new', 'pending', 'opened', 'resolved', 'closed'] as const
export type TicketFilter = (typeof ticketFilters)[number]

/** The statuses a filter means; an unknown one means none. */
export function statusesOf(filters: readonly string[]): TicketStatus[] {
  const wanted = new Set(filters.flatMap((filter) => (filter === 'opened' ? withOpened : [filter])))
  return ticketStatuses.filter((status) => wanted.has(status))
}
const withOpened: readonly string[] = ['opened', 'hold', 'escalated']

/** SUP-14: anything but closed. */
export function isActiveTicket(status: TicketStatus): boolean {
  return status !== 'closed'
}

/** DEC-SUP-7: the badge of a ticket. Words: `support_status_<label>`. */
export const ticketLooks = {
  new: { label: 'new', tone: 'accent' },
  opened: { label: 'opened', tone: 'accent' },
  hold: { label: 'opened', tone: 'accent' },
  escalated: { label: 'opened', tone: 'accent' },
  pending: { label: 'pending', tone: 'warning' },
  resolved: { label: 'resolved', tone: 'positive' },
  closed: { label: 'closed', tone: 'default' },
} as const satisfies Record<TicketStatus, StatusLook>

/** SUP-12. `tabby_ads` is what the wire calls the topic of advertising (ADS-04). */
export const ticketTopics = ['tech_issue', 'finances', 'tabby_ads', 'other'] as const
export type TicketTopic = (typeof ticketTopics)[number]

/** The topics whose form asks for an order (DEC-SUP-2). */
export function asksForOrder(topic: TicketTopic): boolean {
  return topic === 'finances' || topic === 'tech_issue'
}

/** SUP-13. */
export const csatStates = ['none', 'requested', 'positive', 'negative'] as const
export type CsatState = (typeof csatStates)[number]

/**
 * The rating a ticket stands at once it is resolved: asked for once, where a person answered. What was rated
 * stays so however often the ticket is opened again, and a ticket that nobody answered is not rated
 * (DEC-SUP-5).
 */
export function csatAfterResolved(csat: CsatState, hasAnswer: boolean): CsatState {
  return csat === 'none' && hasAnswer ? 'requested' : csat
}

/** Lengths in characters, inclusive, and counts (DEC-SUP-2, DEC-SUP-4, DEC-SUP-5). */
export const ticketLimits = {
  subject: { least: 3, most: 100 },
  description: { least: 10, most: 2000 },
  message: { least: 1, most: 2000 },
  note: 500,
  files: 5,
} as const

/** How long a resolved ticket can be opened again by writing, in hours (DEC-SUP-7). */
export const closedAfterHours = 72

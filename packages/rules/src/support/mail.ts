import { defineTransitions } from '../status/transitions.ts'

/**
 * Why a mail to a ticket waits for an agent before anything of it is seen in the ticket. Words:
 * `desk_support_mail_<reason>`.
 */
export const mailHeldReasons = ['unknown_sender', 'forged', 'ticket_closed', 'too_many'] as const
export type MailHeldReason = (typeof mailHeldReasons)[number]

/** How a mail to a ticket stands. */
export const mailStatuses = ['landed', 'held', 'let_in', 'thrown_away'] as const
export type MailStatus = (typeof mailStatuses)[number]

/** What waits is decided once. */
export const mailTransitions = defineTransitions<MailStatus>({
  landed: {},
  held: { let_in: ['staff'], thrown_away: ['staff'] },
  let_in: {},
  thrown_away: {},
})

/** More mails to one ticket within an hour are those of a machine. */
export const mailsAnHourMost = 20

/** What is known of a mail when it is decided where it goes. */
export interface MailStanding {
  /** Its sender is somebody of the merchant who may see the ticket. */
  isOfMerchant: boolean
  isForged: boolean
  isTicketClosed: boolean
  /** Mails to the same ticket within the last hour. */
  withinHour: number
}

/** Why a mail has to wait for an agent; null where it lands in the ticket at once. */
export function mailHeldFor(mail: MailStanding): MailHeldReason | null {
  if (mail.isForged) return 'forged'
  if (!mail.isOfMerchant) return 'unknown_sender'
  if (mail.withinHour >= mailsAnHourMost) return 'too_many'
  return mail.isTicketClosed ? 'ticket_closed' : null
}

/** Who wrote a mail that an agent let in: an address, no person of the merchant's. */
export function mailAuthor(address: string): string {
  return `${authorPrefix}${address}`
}

/** The address of such an author; null of everybody else. */
export function addressOfAuthor(authorId: string): string | null {
  return authorId.startsWith(authorPrefix) ? authorId.slice(authorPrefix.length) : null
}
const authorPrefix = 'mail:'

import type { ReasonTable } from '../error-types.ts'

/** Refusals of support tickets and of what is written in them. */
export const supportReasons = {
  ticket_closed: [409, 'conflict', 'the ticket is closed'],
  newer_message: [409, 'conflict', 'somebody wrote meanwhile'],
  already_rated: [409, 'conflict', 'the ticket was rated already'],
  attachment_unknown: [400, 'bad_data', 'an attachment is not there'],
} as const satisfies ReasonTable

import type { SignInAudience } from '@daftar/contract/endpoint'
import type { Keys } from '../../../platform/crypto/keys.ts'

/** README decision 13. */
const validSeconds = 60

export interface TicketFacts {
  merchantId: string
  fileId: string
  /** The one person who may use it. */
  personId: string
}

/** A signed permit to read one file: for one person of one audience, for 60 seconds of the product's clock. */
export function writeTicket(
  keys: Keys,
  audience: SignInAudience,
  { merchantId, fileId, personId }: TicketFacts,
  now: Date,
): { ticket: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + validSeconds * 1000)
  const payload = [merchantId, fileId, personId, expiresAt.getTime().toString(36)].join('.')
  return { ticket: `${payload}.${keys.sign(purposeOf(audience), payload)}`, expiresAt }
}

/** What a ticket permits, or null: changed, run out, somebody else's, or of the other audience. */
export function readTicket(
  keys: Keys,
  audience: SignInAudience,
  ticket: string,
  personId: string,
  now: Date,
): TicketFacts | null {
  const end = ticket.lastIndexOf('.')
  const payload = ticket.slice(0, Math.max(0, end))
  if (!keys.verify(purposeOf(audience), payload, ticket.slice(end + 1))) return null
  const [merchantId = '', fileId = '', owner = '', expires = ''] = payload.split('.')
  if (owner !== personId || Number.parseInt(expires, 36) <= now.getTime()) return null
  return { merchantId, fileId, personId }
}

function purposeOf(audience: SignInAudience): string {
  return `file-ticket:${audience}`
}

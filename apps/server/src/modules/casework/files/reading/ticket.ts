import type { SignInAudience } from '@daftar/contract/endpoint'
import { documentReasons, type DocumentReason } from '@daftar/contract/endpoints/casework/files'
import type { Keys } from '../../../../platform/crypto/keys.ts'

/** README decision 13. */
const validSeconds = 60

export interface TicketFacts {
  merchantId: string
  fileId: string
  /** The one person who may use it. */
  personId: string
  /** Why staff open an identity document; its copy is marked with it. */
  reason?: DocumentReason
  /** The document itself, without a mark. */
  isOriginal?: boolean
}

/**
 * A signed permit to read one file: for one person of one audience, for 60 seconds of the product's clock.
 */
export function writeTicket(
  keys: Keys,
  audience: SignInAudience,
  { merchantId, fileId, personId, reason, isOriginal = false }: TicketFacts,
  now: Date,
): { ticket: string; expiresAt: Date } {
  const expiresAt = new Date(now.getTime() + validSeconds * 1000)
  const until = expiresAt.getTime().toString(36)
  const payload = [merchantId, fileId, personId, until, reason ?? '', isOriginal ? 'original' : ''].join('.')
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
  const [merchantId = '', fileId = '', owner = '', expires = '', why, original] = payload.split('.')
  if (owner !== personId || Number.parseInt(expires, 36) <= now.getTime()) return null
  const reason = documentReasons.find((one) => one === why)
  return { merchantId, fileId, personId, ...(reason && { reason }), isOriginal: original === 'original' }
}

function purposeOf(audience: SignInAudience): string {
  return `file-ticket:${audience}`
}

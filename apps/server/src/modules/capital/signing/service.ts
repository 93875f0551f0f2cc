import type { SignedCall } from '../../../platform/http/signed-calls.ts'

/** What can happen to a contract that was sent. */
export type EventKind = 'viewed' | 'signed' | 'declined' | 'expired'

/** Who keeps the contracts until they are signed: our own page, or a service of others (DEC-APPL-4). */
export type SigningService = { readonly kind: 'embedded' } | OutsideService

export interface OutsideService {
  readonly kind: 'docuseal'
  /** Marks the place of the signature in the document; stands there unseen. */
  readonly signatureTag: string
  /**
   * Hands a contract over; asked again for the same envelope it answers the same. Throws when the service
   * cannot.
   */
  send(request: SigningRequest): Promise<Kept>
  /** The signed document as the service made it. Throws while there is none. */
  signedCopy(externalId: string): Promise<Buffer>
  /** From then on nobody signs it there. */
  withdraw(externalId: string): Promise<void>
  /** Reads a call of the service: null when it is not the service's own. */
  readCall(call: SignedCall): ServiceEvent | 'nothing' | null
}

/** What is handed over to be signed. */
export interface SigningRequest {
  envelopeId: string
  title: string
  fileName: string
  bytes: Buffer
  signer: { name: string; email: string; phone: string }
  expiresAt: Date
}

/** Where the service keeps it. */
export interface Kept {
  externalId: string
  /** The page on which it is signed. */
  address: string
}

export interface ServiceEvent {
  /** The same for each repeat of one event. */
  eventId: string
  externalId: string
  kind: EventKind
  /** Why the signatory declined. */
  reason: string
  /** From where the signatory acted, as the service saw it. */
  ip: string
  userAgent: string
}

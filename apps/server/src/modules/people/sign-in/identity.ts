import type { SignInAudience } from '@daftar/contract'
import type { Factor } from '@daftar/rules/contact/factor'
import type { Keys } from '../../../platform/crypto/keys.ts'

export interface ContactOf {
  audience: SignInAudience
  factor: Factor
  /** Normalised. */
  contact: string
  /** The known device that asks, the name of a lane, or '' for all other browsers together. */
  device: string
}

/**
 * The lane of codes that only the owner of a linked phone can ask for, signed in: what strangers do at the
 * door, who know no more than the number, takes none of them.
 */
export const proofLane = 'account_proof'

/**
 * Whom codes are counted for: a contact, whether anybody has it or not. The contact cannot be read from it.
 */
export function identityOf(keys: Keys, { audience, factor, contact, device }: ContactOf): Buffer {
  return keys.hash('sign_in_identity', audience, factor, contact, device)
}

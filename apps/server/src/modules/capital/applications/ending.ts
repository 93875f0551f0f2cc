import type { Actor } from '@daftar/rules/status/actors'
import { canMove } from '@daftar/rules/status/transitions'
import {
  applicationTransitions,
  type CancellationCause,
} from '@daftar/rules/capital/applications/application-status'
import { statusAfterCancellation, type OfferStatus } from '@daftar/rules/capital/offers/offer-status'
import { dateInZone, zoneOfCurrency } from '@daftar/rules/calendar/zones'
import type { Tx } from '../../../platform/database/database.ts'
import { findOffer, moveOffer } from '../offers/index.ts'
import { applicationReview } from './form-review.ts'
import { forgetPasswords } from './review.ts'
import { moveApplication } from './save.ts'
import type { ApplicationRow } from './store.ts'

export interface Ending {
  actor: Actor
  actorId: string
  detail: string
  at: Date
}

export interface Cancellation extends Ending {
  /** As the merchant reads it; `detail` is for the history. */
  cause: CancellationCause
}

/**
 * Cancels an application and gives its offer back, or lets it expire when its days are over (DEC-APPL-4,
 * DEC-OFR-2). False when it cannot be cancelled, or somebody was faster.
 */
export async function cancelApplication(
  tx: Tx,
  row: ApplicationRow,
  cancellation: Cancellation,
): Promise<boolean> {
  const { cause, ...ending } = cancellation
  if (!canMove(applicationTransitions, row.status, 'cancelled', ending.actor)) return false
  const set = { cancelled_for: cause, proposal: null, saved_at: ending.at }
  if (!(await moveApplication(tx, row, { to: 'cancelled', set, ...ending }))) return false
  await giveOfferBack(tx, row, ending)
  await applicationReview.forget(tx, row)
  await forgetPasswords(tx, row.merchant_id, row.id)
  return true
}

async function giveOfferBack(tx: Tx, row: ApplicationRow, ending: Ending): Promise<void> {
  const offer = await findOffer(tx, row.merchant_id, row.offer_id)
  if (offer?.status !== 'hidden') return
  const zone = zoneOfCurrency(row.currency)
  const today = dateInZone(ending.at.getTime(), zone)
  await endOffer(
    tx,
    row,
    statusAfterCancellation(dateInZone(offer.created_at.getTime(), zone), today),
    ending,
  )
}

/** Moves the hidden offer of an application and keeps who did it and why. */
export async function endOffer(tx: Tx, row: ApplicationRow, to: OfferStatus, ending: Ending): Promise<void> {
  await moveOffer(tx, { merchantId: row.merchant_id, id: row.offer_id }, { from: 'hidden', to, ...ending })
}

import { cleanListing, listingProblems, type ListingDocument } from '@daftar/rules/listings/document'
import { isOpenListing, listingReviewDays, maySubmitListing } from '@daftar/rules/listings/listing-status'
import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, type Refusal } from '../../../platform/http/refusal.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import type { StoreRow } from '../../merchants/merchants/index.ts'
import { workingDeadline } from '../stores/index.ts'
import type { ListingsDependencies } from './dependencies.ts'
import { listingMachine } from './machine.ts'
import { letGoOfPictures, strangePictures } from './pictures.ts'
import { changeListing, insertListing, lockListing } from './store.ts'

interface Writing {
  personId: string
  ifMatch: number
  at: Date
}

/**
 * Saves what is written so far (DEC-STO-9). What was published stays; what was rejected or published becomes
 * a draft again. Refuses what is beyond a limit, and `stale_version`.
 */
export async function saveListing(
  tx: Tx,
  { documents }: ListingsDependencies,
  store: StoreRow,
  given: ListingDocument,
  { personId, ifMatch, at }: Writing,
): Promise<Refusal | null> {
  const { merchant_id, id } = store
  const row = await lockListing(tx, merchant_id, id)
  if (row && !isOpenListing(row.status)) return refuse('wrong_status')
  if ((row?.version ?? 0) !== ifMatch) return refuse('stale_version')
  const document = cleanListing(given)
  const problems = {
    ...listingProblems(given, false),
    ...(await strangePictures(tx, documents, merchant_id, document)),
  }
  if (Object.keys(problems).length > 0) return refuseFields(problems)
  const written = { document, saved_by: personId, saved_at: at }
  if (!row) return (await insertListing(tx, { merchant_id, id, ...written })) ? null : refuse('stale_version')
  await letGoOfPictures(tx, documents, merchant_id, [row.document], [document, row.published])
  if (!(await changeListing(tx, row, written))) return refuse('stale_version')
  if (row.status === 'draft') return null
  const move = { to: 'draft', actor: 'merchant', actorId: personId, at } as const
  return (await moveStatus(tx, listingMachine, row, move)) === 'lost' ? refuse('wrong_status') : null
}

/** Hands a listing in. Refuses what it lacks still, at its field. */
export async function submitListing(
  tx: Tx,
  { calendarOf }: ListingsDependencies,
  store: StoreRow,
  { personId, ifMatch, at }: Writing,
): Promise<Refusal | null> {
  const row = await lockListing(tx, store.merchant_id, store.id)
  if (!row) return refuse('not_found')
  if (!maySubmitListing(row.status)) return refuse('wrong_status')
  if (row.version !== ifMatch) return refuse('stale_version')
  const problems = listingProblems(row.document, true)
  if (Object.keys(problems).length > 0) return refuseFields(problems)
  const deadline = workingDeadline(calendarOf, store.currency as Currency, listingReviewDays, at)
  const set = {
    submitted_at: at,
    deadline_at: deadline,
    decided_at: null,
    decided_by: null,
    said_en: '',
    said_ar: '',
  }
  if (!(await changeListing(tx, row, set))) return refuse('stale_version')
  const move = { to: 'in_review', actor: 'merchant', actorId: personId, at } as const
  return (await moveStatus(tx, listingMachine, row, move)) === 'lost' ? refuse('wrong_status') : null
}

import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { showStoreAs } from '../../merchants/merchants/index.ts'
import type { ListingsDependencies } from './dependencies.ts'
import { listingMachine, type ListingRow } from './machine.ts'
import { letGoOfPictures } from './pictures.ts'
import { changeListing } from './store.ts'

interface Reviewing {
  staffId: string
  at: Date
}

/** Shows to shoppers what was handed in: from now on where people pay in the store. */
export async function publish(
  tx: Tx,
  { documents }: ListingsDependencies,
  row: ListingRow,
  by: Reviewing,
): Promise<Refusal | null> {
  if (row.status !== 'in_review') return refuse('wrong_status')
  const { merchant_id, document, published } = row
  const done = await decide(tx, row, 'published', by, {
    ...{ published: document, published_at: by.at, said_en: '', said_ar: '' },
  })
  if (done) return done
  await letGoOfPictures(tx, documents, merchant_id, [published], [document])
  const { name_en: name, name_ar: nameAr, colour, logo, cover } = document
  await showStoreAs(tx, merchant_id, row.id, { name, nameAr, colour, logo, cover })
  return null
}

/** Sends it back with a comment; what is published stays. */
export async function reject(
  tx: Tx,
  row: ListingRow,
  { said, ...by }: Reviewing & { said: { en: string; ar: string } },
): Promise<Refusal | null> {
  if (row.status !== 'in_review') return refuse('wrong_status')
  return decide(tx, row, 'rejected', by, { said_en: said.en, said_ar: said.ar })
}

/** Takes what is published away from shoppers; what its merchant is writing beside it stays as it is. */
export async function unpublish(
  tx: Tx,
  { documents }: ListingsDependencies,
  row: ListingRow,
  { said, ...by }: Reviewing & { said: { en: string; ar: string } },
): Promise<Refusal | null> {
  const { published, document, merchant_id, id } = row
  if (!published) return refuse('wrong_status')
  const set = { published: null, published_at: null, said_en: said.en, said_ar: said.ar }
  const done =
    row.status === 'published'
      ? await decide(tx, row, 'unpublished', by, set)
      : (await changeListing(tx, row, set))
        ? null
        : refuse('stale_version')
  if (done) return done
  await letGoOfPictures(tx, documents, merchant_id, [published], [document])
  await showStoreAs(tx, merchant_id, id, null)
  return null
}

async function decide(
  tx: Tx,
  row: ListingRow,
  to: 'published' | 'rejected' | 'unpublished',
  { staffId, at }: Reviewing,
  more: Partial<Pick<ListingRow, 'published' | 'published_at'>> & Pick<ListingRow, 'said_en' | 'said_ar'>,
): Promise<Refusal | null> {
  const set = {
    ...{ deadline_at: null, decided_by: staffId, decided_at: at, version: row.version + 1 },
    ...more,
  }
  const move = { to, actor: 'reviewer', actorId: staffId, detail: more.said_en, at, set } as const
  return (await moveStatus(tx, listingMachine, row, move)) === 'lost' ? refuse('wrong_status') : null
}

import type { Tx } from '../../../platform/database/database.ts'
import { refuse, refuseFields, Refusal } from '../../../platform/http/refusal.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { addStore, offerProduct } from '../../merchants/merchants/index.ts'
import { storeRequestMachine, type RequestRow } from './machine.ts'

interface Deciding {
  staffId: string
  at: Date
  note: string
}

/** Makes what was asked for, by the commands of merchants, in the caller's transaction. */
export async function approve(
  tx: Tx,
  row: RequestRow,
  { code, products, ...by }: Deciding & { code: string; products: readonly string[] },
): Promise<Refusal | null> {
  if (row.status !== 'waiting') return refuse('wrong_status')
  const made = row.facts ? await makeStore(tx, row, { code, products, at: by.at }) : await letOffer(tx, row)
  if (made instanceof Refusal) return made
  return decide(tx, row, 'approved', by, { store_id: made })
}

export function decline(
  tx: Tx,
  row: RequestRow,
  { said, ...by }: Deciding & { said: { en: string; ar: string } },
): Promise<Refusal | null> {
  return decide(tx, row, 'declined', by, { said_en: said.en, said_ar: said.ar })
}

async function decide(
  tx: Tx,
  row: RequestRow,
  to: 'approved' | 'declined',
  { staffId, at, note }: Deciding,
  more: { store_id?: string | null; said_en?: string; said_ar?: string },
): Promise<Refusal | null> {
  if (row.status !== 'waiting') return refuse('wrong_status')
  const set = { ...more, note, decided_by: staffId, decided_at: at }
  const move = { to, actor: 'reviewer', actorId: staffId, detail: note, at, set } as const
  return (await moveStatus(tx, storeRequestMachine, row, move)) === 'lost' ? refuse('wrong_status') : null
}

async function makeStore(
  tx: Tx,
  { merchant_id, facts }: RequestRow,
  { code, products, at }: { code: string; products: readonly string[]; at: Date },
): Promise<string | Refusal> {
  if (!facts) return refuse('not_found')
  if (code === '') return refuseFields({ code: 'required' })
  const { name, nameAr, country: _, ...details } = facts
  const added = await addStore(tx, merchant_id, { code, name, nameAr, products, details }, at)
  return added instanceof Refusal ? added : added.storeId
}

/** A store that was given the product meanwhile has what was asked for. */
async function letOffer(tx: Tx, { merchant_id, store_id, product }: RequestRow): Promise<string | Refusal> {
  if (store_id === null || product === null) return refuse('not_found')
  const refused = await offerProduct(tx, merchant_id, store_id, product)
  return refused && refused.reason !== 'product_offered' ? refused : store_id
}

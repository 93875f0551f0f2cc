import type { ReadTx } from '../../../platform/database/database.ts'
import { holding } from '../../../platform/database/like.ts'
import type { Row } from '../../../platform/database/rows.ts'

/** The most merchants one part of a name stands for. */
const most = 50

/**
 * The merchants somebody means: the one with that id, else those whose name in either language holds the
 * text. Null means all of them; an empty list that nobody is called so.
 */
export async function merchantsMeant(tx: ReadTx, text: string | undefined): Promise<string[] | null> {
  if (!text) return null
  const pattern = holding(text)
  const rows = await tx<Row<'merchant_public', 'merchant_id'>[]>`
    select merchant_id from merchant_public
     where sandbox_of is null and (merchant_id = ${text} or name ilike ${pattern} or name_ar ilike ${pattern})
     order by merchant_id limit ${most}`
  const ids = rows.map((row) => row.merchant_id)
  return ids.includes(text) ? [text] : ids
}

export async function isKnownMerchant(tx: ReadTx, merchantId: string): Promise<boolean> {
  const rows = await tx`select from merchant_public where merchant_id = ${merchantId} and sandbox_of is null`
  return rows.length === 1
}

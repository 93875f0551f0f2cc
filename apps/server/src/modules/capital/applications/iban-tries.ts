import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import type { ApplicationRow } from './store.ts'

const hourMs = 3_600_000

/**
 * Counts one more try of the missing digits in one statement; false when this hour's are used up. Its version
 * stays.
 */
export async function countIbanTry(
  tx: Tx,
  { merchant_id, id }: ApplicationRow,
  { limit, at }: { limit: number; at: Date },
): Promise<boolean> {
  const since = new Date(at.getTime() - hourMs)
  const counted = await tx`
    update application set
      iban_tries = case when iban_tries_from > ${since} then iban_tries + 1 else 1 end,
      iban_tries_from = case when iban_tries_from > ${since} then iban_tries_from else ${at} end
     where merchant_id = ${merchant_id} and id = ${id}
       and (iban_tries < ${limit} or iban_tries_from is null or iban_tries_from <= ${since})`
  return counted.count === 1
}

/** When the digits may be tried again. */
export async function ibanTriesFreeAt(tx: Tx, { merchant_id, id }: ApplicationRow, at: Date): Promise<Date> {
  const [row] = await tx<Row<'application', 'iban_tries_from'>[]>`
    select iban_tries_from from application where merchant_id = ${merchant_id} and id = ${id}`
  return new Date((row?.iban_tries_from ?? at).getTime() + hourMs)
}

/**
 * After wrong digits the IBAN is asked for anew (KYB-105); its version stays, for nothing of the application
 * has changed.
 */
export async function forgetGivenIban(tx: Tx, { merchant_id, id }: ApplicationRow): Promise<void> {
  await tx`
    update application set given_iban = null, given_bank_name = ''
     where merchant_id = ${merchant_id} and id = ${id}`
}

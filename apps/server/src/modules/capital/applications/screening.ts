import type { Screened } from '@daftar/rules/screening/match'
import type { ScreeningState } from '@daftar/rules/screening/standing'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { screen, screeningOf } from '../../casework/screening/index.ts'
import { findMerchant } from '../../merchants/merchants/index.ts'
import type { ApplicationRow } from './store.ts'

type Named = Pick<
  ApplicationRow,
  | 'merchant_id'
  | 'id'
  | 'authorized_signatory'
  | 'finance_contact'
  | 'sign_authority'
  | 'legal_info'
  | 'shareholders'
>

/**
 * Everybody an application for an advance names, the company too, is compared with the lists in use as it is
 * handed in.
 */
export async function screenApplication(tx: Tx, row: Named, at: Date): Promise<void> {
  const merchant = await findMerchant(tx, row.merchant_id)
  await screen(
    tx,
    {
      ...{ merchantId: row.merchant_id, subject: 'kyb', subjectId: row.id },
      ...{ about: merchant?.name ?? '', named: namedIn(row) },
    },
    at,
  )
}

/**
 * How the lists stand to an application that is about to be approved, whoever is not compared yet included.
 */
export async function screeningNow(tx: Tx, row: Named, at: Date): Promise<ScreeningState> {
  await screenApplication(tx, row, at)
  return screeningStateOf(tx, row)
}

/** The same as it was found last. */
export async function screeningStateOf(tx: ReadTx, { id }: Pick<Named, 'id'>): Promise<ScreeningState> {
  return (await screeningOf(tx, 'kyb', id)).state
}

function namedIn(row: Named): Screened[] {
  const { legal_info: legal, shareholders } = row
  const people = [row.authorized_signatory, row.finance_contact]
  const company = legal?.company_name || row.sign_authority?.legal_name || ''
  return [
    ...people.flatMap((one) => (one ? [facts('person', one.name)] : [])),
    facts('company', company),
    ...(shareholders ?? []).map(({ type, name }) => facts(type === 'company' ? 'company' : 'person', name)),
  ]
}

/** An application asks for no birth date and no nationality. */
function facts(kind: Screened['kind'], name: string): Screened {
  return { kind, name, birthYear: null, nationality: null }
}

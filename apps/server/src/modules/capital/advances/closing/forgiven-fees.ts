import { advanceFee, deferredFee } from '@daftar/rules/ledger/accounts'
import type { ReadTx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import { numbersOf } from '../../../money/tax-documents/index.ts'
import type { AdvanceRow } from '../store.ts'

/**
 * A part of the fee that is charged no more. Its VAT was due at funding, so a tax credit note takes that
 * back.
 */
export interface ForgivenFee {
  /** Of its credit note; null while none could be issued. */
  number: string | null
  /** The discount of an early pay-off (DEC-LOAN-26), or what a write-off gave up (DEC-LOAN-25). */
  how: 'paid_off' | 'written_off'
  at: Date
  netMinor: bigint
  vatMinor: bigint
}

/** What was forgiven of an advance's fee, with the numbers of its credit notes. */
export async function forgivenFees(tx: ReadTx, advance: AdvanceRow): Promise<ForgivenFee[]> {
  const parts = await forgivenParts(tx, advance)
  if (parts.length === 0) return []
  const numbers = await numbersOf(tx, { merchantId: advance.merchant_id, kind: 'credit_note' })
  return parts.map((part, index) => ({
    ...part,
    number: numbers.get(noteSubject(advance.id, index)) ?? null,
  }))
}

/** What the credit note to a part is for: an advance's are counted from 1. */
export function noteSubject(advanceId: string, index: number): string {
  return `${advanceId}/${index + 1}`
}

/** The parts as the journal has them and in its order; with nothing credited, there are none. */
export async function forgivenParts(
  tx: ReadTx,
  { merchant_id: merchantId, id, credited_minor: creditedMinor }: AdvanceRow,
): Promise<Omit<ForgivenFee, 'number'>[]> {
  if (creditedMinor === 0n) return []
  const rows = await tx<
    (Row<'ledger_transaction', 'kind' | 'at'> & { net_minor: string; vat_minor: string })[]
  >`
    select t.kind, t.at,
           sum(case when p.account in (${deferredFee(id)}, 'fee_income') then p.amount_minor else 0 end)::text as net_minor,
           sum(case when p.account = 'vat_output' then p.amount_minor else 0 end)::text as vat_minor
      from ledger_transaction t
      join ledger_posting p on p.merchant_id = t.merchant_id and p.transaction_id = t.id
     where t.merchant_id = ${merchantId} and t.kind in ('funding_confirmed', 'written_off')
       and exists (select from ledger_posting o
                    where o.merchant_id = t.merchant_id and o.transaction_id = t.id and o.account = ${advanceFee(id)})
     group by t.id, t.kind, t.at, t.number
     order by t.number`
  return rows
    .map((row) => ({
      how: row.kind === 'written_off' ? ('written_off' as const) : ('paid_off' as const),
      at: row.at,
      netMinor: BigInt(row.net_minor),
      vatMinor: BigInt(row.vat_minor),
    }))
    .filter(({ netMinor, vatMinor }) => netMinor + vatMinor > 0n)
}

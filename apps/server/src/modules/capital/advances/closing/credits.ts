import { sumMinor } from '@daftar/rules/money/money'
import type { ReadTx } from '../../../../platform/database/database.ts'
import type { ForgivenFee } from './forgiven-fees.ts'
import type { AdvanceRow } from '../store.ts'

/**
 * What was forgiven of an advance and when; together C, so that the book of repayments and credits comes to
 * what is left.
 */
export interface Credit {
  /** The discount of an early pay-off (DEC-LOAN-35), or what a write-off gave up (DEC-LOAN-25). */
  how: ForgivenFee['how']
  at: Date
  amountMinor: bigint
}

/** The newest first. A write-off keeps its own figures; what is beyond them is the discount at a pay-off. */
export async function creditsOf(
  tx: ReadTx,
  advance: AdvanceRow,
  forgiven: readonly ForgivenFee[],
): Promise<Credit[]> {
  if (advance.credited_minor === 0n) return []
  const writtenOff = await tx<{ at: Date; minor: bigint }[]>`
    select decided_at as at, principal_minor + fee_minor as minor from write_off
     where merchant_id = ${advance.merchant_id} and advance_id = ${advance.id} and status = 'approved'
     order by decided_at desc`
  const discountMinor = advance.credited_minor - sumMinor(writtenOff.map(({ minor }) => minor))
  const paidOff = forgiven.find(({ how }) => how === 'paid_off')?.at ?? advance.completed_at
  return [
    ...writtenOff.map(({ at, minor }) => ({ how: 'written_off' as const, at, amountMinor: minor })),
    ...(discountMinor > 0n && paidOff
      ? [{ how: 'paid_off' as const, at: paidOff, amountMinor: discountMinor }]
      : []),
  ]
}

import type { WithdrawalStatus } from '@daftar/rules/wallet/withdrawal'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { type Row, values } from '../../../platform/database/rows.ts'

export type WithdrawalRow = Row<
  'wallet_withdrawal',
  | 'merchant_id'
  | 'id'
  | 'currency'
  | 'amount_minor'
  | 'fee_minor'
  | 'fee_vat_minor'
  | 'iban'
  | 'beneficiary'
  | 'bank_name'
  | 'requested_by'
  | 'requested_at'
  | 'sent_at'
  | 'ended_at'
  | 'failed_reason'
  | 'bank_reference',
  { status: WithdrawalStatus; held_reason: string | null }
>

/** Another one that is under way fails by its index: whoever calls holds the books and has looked. */
export async function insertWithdrawal(
  tx: Tx,
  row: Pick<
    WithdrawalRow,
    | 'merchant_id'
    | 'id'
    | 'currency'
    | 'amount_minor'
    | 'fee_minor'
    | 'fee_vat_minor'
    | 'requested_by'
    | 'requested_at'
  >,
): Promise<void> {
  await tx`insert into wallet_withdrawal ${values(tx, 'wallet_withdrawal', { ...row, status: 'processing' })}`
}

export async function findWithdrawal(
  tx: ReadTx,
  merchantId: string,
  id: string,
): Promise<WithdrawalRow | undefined> {
  const [row] = await withdrawalsOf(tx, merchantId, [id])
  return row
}

export function withdrawalsOf(
  tx: ReadTx,
  merchantId: string,
  ids: readonly string[],
): Promise<WithdrawalRow[]> {
  return tx<WithdrawalRow[]>`
    select * from wallet_withdrawal where merchant_id = ${merchantId} and id = any (${[...ids]})`
}

export function openWithdrawals(tx: ReadTx, merchantId: string): Promise<WithdrawalRow[]> {
  return tx<WithdrawalRow[]>`
    select * from wallet_withdrawal where merchant_id = ${merchantId} and status = 'processing'
     order by requested_at desc, id`
}

/** What was asked for and not sent, of everybody, the oldest first. */
export function waitingWithdrawals(tx: ReadTx): Promise<WithdrawalRow[]> {
  return tx<WithdrawalRow[]>`
    select * from wallet_withdrawal where status = 'processing' and sent_at is null order by requested_at, id`
}

/** VAT in percent where a merchant is, on a day; nothing where none is taken. */
export async function vatPercentOf(tx: ReadTx, merchantId: string, day: string): Promise<number> {
  const [row] = await tx<{ hundredths: number }[]>`
    select coalesce((
      select v.percent_hundredths from vat_rate_public v where v.country = m.country and v.valid_from <= ${day}
       order by v.valid_from desc limit 1), 0) as hundredths
      from merchant_public m where m.merchant_id = ${merchantId}`
  return (row?.hundredths ?? 0) / 100
}

import { walletReference } from '@daftar/rules/wallet/reference'
import type { ReadTx, Tx } from '../../../../platform/database/database.ts'
import { type Row, values } from '../../../../platform/database/rows.ts'

/** What is agreed of a merchant's wallet: the reference of its top-ups, and whether payouts go into it. */
export type WalletRow = Row<'wallet', 'merchant_id' | 'reference' | 'takes_payouts'>

export async function findWallet(tx: ReadTx, merchantId: string): Promise<WalletRow | undefined> {
  const [row] = await tx<WalletRow[]>`
    select merchant_id, reference, takes_payouts from wallet where merchant_id = ${merchantId}`
  return row
}

/** The wallet, made when it is first asked for: its reference is the merchant's own from then on. */
export async function openWallet(tx: Tx, merchantId: string, at: Date): Promise<WalletRow> {
  const known = await findWallet(tx, merchantId)
  if (known) return known
  const [next] = await tx<{ number: bigint }[]>`select nextval('wallet_number')::bigint as number`
  const reference = walletReference(next!.number)
  await tx`
    insert into wallet ${values(tx, 'wallet', { merchant_id: merchantId, reference, opened_at: at })}
    on conflict do nothing`
  return (await findWallet(tx, merchantId))!
}

export async function choosePayouts(
  tx: Tx,
  merchantId: string,
  { takesPayouts, by, at }: { takesPayouts: boolean; by: string; at: Date },
): Promise<void> {
  await tx`
    update wallet set takes_payouts = ${takesPayouts}, chosen_by = ${by}, chosen_at = ${at}
     where merchant_id = ${merchantId}`
}

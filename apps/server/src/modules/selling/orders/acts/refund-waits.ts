import { money, toDecimal } from '@daftar/rules/money/money'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { nameIn } from '@daftar/words/names'
import type { Tx } from '../../../../platform/database/database.ts'
import type { OrdersDependencies } from '../dependencies.ts'
import { adminsOf } from '../../../people/members/index.ts'
import { lockOrder } from '../store.ts'
import type { Refund } from './refund.ts'

/**
 * Where no payout covers a refund that was just made, the merchant's admins are told by how much and until
 * when (docs/decisions/0055).
 */
export async function tellOfShortRefund(
  tx: Tx,
  {
    refundWaits,
    queueMail,
    publicOrigin,
  }: Pick<OrdersDependencies, 'refundWaits' | 'queueMail' | 'publicOrigin'>,
  { merchantId, orderId, amountMinor, at }: Refund,
): Promise<void> {
  // Held already by the refund itself.
  const order = await lockOrder(tx, merchantId, orderId)
  const waits = order && (await refundWaits(tx, order, at))
  if (!waits) return
  const { currency, number } = order
  const { emails, ...merchant } = await adminsOf(tx, merchantId)
  const decimal = (minor: bigint) => toDecimal(money(minor, currency))
  const letter = {
    kind: 'refund_waits',
    merchantId,
    about: { en: nameIn('en', merchant), ar: nameIn('ar', merchant) },
    facts: {
      amount: decimal(waits.amountMinor < amountMinor ? waits.amountMinor : amountMinor),
      currency,
      refunded: decimal(amountMinor),
      number,
      day: waits.nextOn,
      address: publicOrigin + pathOf('payment', { paymentId: orderId }),
    },
  } as const
  await queueMail(tx, ...emails.map((to) => ({ to, ...letter })))
}

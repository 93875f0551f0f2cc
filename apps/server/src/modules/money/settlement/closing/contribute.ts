import type { Currency } from '@daftar/rules/money/currency'
import type { ContributedKind } from '@daftar/rules/settlement/payout-lines'
import type { Tx } from '../../../../platform/database/database.ts'

/** What an area above gives a merchant or takes, beside what was sold. */
interface Contribution {
  merchantId: string
  kind: ContributedKind
  /** The area's own id of it: with the kind it is in one payout at the most. */
  id: string
  orderId: string | null
  currency: Currency
  /** Above zero is given to the merchant, below zero taken; never zero. */
  amountMinor: bigint
  /** The merchant reads it beside the line. */
  note?: string
  at: Date
}

/** Hands a movement to settlement: a line of the merchant's next payout; it never changes again. */
export async function contribute(tx: Tx, given: Contribution): Promise<void> {
  await tx`
    insert into contributed_movement (merchant_id, kind, id, order_id, currency, amount_minor, note, at)
    values (${given.merchantId}, ${given.kind}, ${given.id}, ${given.orderId}, ${given.currency}, ${given.amountMinor},
            ${given.note ?? ''}, ${given.at})`
}

import type { Currency } from '@daftar/rules/money/currency'
import type { Clock } from '../../../platform/clock/clock.ts'
import type { Database, Tx } from '../../../platform/database/database.ts'
import { values } from '../../../platform/database/rows.ts'
import { defineMessageKind, type Deliverer, type Outbox } from '../../../platform/outbox/outbox.ts'

/** What the merchant's bank is asked: to accept a mandate, or to debit under one. */
export interface DebitOrder {
  merchantId: string
  kind: 'mandate' | 'debit'
  /** The mandate or the debit; sent twice, it is one order. */
  subjectId: string
  iban: string
  currency: Currency
  /** In minor units; null of a mandate. */
  amountMinor: string | null
  reference: string
}

/** Hands an order to the bank after the commit; the outbox carries it. */
export type OrderDebit = (tx: Tx, order: DebitOrder) => Promise<void>

/** Carries an order of direct debit to the bank. */
const bankDebit = defineMessageKind<DebitOrder>('bank.debit')

export function debitOrders(outbox: Pick<Outbox, 'send'>): OrderDebit {
  return async (tx, order) => {
    await outbox.send(tx, bankDebit, order)
  }
}

/**
 * The embedded bank of direct debit: it keeps a book of its own, one row per order however often it arrives.
 * What it answers, staff tell the product; or, where DIRECT_DEBIT_BANK says so, its stand-in does the next
 * working day.
 */
export function embeddedDebitBank(database: Database, clock: Clock): Deliverer {
  return bankDebit.deliveredBy(async (_id, order) => {
    await database.system(
      (tx) => tx`
          insert into bank_debit_order ${values(tx, 'bank_debit_order', {
            merchant_id: order.merchantId,
            kind: order.kind,
            subject_id: order.subjectId,
            iban: order.iban,
            currency: order.currency,
            amount_minor: order.amountMinor === null ? null : BigInt(order.amountMinor),
            reference: order.reference,
            received_at: clock.now(),
          })} on conflict do nothing`,
    )
  })
}

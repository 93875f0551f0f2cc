import type { Currency } from '@daftar/rules/money/currency'
import type { Fragment, Tx } from '../../platform/database/database.ts'

/** Whose movements, and until when: a merchant's id, or the column that holds it in the query around. */
export interface Unsettled {
  merchantId: string | Fragment
  currency: Currency
  until: Date
}

/**
 * Ids of the captures before `until` that are in no settlement yet, as a part of a larger query. `except` walks both keys
 * once, side by side, whatever the planner knows: with `not exists` it compares every capture with every line as long as
 * nobody has counted the tables.
 */
export function unsettledCaptures(tx: Tx, { merchantId, currency, until }: Unsettled): Fragment {
  return tx`
    select c.id from capture c
     where c.merchant_id = ${merchantId} and c.currency = ${currency} and c.captured_at < ${until}
    except
    select l.movement_id from settlement_line l where l.merchant_id = ${merchantId} and l.kind = 'sale'`
}

/** The same for refunds. */
export function unsettledRefunds(tx: Tx, { merchantId, currency, until }: Unsettled): Fragment {
  return tx`
    select r.id from refund r
     where r.merchant_id = ${merchantId} and r.currency = ${currency} and r.refunded_at < ${until}
    except
    select l.movement_id from settlement_line l where l.merchant_id = ${merchantId} and l.kind = 'refund'`
}

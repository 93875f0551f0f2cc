import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import { sumMinor } from '@daftar/rules/money/money'
import { commissionOfCapture } from '@daftar/rules/settlement/commission'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { termFrom, termOf, type TermColumns } from './commission-term.ts'

/** What captures of all that waits would come to. */
export interface WaitingCaptures {
  orders: number
  amountMinor: bigint
  commissionMinor: bigint
  commissionFixedMinor: bigint
  commissionVatMinor: bigint
}

interface Rest extends TermColumns {
  orders: number
  captured: bigint
  rest: bigint
}

/**
 * Everything that is authorised and not captured of a merchant, priced as `captureOrder` would on a day: so
 * what a payout comes to once it is captured is told to the last minor unit. Orders alike are priced once.
 */
export async function waitingCaptures(
  tx: ReadTx,
  { merchantId, currency, on }: { merchantId: string; currency: Currency; on: CalendarDate },
): Promise<WaitingCaptures> {
  const sale = { store: tx`p.store_id`, product: tx`p.product`, on: tx`${on}::date` }
  const rests = await tx<Rest[]>`
    select count(*)::int as orders, p.captured_minor as captured, p.amount_minor - p.captured_minor as rest,
           term.percent, term.fixed, term.vat
      from orders p
      join merchant_public m on m.merchant_id = p.merchant_id
     cross join lateral (${termOf(tx, sale)}) term
     where p.merchant_id = ${merchantId} and p.currency = ${currency} and p.status = 'authorized'
       and p.captured_minor < p.amount_minor
     group by 2, 3, 4, 5, 6`
  const priced = rests.map((rest) => {
    const many = BigInt(rest.orders)
    const parts = commissionOfCapture(termFrom(rest), {
      amountMinor: rest.rest,
      capturedMinor: rest.captured,
    })
    return {
      amountMinor: many * rest.rest,
      commissionMinor: many * parts.percentMinor,
      commissionFixedMinor: many * parts.fixedMinor,
      commissionVatMinor: many * parts.vatMinor,
    }
  })
  return {
    orders: rests.reduce((count, rest) => count + rest.orders, 0),
    amountMinor: sumMinor(priced.map((one) => one.amountMinor)),
    commissionMinor: sumMinor(priced.map((one) => one.commissionMinor)),
    commissionFixedMinor: sumMinor(priced.map((one) => one.commissionFixedMinor)),
    commissionVatMinor: sumMinor(priced.map((one) => one.commissionVatMinor)),
  }
}

import { money, toDecimal } from '@daftar/rules/money/money'
import { percentNumber } from '@daftar/rules/money/percent'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findOwnOffer, salesPayouts } from '../offers/index.ts'

/** A year of full weeks. */
const weeksAsked = 52

/** DEC-LOAN-14; stored per advance, the same for every offer until a product says less. */
const capPercent = 100

export function simulatorHandlers(): Handlers<'simulator'> {
  return {
    'simulator.weeks': async ({ tx, actor, params, now }) => {
      const offer = await findOwnOffer(tx, actor, params.offerId)
      if (!offer) return refuse('not_found')
      const { merchant_id: merchantId, currency } = offer
      const weeks = await salesPayouts(tx, { merchantId, currency, now, count: weeksAsked })
      return {
        currency,
        weeks: weeks.map(({ monday, salesPayoutMinor }) => ({
          week_start: monday,
          sales_payout: toDecimal(money(salesPayoutMinor, currency)),
        })),
        fee_factor: percentNumber(BigInt(offer.fee_factor_hundredths)),
        repayment_rate: percentNumber(BigInt(offer.repayment_rate_hundredths)),
        cap_percent: capPercent,
      }
    },
  }
}

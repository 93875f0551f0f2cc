import { parseAmount } from '@daftar/rules/money/money'
import { parsePercent } from '@daftar/rules/money/percent'
import { dateInZone } from '@daftar/rules/calendar/zones'
import type { Handlers } from '../../../../platform/http/call.ts'
import type { ReadTx } from '../../../../platform/database/database.ts'
import { refuse, refuseFields } from '../../../../platform/http/refusal.ts'
import { findMerchant, merchantZone } from '../../../merchants/merchants/index.ts'
import { setCommission } from '../../../selling/orders/index.ts'
import { presentTerms } from './present-terms.ts'
import { hasStore, setReserve, termsOfMerchant } from '../agreements/terms.ts'

/** Terms begin today at the earliest: what is captured has its commission already. */
export function termHandlers() {
  return {
    'settlement.terms': ({ tx, params }) => answer(tx, params.id),

    'settlement.setCommission': async ({ tx, params, body, now, audit }) => {
      audit({ object: `merchant:${params.id}`, merchantId: params.id, after: body })
      const merchant = await findMerchant(tx, params.id)
      if (!merchant) return refuse('not_found')
      const percentHundredths = parsePercent(body.percent)
      const fixed = parseAmount(body.fixed, merchant.currency)
      if (percentHundredths === null) return refuseFields({ percent: 'too_many_decimals' })
      if (!fixed || fixed.amountMinor < 0n) return refuseFields({ fixed: 'invalid' })
      if (body.valid_from < dateInZone(now.getTime(), merchantZone(merchant)))
        return refuseFields({ valid_from: 'date_in_past' })
      if (body.valid_until !== null && body.valid_until < body.valid_from)
        return refuseFields({ valid_until: 'invalid' })
      if (body.store_id !== null && !(await hasStore(tx, params.id, body.store_id)))
        return refuseFields({ store_id: 'choose_option' })
      await setCommission(tx, {
        merchantId: params.id,
        storeId: body.store_id,
        product: body.product,
        validFrom: body.valid_from,
        validUntil: body.valid_until,
        percentHundredths,
        fixedMinor: fixed.amountMinor,
        at: now,
      })
      return answer(tx, params.id)
    },

    'settlement.setReserve': async ({ tx, params, body, actor, now, audit }) => {
      audit({ object: `merchant:${params.id}`, merchantId: params.id, after: body })
      const merchant = await findMerchant(tx, params.id)
      if (!merchant) return refuse('not_found')
      const percentHundredths = parsePercent(body.percent)
      if (percentHundredths === null) return refuseFields({ percent: 'too_many_decimals' })
      if (body.valid_from < dateInZone(now.getTime(), merchantZone(merchant)))
        return refuseFields({ valid_from: 'date_in_past' })
      await setReserve(tx, {
        merchantId: params.id,
        validFrom: body.valid_from,
        percentHundredths,
        days: body.days,
        staffId: actor.id,
        at: now,
      })
      return answer(tx, params.id)
    },
  } satisfies Partial<Handlers<'settlement'>>
}

async function answer(tx: ReadTx, merchantId: string) {
  const terms = await termsOfMerchant(tx, merchantId)
  return terms ? { terms: presentTerms(terms) } : refuse('not_found')
}

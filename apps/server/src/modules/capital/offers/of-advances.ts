import type { AdvancePorts } from '../advances/index.ts'
import type { Row } from '../../../platform/database/rows.ts'

/** What advances are told of the offers they came from. */
export const offersOfAdvances: AdvancePorts['offers'] = {
  payOffOf: async (tx, merchantId, offerId) => {
    const [row] = await tx<Row<'offer', 'pays_off_advance_id' | 'discount_percent_hundredths'>[]>`
      select pays_off_advance_id, discount_percent_hundredths from offer where merchant_id = ${merchantId} and id = ${offerId}`
    return {
      advanceId: row?.pays_off_advance_id ?? null,
      discountHundredths: row?.discount_percent_hundredths ?? 0,
    }
  },
}

import type { ShopperNews } from '@daftar/rules/disputes/claim'
import { money, toDecimal } from '@daftar/rules/money/money'
import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { instantDateText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { merchantNameIn } from '@daftar/words/names'
import { claimNewsSms } from '@daftar/words/sms-texts'
import type { Tx } from '../../../../platform/database/database.ts'
import type { Row } from '../../../../platform/database/rows.ts'
import type { MerchantFields } from '../../../merchants/merchants/index.ts'
import type { DisputeDependencies } from '../dependencies.ts'
import type { DisputeRow } from '../store.ts'
import { claimAddress } from './address.ts'

type Posts = Pick<DisputeDependencies, 'outbox' | 'keys' | 'publicOrigin'>

/**
 * Tells the shopper on the phone that bought the order: that it came in, that the shop answered, how it
 * ended. The address in it opens the page of the dispute, so it goes nowhere else. Whose order names no phone
 * any more is told nothing.
 */
export async function tellShopper(
  tx: Tx,
  { outbox, keys, publicOrigin }: Posts,
  row: DisputeRow,
  news: ShopperNews,
): Promise<void> {
  if (row.claim_hash === null) return
  const [order] = await tx<ToldOrder[]>`
    select o.shopper_phone, s.language, o.merchant_id, m.name as merchant_name, m.name_ar as merchant_name_ar
      from order_public o
      join merchant_public m on m.merchant_id = o.merchant_id and m.sandbox_of is null
      left join checkout_session_public s on s.merchant_id = o.merchant_id and s.order_id = o.id
     where o.merchant_id = ${row.merchant_id} and o.id = ${row.order_id}
     order by s.created_at desc nulls last limit 1`
  if (!order || order.shopper_phone === null) return
  const { currency, refunded_minor: refundedMinor } = row
  const language = (row.shopper_language ?? order.language ?? 'ar') as 'en' | 'ar'
  const text = claimNewsSms(
    {
      news,
      ending: row.ending,
      merchant: merchantNameIn(language, order),
      number: row.number,
      refunded:
        refundedMinor === null ? null : moneyText(toDecimal(money(refundedMinor, currency)), currency),
      until: instantDateText(row.respond_by.toISOString(), zoneOfCurrency(currency)),
      url: claimAddress(publicOrigin, keys, row.id),
    },
    language,
  )
  await outbox.sms(tx, { to: order.shopper_phone, text })
}

interface ToldOrder extends MerchantFields, Row<'order_public', 'shopper_phone'> {
  language: string | null
}

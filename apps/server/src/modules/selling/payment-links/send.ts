import { zoneOfCurrency } from '@daftar/rules/calendar/zones'
import { money, toDecimal } from '@daftar/rules/money/money'
import { instantText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { storeNameIn } from '@daftar/words/names'
import { linkSms } from '@daftar/words/sms-texts'
import type { Tx } from '../../../platform/database/database.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import { countHit } from '../../../platform/rates/rates.ts'
import { recordOrderEvent, type OrderActor } from '../orders/index.ts'
import { smsPerHour, smsPerMerchantHour, type LinkDependencies } from './dependencies.ts'
import { countSend, type LinkRow } from './store.ts'

/** Sends a link by SMS in its own language; again after two minutes, five times at most (DEC-ORD-11). */
export async function sendLink(
  tx: Tx,
  { outbox, checkout }: Pick<LinkDependencies, 'outbox' | 'checkout'>,
  row: LinkRow,
  { at, by }: { at: Date; by: OrderActor },
): Promise<Refusal | null> {
  if (row.shopper_phone === null) return refuse('wrong_status')
  const perPhone = { scope: 'link_sms', key: row.shopper_phone, windowSeconds: 3600, limit: smsPerHour }
  const perMerchant = {
    ...{ scope: 'link_sms_merchant', key: row.merchant_id },
    ...{ windowSeconds: 3600, limit: smsPerMerchantHour },
  }
  for (const rate of [perPhone, perMerchant]) {
    const hit = await countHit(tx, rate, at)
    if (!hit.allowed) return refuse('too_many_codes', { retryAt: hit.retryAt })
  }
  if (!(await countSend(tx, row, at))) return refuse('too_many_codes')
  await outbox.sms(tx, { to: row.shopper_phone, text: letter(row, checkout.urlOf(row.session_id)) })
  await recordOrderEvent(tx, {
    merchantId: row.merchant_id,
    orderId: row.order_id,
    at,
    by,
    kind: 'link_sent',
  })
  return null
}

function letter(row: LinkRow, url: string): string {
  const locale = row.language
  const words = {
    merchant: storeNameIn(locale, row),
    amount: moneyText(toDecimal(money(row.amount_minor, row.currency)), row.currency),
    time: instantText(row.expires_at.toISOString(), zoneOfCurrency(row.currency)),
    url,
    isInParts: row.instalments > 1,
  }
  return linkSms(words, locale)
}

import { addDays } from '@daftar/rules/calendar/calendar-date'
import type { Currency } from '@daftar/rules/money/currency'
import type { Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { newId } from '../../../platform/ids.ts'
import { finishCampaign } from './budget.ts'
import { countEvent } from './counting.ts'
import { approveCampaign } from './review.ts'
import { insertCampaign, lockCampaign } from './store.ts'
import { todayOf } from './write.ts'

interface Advertiser {
  merchantId: string
  storeId: string
  currency: Currency
  personId: string
}

/**
 * A campaign of a budget that is approved and pressed some times; false where the wallet does not hold as
 * much.
 */
export async function advertise(
  tx: Tx,
  { merchantId: merchant_id, storeId, currency, personId }: Advertiser,
  { totalMinor, presses, at }: { totalMinor: bigint; presses: number; at: Date },
): Promise<boolean> {
  const today = todayOf(currency, at)
  const id = newId('cmp')
  await insertCampaign(tx, {
    ...{
      merchant_id,
      id,
      store_id: storeId,
      name: 'Random',
      placement: 'search_sponsor',
      status: 'in_review',
    },
    ...{
      currency,
      starts_on: today,
      ends_on: addDays(today, 10),
      daily_minor: totalMinor,
      total_minor: totalMinor,
    },
    ...{ picture_en: 'fil_a', picture_ar: 'fil_b', link: 'https://a.example', priced_by: 'click' },
    ...{ price_minor: totalMinor / 7n + 1n, created_by: personId, created_at: at, submitted_at: at },
  })
  const row = await lockCampaign(tx, { merchant_id, id })
  if (await approveCampaign(tx, row!, { byId: 'test', at })) return false
  for (let press = 0; press < presses; press += 1) await countEvent(tx, { merchant_id, id }, 'click', today)
  return true
}

/** Ends the oldest campaign of a merchant that runs. */
export async function endCampaign(tx: Tx, merchantId: string, at: Date): Promise<void> {
  const [row] = await tx<Row<'ad_campaign', 'id'>[]>`
    select id from ad_campaign where merchant_id = ${merchantId} and status = 'active' order by created_at, id limit 1`
  if (!row) return
  const of = { merchant_id: merchantId, id: row.id, status: 'active' } as const
  await finishCampaign(tx, of, { actor: 'system', actorId: 'test', at })
}

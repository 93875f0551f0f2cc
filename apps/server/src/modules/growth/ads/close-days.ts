import { orderHours } from '@daftar/rules/ads/campaign'
import { costOf } from '@daftar/rules/ads/prices'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import { lastEveryMinutes } from '../../../platform/schedules/due-times.ts'
import { eachOne } from '../../../platform/schedules/each-one.ts'
import { defineSchedule, type Schedule } from '../../../platform/schedules/schedules.ts'
import { finishCampaign, postDay } from './budget.ts'
import type { AdsDependencies } from './dependencies.ts'
import { tellOfCampaign } from './letters.ts'
import type { CampaignRow } from './machine.ts'
import { findCampaign } from './store.ts'
import { todayOf } from './write.ts'

/** Whoever began to count before midnight has ended by then. */
const marginMs = 10 * 60_000
/** How long it is kept that an ad was seen: longer than an order may take to come of it. */
const keptMs = 72 * 3_600_000

/**
 * What time does to campaigns: orders that came of presses count, days that are over are booked, and what has
 * run out ends.
 */
export function closeDaysSchedule(deps: AdsDependencies): Schedule {
  const { database } = deps
  return defineSchedule({
    name: 'ads.close_days',
    lane: 'books',
    dueTimes: lastEveryMinutes(30),
    run: async (at) => {
      await database.system((tx) => countOrders(tx))
      const until = new Date(at.getTime() - marginMs)
      await database.system((tx) => forgetViews(tx, new Date(at.getTime() - keptMs)))
      await eachOne([postDays, finishOver], (step) => step(deps, until, at))
    },
  })
}

interface Bought {
  merchant_id: string
  id: string
  campaign_id: string
  order_id: string
  currency: CampaignRow['currency']
  clicked_at: Date
}

/**
 * An order counts that its shop says came of a press, of the campaign's store and within a day of it; each
 * one once.
 */
async function countOrders(tx: Tx): Promise<void> {
  const bought = await tx<Bought[]>`
    select distinct on (v.merchant_id, v.id) v.merchant_id, v.id, v.campaign_id, v.clicked_at, c.currency, o.id as order_id
      from ad_view v
      join ad_campaign c on c.merchant_id = v.merchant_id and c.id = v.campaign_id
      join order_detail_public d on d.merchant_id = v.merchant_id and d.meta ->> 'ad_click' = v.id
      join order_public o on o.merchant_id = d.merchant_id and o.id = d.order_id and o.store_id = c.store_id
     where v.clicked_at is not null and v.order_id is null and o.authorized_at is not null
       and o.created_at >= v.clicked_at and o.created_at < v.clicked_at + make_interval(hours => ${orderHours})
     order by v.merchant_id, v.id, o.created_at`
  for (const { merchant_id, id, campaign_id, order_id, currency, clicked_at } of bought) {
    const done = await tx`
      update ad_view set order_id = ${order_id} where merchant_id = ${merchant_id} and id = ${id} and order_id is null`
    if (done.count === 0) continue
    await tx`
      insert into ad_day (merchant_id, campaign_id, day, orders)
      values (${merchant_id}, ${campaign_id}, ${todayOf(currency, clicked_at)}, 1)
      on conflict (merchant_id, campaign_id, day) do update set orders = ad_day.orders + 1`
  }
}

type Unposted = Pick<CampaignRow, 'merchant_id' | 'id' | 'currency'> & { day: CalendarDate }

async function postDays({ database }: AdsDependencies, until: Date, at: Date): Promise<void> {
  const rows = await database.systemRead(
    (tx) => tx<Unposted[]>`
      select d.merchant_id, d.campaign_id as id, d.day, c.currency
        from ad_day d join ad_campaign c on c.merchant_id = d.merchant_id and c.id = d.campaign_id
       where d.posted_at is null and d.spent_minor > 0 order by d.day, d.merchant_id, d.campaign_id`,
  )
  const over = rows.filter((row) => row.day < todayOf(row.currency, until))
  await eachOne(over, (row) => database.system((tx) => postDay(tx, row, row.day, at)))
}

async function finishOver(deps: AdsDependencies, until: Date, at: Date): Promise<void> {
  const { database } = deps
  const rows = await database.systemRead((tx) => running(tx))
  const over = rows.filter((row) => row.ends_on! < todayOf(row.currency, until) || isSpent(row))
  await eachOne(over, (row) =>
    database.system(async (tx) => {
      if (!(await finishCampaign(tx, row, { actor: 'system', actorId: 'ads.close_days', at }))) return
      const finished = await findCampaign(tx, { merchantId: row.merchant_id, storeIds: null }, row.id)
      await tellOfCampaign(tx, deps, finished!)
    }),
  )
}

function running(tx: ReadTx): Promise<CampaignRow[]> {
  return tx<CampaignRow[]>`
    select * from ad_campaign where status in ('active', 'paused') order by merchant_id, id`
}

/** What is left pays for nothing more, however its parts are rounded. */
function isSpent({ total_minor, spent_minor, price_minor, priced_by }: CampaignRow): boolean {
  const least = costOf(1n, { pricedBy: priced_by!, priceMinor: price_minor! })
  return total_minor! - spent_minor < (least > 1n ? least : 1n)
}

/** Who saw what is not kept, and that somebody did only for as long as it has to count once. */
async function forgetViews(tx: Tx, before: Date): Promise<void> {
  await tx`delete from ad_view where seen_at < ${before}`
}

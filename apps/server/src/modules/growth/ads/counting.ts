import type { Placement, PricedBy } from '@daftar/rules/ads/prices'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import type { CampaignRow } from './machine.ts'

type Of = Pick<CampaignRow, 'merchant_id' | 'id'>

/**
 * What so many more events cost on a day, in the columns of a campaign `c`: the difference of two sums, so
 * that parts are the whole.
 */
function charge(tx: ReadTx, day: CalendarDate, pays: PricedBy, times = 1): Fragment {
  const units = tx`case when c.counted_on = ${day}::date then c.day_units else 0 end`
  return tx`(case when c.priced_by <> ${pays} then 0
                  when c.priced_by = 'click' then ${times} * c.price_minor
                  else (${units} + ${times}) * c.price_minor / 1000 - ${units} * c.price_minor / 1000 end)`
}

function spentOn(tx: ReadTx, day: CalendarDate): Fragment {
  return tx`case when c.counted_on = ${day}::date then c.day_minor else 0 end`
}

/** Whether the budget of a day and of the campaign has room for so many more. */
function hasRoom(tx: ReadTx, day: CalendarDate, pays: PricedBy, times = 1): Fragment {
  return tx`
    c.status = 'active' and ${day}::date between c.starts_on and c.ends_on and (c.counted_on is null or c.counted_on <= ${day}::date)
    and ${spentOn(tx, day)} + ${charge(tx, day, pays, times)} <= c.daily_minor
    and c.spent_minor + ${charge(tx, day, pays, times)} <= c.total_minor`
}

const paysFor = { impression: 'thousand_impressions', click: 'click' } as const satisfies Record<
  string,
  PricedBy
>

/**
 * Counts an event and what it costs, in one statement: it holds the campaign's row, so of any number at once
 * only as many count as both budgets pay for. Several of the same that are counted together count all, or
 * none. False when it does not count.
 */
export async function countEvent(
  tx: Tx,
  { merchant_id, id }: Of,
  event: 'impression' | 'click',
  day: CalendarDate,
  times = 1,
): Promise<boolean> {
  const pays = paysFor[event]
  const [impressions, clicks] = event === 'impression' ? [times, 0] : [0, times]
  const done = await tx`
    with counted as (
      update ad_campaign c
         set counted_on = ${day},
             day_units = (case when c.counted_on = ${day}::date then c.day_units else 0 end)
                         + (case when c.priced_by = ${pays} then ${times} else 0 end),
             day_minor = ${spentOn(tx, day)} + ${charge(tx, day, pays, times)},
             spent_minor = c.spent_minor + ${charge(tx, day, pays, times)}
       where c.merchant_id = ${merchant_id} and c.id = ${id} and ${hasRoom(tx, day, pays, times)}
      returning c.merchant_id, c.id, c.day_minor)
    insert into ad_day (merchant_id, campaign_id, day, impressions, clicks, spent_minor)
    select merchant_id, id, ${day}::date, ${impressions}, ${clicks}, day_minor from counted
    on conflict (merchant_id, campaign_id, day) do update
       set impressions = ad_day.impressions + excluded.impressions, clicks = ad_day.clicks + excluded.clicks,
           spent_minor = excluded.spent_minor`
  return done.count === 1
}

export interface Shown extends Of {
  picture: string
  store_name: string
  store_name_ar: string
}

/**
 * The campaign to show at a placement in a country: of those that can pay for being seen, the one that has
 * had least of its day. Needs reach across tenants.
 */
export async function campaignToShow(
  tx: ReadTx,
  {
    placement,
    country,
    language,
    day,
  }: { placement: Placement; country: string; language: 'en' | 'ar'; day: CalendarDate },
): Promise<Shown | undefined> {
  const [row] = await tx<Shown[]>`
    select c.merchant_id, c.id, case when ${language} = 'ar' then c.picture_ar else c.picture_en end as picture,
           s.name as store_name, s.name_ar as store_name_ar
      from ad_campaign c
      join merchant_public m on m.merchant_id = c.merchant_id and m.country = ${country} and m.sandbox_of is null
      join store_public s on s.merchant_id = c.merchant_id and s.id = c.store_id
      join store_standing g on g.merchant_id = c.merchant_id and g.store_id = c.store_id and g.may_sell
     where c.placement = ${placement} and ${hasRoom(tx, day, 'thousand_impressions')} and ${hasRoom(tx, day, 'click')}
     order by (${spentOn(tx, day)})::numeric / c.daily_minor, random() limit 1`
  return row
}

/** Keeps that an ad was seen; false where it was kept before. */
export async function keepView(
  tx: Tx,
  { merchant_id, id: campaign_id }: Of,
  { viewId, at }: { viewId: string; at: Date },
): Promise<boolean> {
  const done = await tx`
    insert into ad_view (merchant_id, id, campaign_id, seen_at, is_counted)
    values (${merchant_id}, ${viewId}, ${campaign_id}, ${at}, false) on conflict do nothing`
  return done.count === 1
}

export async function markCounted(tx: Tx, { merchant_id }: Of, viewId: string): Promise<void> {
  await tx`update ad_view set is_counted = true where merchant_id = ${merchant_id} and id = ${viewId}`
}

/** Keeps that an ad which was counted was pressed; false where it was pressed before, or did not count. */
export async function keepClick(
  tx: Tx,
  { merchant_id }: Of,
  { viewId, at }: { viewId: string; at: Date },
): Promise<boolean> {
  const done = await tx`
    update ad_view set clicked_at = ${at}
     where merchant_id = ${merchant_id} and id = ${viewId} and is_counted and clicked_at is null`
  return done.count === 1
}

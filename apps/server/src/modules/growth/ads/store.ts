import type { CampaignStatus } from '@daftar/rules/ads/campaign-status'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import { laterThan, olderThan } from '../../../platform/database/keyset.ts'
import { holding } from '../../../platform/database/like.ts'
import { changes, values, type Change, type NewRow, type Row } from '../../../platform/database/rows.ts'
import type { PageAsked } from '../../../platform/http/paging.ts'
import type { CampaignRow } from './machine.ts'

/** A campaign with the names it is read by, and what was counted of it. */
export interface NamedCampaign extends CampaignRow {
  merchant_name: string
  merchant_name_ar: string
  country: string
  store_name: string
  store_name_ar: string
  is_store_closed: boolean
  impressions: bigint
  clicks: bigint
  orders: bigint
}

/** What narrows a list. */
export interface CampaignFilter {
  /** Null for every merchant, where the caller's reach allows it. */
  merchantId: string | null
  /** The stores a reader sees; null for all. */
  storeIds: readonly string[] | null
  status?: CampaignStatus | undefined
  search?: string | undefined
  /** What was never handed in is its merchant's alone. */
  isHandedIn?: boolean
}

/** Newest first. */
export function listCampaigns(
  tx: ReadTx,
  filter: CampaignFilter,
  { before, size }: PageAsked,
): Promise<NamedCampaign[]> {
  return tx<NamedCampaign[]>`
    ${named(tx)} where ${narrowed(tx, filter)}
       ${olderThan(tx, tx`c.created_at`, tx`c.id`, before)}
     order by c.created_at desc, c.id desc limit ${size + 1}`
}

export type QueuedCampaign = NamedCampaign & { due_at: Date }

/** Those of a status that were handed in, of every merchant, the nearest deadline first. */
export function listQueue(
  tx: ReadTx,
  status: CampaignStatus,
  { before: after, size }: PageAsked,
): Promise<QueuedCampaign[]> {
  return tx<QueuedCampaign[]>`
    ${named(tx, tx`, coalesce(c.deadline_at, c.submitted_at) as due_at`)}
     where c.status = ${status} and c.submitted_at is not null and m.sandbox_of is null
       ${laterThan(tx, tx`coalesce(c.deadline_at, c.submitted_at)`, tx`c.id`, after)}
     order by coalesce(c.deadline_at, c.submitted_at), c.id limit ${size + 1}`
}

export async function countInReview(tx: ReadTx): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from ad_campaign where status = 'in_review'`
  return row?.count ?? 0
}

export interface Totals {
  campaigns: number
  budget_minor: bigint
  spent_minor: bigint
  impressions: bigint
  clicks: bigint
  orders: bigint
}

/** The sums of all that a filter leaves. The budget is that of campaigns that were approved. */
export async function totalsOf(tx: ReadTx, filter: CampaignFilter): Promise<Totals> {
  const [row] = await tx<Totals[]>`
    select count(*)::int as campaigns,
           coalesce(sum(c.total_minor) filter (where c.status in ('active', 'paused', 'finished')), 0)::bigint as budget_minor,
           coalesce(sum(c.spent_minor), 0)::bigint as spent_minor, coalesce(sum(d.impressions), 0)::bigint as impressions,
           coalesce(sum(d.clicks), 0)::bigint as clicks, coalesce(sum(d.orders), 0)::bigint as orders
      from ad_campaign c ${counted(tx)} where ${narrowed(tx, filter)}`
  return row!
}

/** One campaign of a merchant, or of any where the caller's reach allows it. */
export async function findCampaign(
  tx: ReadTx,
  { merchantId, storeIds, isHandedIn }: CampaignFilter,
  id: string,
): Promise<NamedCampaign | undefined> {
  const [row] = await tx<NamedCampaign[]>`
    ${named(tx)} where c.id = ${id} and ${narrowed(tx, { merchantId, storeIds, ...(isHandedIn && { isHandedIn }) })}`
  return row
}

/** The same, held until the transaction ends, without names. */
export async function lockCampaign(
  tx: Tx,
  { merchant_id, id }: Pick<CampaignRow, 'merchant_id' | 'id'>,
): Promise<CampaignRow | undefined> {
  const [row] = await tx<CampaignRow[]>`
    select * from ad_campaign where merchant_id = ${merchant_id} and id = ${id} for update`
  return row
}

export async function insertCampaign(tx: Tx, row: NewRow<'ad_campaign'>): Promise<void> {
  await tx`insert into ad_campaign ${values(tx, 'ad_campaign', row)}`
}

export async function deleteDraft(
  tx: Tx,
  { merchant_id, id }: Pick<CampaignRow, 'merchant_id' | 'id'>,
): Promise<void> {
  await tx`delete from ad_campaign where merchant_id = ${merchant_id} and id = ${id} and status = 'draft'`
}

/** How many a merchant has written and not handed in. */
export async function countDrafts(tx: ReadTx, merchantId: string): Promise<number> {
  const [row] = await tx<{ count: number }[]>`
    select count(*)::int as count from ad_campaign where merchant_id = ${merchantId} and status = 'draft'`
  return row?.count ?? 0
}

/**
 * Changes a campaign on the version it was read with, and gives it the next one; false when it has another
 * one by now.
 */
export async function changeCampaign(
  tx: Tx,
  { merchant_id, id, version }: Pick<CampaignRow, 'merchant_id' | 'id' | 'version'>,
  set: Change<'ad_campaign'>,
): Promise<boolean> {
  const done = await tx`
    update ad_campaign set ${changes(tx, 'ad_campaign', set)}, version = version + 1
     where merchant_id = ${merchant_id} and id = ${id} and version = ${version}`
  return done.count === 1
}

export interface DayRow {
  day: CalendarDate
  impressions: bigint
  clicks: bigint
  orders: bigint
  spent_minor: bigint
}

/** The days of a campaign on which anything was counted, the first one in front. */
export function daysOf(
  tx: ReadTx,
  { merchant_id, id }: Pick<CampaignRow, 'merchant_id' | 'id'>,
): Promise<DayRow[]> {
  return tx<DayRow[]>`
    select day, impressions, clicks, orders, spent_minor from ad_day
     where merchant_id = ${merchant_id} and campaign_id = ${id} order by day`
}

/** Whose picture it is, where a campaign that was handed in names it. Needs reach across tenants. */
export async function merchantOfPicture(tx: ReadTx, handle: string): Promise<string | undefined> {
  const [row] = await tx<Row<'ad_campaign', 'merchant_id'>[]>`
    select merchant_id from ad_campaign
     where (picture_en = ${handle} or picture_ar = ${handle}) and submitted_at is not null limit 1`
  return row?.merchant_id
}

/**
 * Why a store sells nothing now, so that nothing is shown of it: its merchant closed it, or the merchant or
 * its company was suspended (DEC-LGL-15).
 */
export async function storeStop(
  tx: ReadTx,
  merchantId: string,
  storeId: string,
): Promise<'closed' | 'suspended' | null> {
  const [row] = await tx<{ is_closed: boolean; is_suspended: boolean }[]>`
    select s.closed_at is not null as is_closed, g.stopped_at is not null as is_suspended
      from store_public s
      join store_standing g on g.merchant_id = s.merchant_id and g.store_id = s.id
     where s.merchant_id = ${merchantId} and s.id = ${storeId}`
  if (row?.is_closed) return 'closed'
  return row?.is_suspended ? 'suspended' : null
}

function named(tx: ReadTx, more = tx``): Fragment {
  return tx`
    select c.*, m.name as merchant_name, m.name_ar as merchant_name_ar, m.country, s.name as store_name, s.name_ar as store_name_ar,
           s.closed_at is not null as is_store_closed, d.impressions, d.clicks, d.orders ${more}
      from ad_campaign c
      join merchant_public m on m.merchant_id = c.merchant_id
      join store_public s on s.merchant_id = c.merchant_id and s.id = c.store_id
      ${counted(tx)}`
}

function counted(tx: ReadTx): Fragment {
  return tx`
      cross join lateral (
        select coalesce(sum(impressions), 0)::bigint as impressions, coalesce(sum(clicks), 0)::bigint as clicks,
               coalesce(sum(orders), 0)::bigint as orders
          from ad_day where merchant_id = c.merchant_id and campaign_id = c.id) d`
}

function narrowed(
  tx: ReadTx,
  { merchantId, storeIds, status, search = '', isHandedIn = false }: CampaignFilter,
): Fragment {
  const wanted = search.trim()
  return tx`
    (${merchantId}::text is null or c.merchant_id = ${merchantId})
    and (${storeIds === null} or c.store_id = any (${[...(storeIds ?? [])]}::text[]))
    and (${status ?? null}::text is null or c.status = ${status ?? null})
    and (${wanted === ''} or c.name ilike ${holding(wanted)})
    and (not ${isHandedIn} or c.submitted_at is not null)`
}

/**
 * The names of campaigns, by what the journal calls their movements: the campaign, with a day behind it where
 * it is of one.
 */
export async function campaignsOf(
  tx: ReadTx,
  merchantId: string,
  references: readonly string[],
): Promise<Map<string, string>> {
  const rows = await tx<(Row<'ad_campaign', 'name'> & { reference: string })[]>`
    select given.reference, c.name from unnest(${[...references]}::text[]) as given(reference)
      join ad_campaign c on c.merchant_id = ${merchantId} and c.id = split_part(given.reference, ':', 1)`
  return new Map(rows.map(({ reference, name }) => [reference, name]))
}

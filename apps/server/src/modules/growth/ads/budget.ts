import { adsReserved, adsReturned, adsSpent } from '@daftar/rules/ads/postings'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { percentInside, divideHalfUp } from '@daftar/rules/money/rounding'
import type { Fragment, ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { post } from '../../../platform/ledger/ledger.ts'
import { moveStatus, type Cause } from '../../../platform/status/move.ts'
import { moveWallet } from '../../money/wallet/index.ts'
import { campaignMachine, type CampaignRow } from './machine.ts'
import { lockCampaign } from './store.ts'

/**
 * Takes the whole budget out of the wallet; false where it does not hold that much. Whoever calls holds the
 * campaign.
 */
export function reserveBudget(tx: Tx, row: CampaignRow, at: Date): Promise<boolean> {
  const { merchant_id: merchantId, currency, id } = row
  const postings = adsReserved({ merchantId, currency, amountMinor: row.total_minor! })
  return moveWallet(tx, { merchantId, currency, kind: 'ads_reserved', reference: id, postings, at })
}

/**
 * Ends a campaign: nothing is counted from here on, what was counted goes into the journal, and the rest
 * comes back into the wallet. False when somebody moved it first.
 */
export async function finishCampaign(
  tx: Tx,
  of: Pick<CampaignRow, 'merchant_id' | 'id' | 'status'>,
  cause: Cause,
): Promise<boolean> {
  const { at } = cause
  const move = { ...cause, to: 'finished', set: { finished_at: at } } as const
  if ((await moveStatus(tx, campaignMachine, of, move)) === 'lost') return false
  for (const day of await daysToPost(tx, of)) await postDay(tx, of, day, at)
  const row = (await lockCampaign(tx, of))!
  const { merchant_id: merchantId, currency } = row
  const amountMinor = row.total_minor! - row.spent_minor
  if (amountMinor === 0n) return true
  const postings = adsReturned({ merchantId, currency, amountMinor })
  await moveWallet(tx, { merchantId, currency, kind: 'ads_returned', reference: row.id, postings, at })
  return true
}

async function daysToPost(tx: Tx, { merchant_id, id }: Pick<CampaignRow, 'merchant_id' | 'id'>) {
  const rows = await tx<Row<'ad_day', 'day'>[]>`
    select day from ad_day
     where merchant_id = ${merchant_id} and campaign_id = ${id} and posted_at is null and spent_minor > 0 order by day`
  return rows.map(({ day }) => day)
}

/**
 * Books what a day has cost, once: the campaign is held first, as by whoever counts, and the day is marked
 * with the entry. The same again moves nothing.
 */
export async function postDay(
  tx: Tx,
  of: Pick<CampaignRow, 'merchant_id' | 'id'>,
  day: CalendarDate,
  at: Date,
): Promise<void> {
  const row = await lockCampaign(tx, of)
  if (!row) return
  const { merchant_id: merchantId, id, currency } = row
  const [marked] = await tx<Row<'ad_day', 'spent_minor'>[]>`
    update ad_day set posted_at = ${at}
     where merchant_id = ${merchantId} and campaign_id = ${id} and day = ${day} and posted_at is null and spent_minor > 0
    returning spent_minor`
  if (!marked) return
  const { spent_minor: amountMinor } = marked
  const vat = percentInside(amountMinor, await vatHundredths(tx, merchantId, day), divideHalfUp)
  await post(tx, {
    ...{ merchantId, kind: 'ads_spent', reference: `${id}:${day}`, at },
    postings: adsSpent({ merchantId, currency, amountMinor }, vat),
  })
  await tx`
    update ad_campaign set posted_minor = posted_minor + ${amountMinor} where merchant_id = ${merchantId} and id = ${id}`
}

/** VAT where the merchant is on a day, in hundredths of a percent. */
async function vatHundredths(tx: ReadTx, merchantId: string, day: CalendarDate): Promise<bigint> {
  const [row] = await tx<{ hundredths: number }[]>`
    select coalesce((
      select v.percent_hundredths from vat_rate_public v where v.country = m.country and v.valid_from <= ${day}
       order by v.valid_from desc limit 1), 0)::int as hundredths
      from merchant_public m where m.merchant_id = ${merchantId}`
  return BigInt(row?.hundredths ?? 0)
}

/**
 * SQL: merchants whose held account is not what their campaigns may still spend and what of it is not booked
 * yet, by merchant_id and currency with what was expected and what was found.
 */
export function adsHeldDifferences(tx: ReadTx): Fragment {
  return tx`
    select coalesce(o.merchant_id, b.merchant_id) as merchant_id, coalesce(o.currency, b.currency) as currency,
           coalesce(o.minor, 0) as expected, -coalesce(b.balance_minor, 0) as found
      from (
        select merchant_id, currency, sum(total_minor - posted_minor)::bigint as minor
          from ad_campaign where status in ('active', 'paused') group by 1, 2) o
      full join (select merchant_id, currency, balance_minor from ledger_balance
                  where account = 'ads_held:' || merchant_id) b
        on b.merchant_id = o.merchant_id and b.currency = o.currency
     where coalesce(o.minor, 0) <> -coalesce(b.balance_minor, 0)`
}

import type {
  AdCampaign,
  AdCampaignForStaff,
  AdDay,
  AdTotals,
} from '@daftar/contract/endpoints/growth/ads-shapes'
import { adPrice, pricedByOf, type AdPrices } from '@daftar/rules/ads/prices'
import type { Currency } from '@daftar/rules/money/currency'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { DayRow, NamedCampaign, Totals } from './store.ts'

/** Until it is handed in a campaign has the price of today; from then on the one that was agreed on. */
export function presentCampaign(row: NamedCampaign, prices: AdPrices): AdCampaign {
  const { currency, placement } = row
  const amount = amountIn(currency)
  const priceMinor = row.price_minor ?? adPrice(placement, currency, prices)?.priceMinor ?? null
  return {
    ...{ id: row.id, name: row.name, placement, status: row.status, version: row.version, currency },
    ...{ store_id: row.store_id, store_name: row.store_name, store_name_ar: row.store_name_ar },
    is_store_closed: row.is_store_closed,
    ...{ starts_on: row.starts_on, ends_on: row.ends_on },
    daily_budget: row.daily_minor === null ? null : amount(row.daily_minor),
    total_budget: row.total_minor === null ? null : amount(row.total_minor),
    ...{ picture_en: row.picture_en, picture_ar: row.picture_ar, link: row.link },
    priced_by: row.priced_by ?? pricedByOf[placement],
    price: priceMinor === null ? null : amount(priceMinor),
    ...presentCounted(row, currency),
    submitted_at: row.submitted_at?.toISOString() ?? null,
    decided_at: row.decided_at?.toISOString() ?? null,
    finished_at: row.finished_at?.toISOString() ?? null,
    ...{ reason: row.reason, note: row.note },
  }
}

export function presentForStaff(
  row: NamedCampaign,
  prices: AdPrices,
  availableMinor: bigint,
): AdCampaignForStaff {
  const { merchant_id, merchant_name, merchant_name_ar } = row
  return {
    ...presentCampaign(row, prices),
    ...{ merchant_id, merchant_name, merchant_name_ar },
    deadline_at: row.deadline_at?.toISOString() ?? null,
    wallet_available: amountIn(row.currency)(availableMinor),
  }
}

export function presentDay(row: DayRow, currency: Currency): AdDay {
  return { day: row.day, ...presentCounted(row, currency) }
}

export function presentTotals(totals: Totals, currency: Currency): AdTotals {
  const { campaigns, budget_minor } = totals
  return {
    campaigns,
    currency,
    budget: amountIn(currency)(budget_minor),
    ...presentCounted(totals, currency),
  }
}

function presentCounted(
  {
    impressions,
    clicks,
    orders,
    spent_minor,
  }: Pick<Totals, 'impressions' | 'clicks' | 'orders' | 'spent_minor'>,
  currency: Currency,
) {
  return {
    ...{ impressions: Number(impressions), clicks: Number(clicks), orders: Number(orders) },
    spent: amountIn(currency)(spent_minor),
  }
}

function amountIn(currency: Currency) {
  return (minor: bigint) => toDecimal(money(minor, currency))
}

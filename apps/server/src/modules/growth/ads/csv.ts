import type { AdCampaign } from '@daftar/contract/endpoints/growth/ads-shapes'
import { m } from '@daftar/words'
import { campaignStatusText, placementText } from '@daftar/words/ads-words'
import { instantText } from '@daftar/words/formats/date'
import { nameIn } from '@daftar/words/names'
import { csvOfRows, type CsvColumn, type CsvShown } from '../../../platform/csv.ts'

export function csvOfCampaigns(rows: readonly AdCampaign[], shown: CsvShown) {
  return csvOfRows(columns, rows, shown)
}

const columns: readonly CsvColumn<AdCampaign>[] = [
  { head: m.ads_name, of: ({ name }) => name, isTyped: true },
  {
    head: m.ads_store,
    of: ({ store_name: name, store_name_ar: name_ar }, { language }) => nameIn(language, { name, name_ar }),
    isTyped: true,
  },
  { head: m.ads_placement, of: ({ placement }, { language }) => placementText(placement, language) },
  { head: m.ads_status, of: ({ status }, { language }) => campaignStatusText(status, language) },
  { head: m.ads_starts_on, of: ({ starts_on }) => starts_on ?? '' },
  { head: m.ads_ends_on, of: ({ ends_on }) => ends_on ?? '' },
  { head: m.ads_daily_budget, of: ({ daily_budget }) => daily_budget ?? '' },
  { head: m.ads_total_budget, of: ({ total_budget }) => total_budget ?? '' },
  { head: m.ads_spent, of: ({ spent }) => spent },
  { head: m.ads_currency, of: ({ currency }) => currency },
  { head: m.ads_impressions, of: ({ impressions }) => String(impressions) },
  { head: m.ads_clicks, of: ({ clicks }) => String(clicks) },
  { head: m.ads_orders, of: ({ orders }) => String(orders) },
  {
    head: m.ads_finished_at,
    of: ({ finished_at }, { zone }) => (finished_at ? instantText(finished_at, zone) : ''),
  },
  { head: m.ads_id, of: ({ id }) => id },
]

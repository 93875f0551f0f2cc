import { Buffer } from 'node:buffer'
import type { AdCampaign } from '@daftar/contract/endpoints/growth/ads-shapes'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from '@daftar/words'
import { campaignStatusText, placementText } from '@daftar/words/ads-words'
import { instantText } from '@daftar/words/formats/date'
import { nameIn } from '@daftar/words/names'
import { byteOrderMark, csvLine } from '../../../platform/csv.ts'

interface Shown {
  /** Whose clock instants are on. */
  zone: string
  language: Language
}

/** The rows of a file with their heads, chunk by chunk. */
export function* csvOfCampaigns(rows: readonly AdCampaign[], shown: Shown): Generator<Buffer> {
  yield byteOrderMark
  yield Buffer.from(csvLine(columns.map(({ head }) => ({ text: head({}, { locale: shown.language }) }))))
  for (const row of rows)
    yield Buffer.from(csvLine(columns.map(({ of, isTyped = false }) => ({ text: of(row, shown), isTyped }))))
}

interface Column {
  head(inputs: object, options: { locale: Language }): string
  of(row: AdCampaign, shown: Shown): string
  /** Somebody typed it. */
  isTyped?: boolean
}

const columns: readonly Column[] = [
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

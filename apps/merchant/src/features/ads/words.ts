import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { moneyText } from '@daftar/words/formats/number'
import type { Campaign } from './queries.ts'

/** What a field of a campaign is called, by its name on the wire. */
export const fieldWords = {
  name: m.ads_name,
  store_id: m.ads_store,
  placement: m.ads_placement,
  starts_on: m.ads_starts_on,
  ends_on: m.ads_ends_on,
  daily_budget: m.ads_daily_budget,
  total_budget: m.ads_total_budget,
  picture_en: m.ads_picture_en,
  picture_ar: m.ads_picture_ar,
  link: m.ads_link,
} as const

export function isField(name: string): name is keyof typeof fieldWords {
  return Object.hasOwn(fieldWords, name)
}

export function datesText({ starts_on, ends_on }: Pick<Campaign, 'starts_on' | 'ends_on'>): string {
  if (starts_on === null || ends_on === null) return m.common_dash()
  return m.ads_days({ from: isolated(dateText(starts_on)), to: isolated(dateText(ends_on)) })
}

export function priceText({
  price,
  priced_by,
  currency,
}: Pick<Campaign, 'priced_by' | 'currency'> & { price: string | null }): string {
  if (price === null) return m.ads_placement_unsold()
  const said = { price: moneyText(price, currency) }
  return priced_by === 'click' ? m.ads_per_click(said) : m.ads_per_thousand(said)
}

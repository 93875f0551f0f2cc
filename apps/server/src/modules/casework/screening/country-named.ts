import { nationalities } from '@daftar/rules/geo/nationalities'

const english = new Intl.DisplayNames(['en'], { type: 'region' })

/** What the United Nations call otherwise. */
const official: Readonly<Record<string, string>> = {
  'syrian arab republic': 'SYR',
  "democratic people's republic of korea": 'PRK',
  'iran (islamic republic of)': 'IRN',
  'russian federation': 'RUS',
  'democratic republic of the congo': 'COD',
  'united republic of tanzania': 'TZA',
  'united kingdom of great britain and northern ireland': 'GBR',
  'united states of america': 'USA',
  'state of palestine': 'PSE',
  palestinian: 'PSE',
}

const byName = new Map([
  ...nationalities.map(({ code, region }) => [(english.of(region) ?? '').toLowerCase(), code] as const),
  ...Object.entries(official),
])

/**
 * The alpha-3 code of a country by its name in English; null for one that is not known, which then narrows
 * nothing.
 */
export function countryNamed(name: string): string | null {
  return byName.get(name.toLowerCase()) ?? null
}

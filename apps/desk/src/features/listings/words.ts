import type { ListingField } from '@daftar/rules/listings/document'
import { categoryKeys } from '@daftar/rules/onboarding/categories'
import { m, currentLanguage } from '@daftar/words'

/** What a field is called, in the order they are read. */
export const fieldTexts: Record<Exclude<ListingField, 'logo' | 'cover'>, () => string> = {
  name_en: m.desk_merchant_name_en,
  name_ar: m.desk_merchant_name_ar,
  description_en: m.desk_listing_description_en,
  description_ar: m.desk_listing_description_ar,
  countries: m.desk_listing_countries,
  colour: m.desk_listing_colour,
  category: m.desk_listing_category,
  further: m.desk_listing_further,
  website: m.desk_stores_website,
  app_store: m.desk_listing_app_store,
  google_play: m.desk_listing_google_play,
  instagram: m.desk_listing_instagram,
  places: m.desk_listing_places,
}

export function categoryText(key: string): string {
  const language = currentLanguage()
  return categoryKeys().find(({ id }) => id === key)?.name[language] ?? key
}

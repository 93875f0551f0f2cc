import type { ListingField } from '@daftar/rules/listings/document'
import type { ListingStep } from '@daftar/rules/listings/steps'
import { categoryKeys } from '@daftar/rules/onboarding/categories'
import type { Language } from '@daftar/rules/geo/languages'
import { m } from '@daftar/words'

export const stepText: Record<ListingStep, () => string> = {
  'basic-details': m.listing_step_basic,
  'brand-assets': m.listing_step_brand,
  categories: m.listing_step_categories,
  'store-links': m.listing_step_links,
  review: m.listing_step_review,
}

const fieldTexts: Record<ListingField, () => string> = {
  name_en: m.listing_name_en,
  name_ar: m.listing_name_ar,
  description_en: m.listing_description_en,
  description_ar: m.listing_description_ar,
  countries: m.listing_countries,
  logo: m.listing_logo,
  cover: m.listing_cover,
  colour: m.listing_colour,
  category: m.listing_category,
  further: m.listing_further,
  website: m.listing_website,
  app_store: m.listing_app_store,
  google_play: m.listing_google_play,
  instagram: m.listing_instagram,
  places: m.listing_places,
}

/** What a field is called; one of a place by the number of the place. */
export function fieldText(path: string): string {
  const [field, index] = path.split('.') as [ListingField, string?]
  return index === undefined ? fieldTexts[field]() : m.listing_place_numbered({ number: Number(index) + 1 })
}

/** Every category with its section, in one of the languages. */
export function categoryOptions(language: Language): { value: string; label: string }[] {
  return categoryKeys().map(({ id, name, section }) => ({
    value: id,
    label: m.stores_category_of({ section: section.name[language], category: name[language] }),
  }))
}

/** The name of a category alone, as shoppers read it. */
export function categoryName(key: string, language: Language): string {
  return categoryKeys().find(({ id }) => id === key)?.name[language] ?? ''
}

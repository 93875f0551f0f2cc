import type { OnboardingDocument } from '@daftar/rules/onboarding/document'
import { groupIban } from '@daftar/rules/registry/iban'
import { m } from '../compiled.ts'
import { currentLanguage } from '../language.ts'
import { dateText } from '../formats/date.ts'
import { categoriesOf, productSections } from '@daftar/rules/onboarding/categories'
import { citiesOf } from '@daftar/rules/onboarding/cities'
import { businessWords, countryWords, locationWords, platformWords, volumeWords } from './option-words.ts'
import { valueAt } from '@daftar/rules/onboarding/paths'

const choices: Readonly<Record<string, Readonly<Record<string, () => string>>>> = {
  country_of_main_operations: countryWords,
  other_countries: countryWords,
  annual_volume: volumeWords,
  locations_number: locationWords,
  ecommerce_types: platformWords,
  business_license_type: {
    commercial_registration: m.apply_licence_commercial_registration,
    freelance_license: m.apply_licence_freelance,
  },
}

/** What stands in a field, as people read it; empty for nothing. */
export function valueText(document: OnboardingDocument, path: string): string {
  const value = valueAt(document, path)
  const field = path.split('.').at(-1) ?? ''
  if (value === null || value === undefined || value === '') return ''
  if (field.endsWith('_url') && field !== 'web_url') return m.apply_summary_uploaded()
  if (field.endsWith('_urls')) return (value as string[]).length > 0 ? m.apply_summary_uploaded() : ''
  if (field === 'company_owners') {
    const { length: count } = value as unknown[]
    return count > 0 ? m.apply_summary_people({ count }) : ''
  }
  if (typeof value === 'boolean') return value ? m.common_yes() : m.common_no()
  if (field === 'business_type') return choiceText(businessWords, (value as { id: string }).id)
  if (field === 'license_expiry_date') return dateText(value as string)
  if (field === 'iban') return groupIban(value as string)
  if (field === 'section_id') return nameOf(productSections(), value as string)
  if (field === 'category_id')
    return nameOf(categoriesOf(document.product_category.section_id) ?? [], value as string)
  if (field === 'locations')
    return (value as string[])
      .map((city) => nameOf(citiesOf(document.basic_info.country_of_main_operations), city))
      .join(', ')
  const words = choices[field]
  if (!words) return String(value)
  return Array.isArray(value)
    ? value.map((one) => choiceText(words, String(one))).join(' · ')
    : choiceText(words, String(value))
}

function choiceText(words: Readonly<Record<string, () => string>>, choice: string): string {
  return words[choice]?.() ?? ''
}

function nameOf(kinds: readonly { id: string; name: { en: string; ar: string } }[], id: string): string {
  return kinds.find((kind) => kind.id === id)?.name[currentLanguage()] ?? id
}

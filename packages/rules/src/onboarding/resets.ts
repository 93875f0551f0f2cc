import { currencyOfCountry, isCountryCode } from '../geo/countries.ts'
import { emptyDocument, type OnboardingDocument } from './document.ts'
import { licenceTypeIn } from './licences.ts'

/** ONB-32 to ONB-37. */
export const onboardingResets = [
  'legal_info',
  'legal_documents',
  'bank_details',
  'store_type',
  'shareholders',
  'commercial_licence',
] as const
export type OnboardingReset = (typeof onboardingResets)[number]

/** DEC-ONB-20: the money of a country; USD where we do not serve it. */
export function defaultCurrencyOf(country: string): string {
  return isCountryCode(country) ? currencyOfCountry(country) : 'USD'
}

/** DEC-ONB-29: what a change clears. What else the change says is written after it. */
export function resetsAfter(
  before: OnboardingDocument,
  after: OnboardingDocument,
): readonly OnboardingReset[] {
  if (before.basic_info.country_of_main_operations !== after.basic_info.country_of_main_operations)
    return onboardingResets
  const [was, is] = [before.legal_info, after.legal_info]
  // The first choice is no change: in ARE it comes after the licence was uploaded.
  const isOther =
    isAnother(was.business_license_type, is.business_license_type) ||
    isAnother(was.business_type.id, is.business_type.id)
  return isOther ? ['legal_info', 'legal_documents', 'shareholders', 'commercial_licence'] : []
}

function isAnother(was: string, is: string): boolean {
  return was !== '' && was !== is
}

/**
 * An application with groups of it cleared. Of the legal info the types that were chosen stay, unless the
 * country is another one: then they are no choice of it.
 */
export function cleared(
  form: OnboardingDocument,
  resets: readonly OnboardingReset[],
  country = form.basic_info.country_of_main_operations,
): OnboardingDocument {
  const nothing = emptyDocument()
  const result = { ...form }
  for (const group of resets) Object.assign(result, { [group]: nothing[group] })
  if (resets.includes('legal_documents') || resets.includes('shareholders'))
    result.legal_info = {
      ...result.legal_info,
      ...(resets.includes('legal_documents') && nothing.legal_documents),
      ...(resets.includes('shareholders') && nothing.shareholders),
    }
  if (resets.includes('bank_details'))
    result.bank_details = {
      ...nothing.bank_details,
      currency: defaultCurrencyOf(country),
      report_recipient: form.basic_info.email,
    }
  return result
}

/** The blocks, and of each the fields, that somebody changes. */
export type OnboardingPatch = {
  [Block in keyof OnboardingDocument]?: Partial<OnboardingDocument[Block]> | undefined
}

/** An application after a change: what it clears is cleared, then what it says is written. */
export function changed(form: OnboardingDocument, patch: OnboardingPatch): OnboardingDocument {
  const next = merged(form, patch)
  const country = next.basic_info.country_of_main_operations
  return withLicenceType(merged(cleared(form, resetsAfter(form, next), country), patch))
}

/** ONB-61: where there is one licence alone, nobody chooses it. */
function withLicenceType(form: OnboardingDocument): OnboardingDocument {
  const only = licenceTypeIn(form.basic_info.country_of_main_operations, '')
  return only === '' || form.legal_info.business_license_type === only
    ? form
    : { ...form, legal_info: { ...form.legal_info, business_license_type: only } }
}

function merged(form: OnboardingDocument, patch: OnboardingPatch): OnboardingDocument {
  const blocks = Object.entries(patch).filter(([, block]) => block !== undefined)
  const written = blocks.map(([name, block]) => [
    name,
    { ...form[name as keyof OnboardingDocument], ...block },
  ])
  return { ...form, ...(Object.fromEntries(written) as Partial<OnboardingDocument>) }
}

/** DEC-ONB-29: a way to sell that no longer shows takes its fields with it. */
export function sellingFieldsKept(
  store: OnboardingDocument['store_type'],
  { sellsOnline, hasPlaces }: { sellsOnline: boolean; hasPlaces: boolean },
): OnboardingDocument['store_type'] {
  return {
    ...store,
    web_url: sellsOnline ? store.web_url : '',
    locations_number: hasPlaces ? store.locations_number : '',
    locations: hasPlaces ? store.locations : [],
  }
}

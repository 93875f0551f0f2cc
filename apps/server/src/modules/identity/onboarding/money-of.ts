import { currencyOfCountry, isCountryCode } from '@daftar/rules/geo/countries'
import type { OnboardingDocument } from '@daftar/rules/onboarding/document'

/**
 * The money a merchant of the applicant's country is paid in; of a country we do not serve, USD (DEC-ONB-20).
 */
export function moneyOf({ basic_info }: Pick<OnboardingDocument, 'basic_info'>) {
  const country = basic_info.country_of_main_operations
  return isCountryCode(country) ? currencyOfCountry(country) : 'USD'
}

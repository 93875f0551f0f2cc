import { emailProblem } from '../contact/email.ts'
import { phoneProblem } from '../contact/phone.ts'
import { websiteProblem } from '../registry/website.ts'
import { citiesOf } from './cities.ts'
import { categoriesOf, isCategoryOf } from './categories.ts'
import { locationNumbers, onboardingCountries, type OnboardingDocument } from './document.ts'
import { choiceIssue, issuesIn, onlyIf, textIssue, type Issue } from './issues.ts'
import { hasPlaces, isEcommercePlatform, sellsOnline } from './platforms.ts'
import { annualVolumes } from './volume.ts'

/** Longest first or last name. */
const nameMax = 60
/** DEC-ONB-2. */
export const businessNameLength = { min: 2, max: 100 }

/** DEC-ONB-2. */
export function checkBasicInfo({ basic_info: info }: OnboardingDocument): Issue[] {
  return issuesIn('basic_info', {
    first_name: textIssue(info.first_name, nameMax),
    last_name: textIssue(info.last_name, nameMax),
    email: emailProblem(info.email),
    phone: phoneProblem(info.phone),
    business_name: textIssue(info.business_name, businessNameLength.max, businessNameLength.min),
    country_of_main_operations: choiceIssue(info.country_of_main_operations, onboardingCountries),
    other_countries: onlyIf(info.is_operating_in_other_countries, () => othersIssue(info.other_countries)),
    annual_volume: choiceIssue(info.annual_volume, annualVolumes),
  })
}

function othersIssue(countries: readonly string[]) {
  if (countries.length === 0) return 'required'
  return countries.every((one) => onboardingCountries.some((known) => known === one)) ? null : 'choose_option'
}

/** DEC-ONB-3: a trade licence is not offered in Saudi Arabia. */
export function checkSaudiLicenceType({ legal_info }: OnboardingDocument): Issue[] {
  return issuesIn('legal_info', {
    business_license_type: choiceIssue(legal_info.business_license_type, [
      'commercial_registration',
      'freelance_license',
    ]),
  })
}

/** DEC-ONB-4. */
export function checkCategory({ product_category }: OnboardingDocument): Issue[] {
  const { section_id, category_id } = product_category
  const isKnown = categoriesOf(section_id) !== undefined
  return issuesIn('product_category', {
    section_id: section_id === '' ? 'required' : isKnown ? null : 'choose_option',
    category_id:
      category_id === ''
        ? 'required'
        : isKnown && !isCategoryOf(section_id, category_id)
          ? 'choose_option'
          : null,
  })
}

/** DEC-ONB-5. */
export function checkStoreType({ basic_info, store_type: store }: OnboardingDocument): Issue[] {
  const ways = store.ecommerce_types
  const cities = citiesOf(basic_info.country_of_main_operations).map(({ id }) => id)
  return issuesIn('store_type', {
    ecommerce_types:
      ways.length === 0 ? 'required' : ways.every(isEcommercePlatform) ? null : 'choose_option',
    web_url: onlyIf(sellsOnline(ways), () => websiteProblem(store.web_url)),
    locations_number: onlyIf(hasPlaces(ways), () => choiceIssue(store.locations_number, locationNumbers)),
    locations: onlyIf(hasPlaces(ways), () => choiceIssue(store.locations[0] ?? '', cities)),
  })
}

import { everyCountry } from '@daftar/rules/access/experiments'
import { m } from '@daftar/words'
import { countryText } from '../../../shared/text/country-text.ts'
import type { RuleCountry } from '../rule-queries.ts'

/** For whom a rule is, in words. */
export function placeText(country: RuleCountry): string {
  return country === everyCountry ? m.desk_rule_every_country() : countryText(country)
}

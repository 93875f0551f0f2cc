import { m } from '@daftar/words'
import { percentText } from '@daftar/words/formats/number'
import { merchantRoleText } from '@daftar/words/role-text'
import { countryText } from '../../../shared/text/country-text.ts'
import type { Survey } from '../queries.ts'

/** Whom a survey is for, in one line. */
export function audienceText({
  countries,
  roles,
  percent,
}: Pick<Survey, 'countries' | 'roles' | 'percent'>): string {
  const where = countries.length === 0 ? m.desk_surveys_every_country() : joined(countries.map(countryText))
  const who =
    roles.length === 0 ? m.desk_surveys_every_role() : joined(roles.map((role) => merchantRoleText(role)))
  return m.desk_surveys_audience({ where, who, percent: percentText(percent) })
}

function joined(names: readonly string[]): string {
  return names.join(m.desk_merchant_list_comma())
}

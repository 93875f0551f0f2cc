import { merchantRoles } from '@daftar/rules/access/roles'
import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { countryCodes } from '@daftar/rules/geo/countries'
import { Card } from '@daftar/ui/card'
import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { DatePicker } from '@daftar/ui/date-picker'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { merchantRoleText } from '@daftar/words/role-text'
import { useQuery } from '@tanstack/react-query'
import { countryText } from '../../../shared/text/country-text.ts'
import { TextLine } from '../../../shared/text/text-line.tsx'
import { percentOf } from '../form.ts'
import { reachQuery } from '../queries.ts'
import type { SurveyPartProps } from './title-card.tsx'
import styles from './surveys.module.css'

/** Whom a survey asks and when, with how many that are. */
export function AudienceCard({ draft, errorOf, onChange }: SurveyPartProps) {
  const { countries, roles, from, until } = draft
  const { data: reach } = useQuery(reachQuery({ countries, roles, percent: percentOf(draft) }))
  const dayOf = (text: string) => parseCalendarDate(text) ?? ''
  return (
    <Card title={m.desk_surveys_who()}>
      <div className={styles.fields}>
        <CheckboxGroup
          id="countries"
          label={m.desk_surveys_countries()}
          hint={m.desk_surveys_countries_hint()}
          options={countryCodes.map((value) => ({ value: value as string, label: countryText(value) }))}
          values={countries}
          onValuesChange={(chosen) => onChange({ countries: chosen })}
        />
        <CheckboxGroup
          id="roles"
          label={m.desk_surveys_roles()}
          hint={m.desk_surveys_roles_hint()}
          options={merchantRoles.map((value) => ({ value: value as string, label: merchantRoleText(value) }))}
          values={roles}
          onValuesChange={(chosen) => onChange({ roles: chosen })}
        />
        <TextLine
          isLatin
          id="percent"
          label={m.desk_surveys_percent()}
          hint={m.desk_surveys_percent_hint()}
          error={errorOf('percent')}
          value={draft.percent}
          onValueChange={(percent) => onChange({ percent })}
        />
        <div className={styles.pair}>
          <DatePicker
            id="from"
            label={m.desk_surveys_from_day()}
            optional={m.common_optional()}
            value={from}
            onValueChange={(day) => onChange({ from: dayOf(day) })}
          />
          <DatePicker
            id="until"
            label={m.desk_surveys_last_day()}
            optional={m.common_optional()}
            error={errorOf('until')}
            value={until}
            onValueChange={(day) => onChange({ until: dayOf(day) })}
          />
        </div>
        {reach ? <Notice tone="info">{m.desk_surveys_reach(reach)}</Notice> : null}
      </div>
    </Card>
  )
}

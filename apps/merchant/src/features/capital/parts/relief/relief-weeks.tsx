import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { DateText } from '@daftar/ui/date-text'
import { DescriptionList } from '@daftar/ui/description-list'
import { Money } from '@daftar/ui/money'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'

type ReliefWeeksProps = {
  advance: Advance
  mondays: readonly CalendarDate[]
  /** The lower minimum; null in a pause. */
  minimum: string | null
  label: string
}

/** What changes, week by week: nothing is taken, or at least the lower minimum. */
export function ReliefWeeksTable({ advance, mondays, minimum, label }: ReliefWeeksProps) {
  return (
    <section aria-label={label}>
      <DescriptionList
        facts={mondays.map((monday) => ({
          id: monday,
          label: (
            <DateText
              text={dateText(monday)}
              dateTime={monday}
              weekday={weekdayText(monday, currentLanguage())}
            />
          ),
          value:
            minimum === null ? (
              m.relief_week_nothing()
            ) : (
              <>
                {m.relief_week_at_least()} <Money value={minimum} currency={advance.currency} />
              </>
            ),
        }))}
      />
    </section>
  )
}

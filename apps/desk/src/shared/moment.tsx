import { DateText } from '@daftar/ui/date-text'
import { currentLanguage } from '@daftar/words'
import { dateText, instantDateText, instantText, weekdayText, zoneText } from '@daftar/words/formats/date'
import { dateInZone } from '@daftar/rules/calendar/zones'

type MomentProps = { at: string; weekday?: boolean; zone?: string }

/** An instant in the reader's own time, the zone on hover; with the weekday where a deadline counts. */
export function Moment({ at, weekday = false, zone = zoneText() }: MomentProps) {
  const day = dateInZone(Date.parse(at), zone)
  return (
    <DateText
      text={instantText(at, zone)}
      dateTime={at}
      title={zone}
      weekday={weekday ? weekdayText(day, currentLanguage()) : undefined}
    />
  )
}

/** The day of an instant in the reader's own time. */
export function Day({ at }: { at: string }) {
  return <DateText text={instantDateText(at)} dateTime={at} title={zoneText()} />
}

/** A calendar date. */
export function CalendarDay({ date, weekday = false }: { date: string; weekday?: boolean }) {
  return (
    <DateText
      text={dateText(date)}
      dateTime={date}
      weekday={weekday ? weekdayText(date, currentLanguage()) : undefined}
    />
  )
}

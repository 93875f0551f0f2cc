import { dateInZone } from '@daftar/rules/calendar/zones'
import { DateText } from '@daftar/ui/date-text'
import { currentLanguage } from '@daftar/words'
import { dateText, instantDateText, instantText, weekdayText, zoneText } from '@daftar/words/formats/date'

type MomentProps = {
  /** An instant, as the API sends it. */
  at: string
  /** With the day of the week, where a deadline counts. */
  weekday?: boolean
  /** The reader's own where none is given. */
  zone?: string | undefined
  muted?: boolean
}

/** An instant in the reader's own time, the zone on hover (DEC-FMT-4). */
export function Moment({ at, weekday = false, zone, muted = false }: MomentProps) {
  return (
    <DateText
      text={instantText(at, zone)}
      dateTime={at}
      title={zone ?? zoneText}
      weekday={weekday ? weekdayOf(dateInZone(Date.parse(at), zone ?? zoneText())) : undefined}
      muted={muted}
    />
  )
}

/** The day of an instant in the reader's own time. */
export function Day({ at, muted = false }: Pick<MomentProps, 'at' | 'muted'>) {
  return <DateText text={instantDateText(at)} dateTime={at} title={zoneText} muted={muted} />
}

/** A calendar date. */
export function CalendarDay({ date, weekday = false }: { date: string; weekday?: boolean }) {
  return <DateText text={dateText(date)} dateTime={date} weekday={weekday ? weekdayOf(date) : undefined} />
}

function weekdayOf(date: string): string {
  return weekdayText(date, currentLanguage())
}

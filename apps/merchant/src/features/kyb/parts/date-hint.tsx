import { parseCalendarDate } from '@daftar/rules/calendar/calendar-date'
import { currentLanguage, m } from '@daftar/words'
import { hijriDateText } from '@daftar/words/formats/hijri'
import type { ReactNode } from 'react'

/** Under a date: the same day in the Hijri calendar, and what else is to be said of it. */
export function DateHint({ date, children }: { date: string; children?: ReactNode }) {
  const day = parseCalendarDate(date)
  return (
    <>
      {day ? <span>{m.kyb_hijri_date({ date: hijriDateText(day, currentLanguage()) })}</span> : null}
      {children}
    </>
  )
}

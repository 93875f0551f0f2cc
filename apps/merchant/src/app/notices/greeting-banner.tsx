import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { showsGreeting } from '@daftar/rules/shell/frame/greeting-banner'
import { Banner } from '@daftar/ui/banner'
import { m } from '@daftar/words'
import { Sparkles } from 'lucide-react'

/** A seasonal greeting on signed-in pages, until its last day has passed (APP-78, APP-79). */
export function GreetingBanner({ now }: { now: Date }) {
  if (!showsGreeting(true, localDay(now))) return null
  return (
    <Banner tone="accent" icon={<Sparkles />}>
      {m.shell_greeting()}
    </Banner>
  )
}

/** The reader's own calendar day, `YYYY-MM-DD`. */
function localDay(now: Date): CalendarDate {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}` as CalendarDate
}

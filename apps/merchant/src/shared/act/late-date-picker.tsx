import type { DatePickerProps } from '@daftar/ui/date-picker'
import { SkeletonBlock } from '@daftar/ui/skeleton'
import { lazy, Suspense } from 'react'

const CalendarField = lazy(() =>
  import('./calendar-field.tsx').then((module) => ({ default: module.CalendarField })),
)

/** A day of a form: the form stands at once, and its calendar, which is a third of a page, comes after it. */
export function LateDatePicker(props: DatePickerProps) {
  return (
    <Suspense fallback={<SkeletonBlock height="64px" />}>
      <CalendarField {...props} />
    </Suspense>
  )
}

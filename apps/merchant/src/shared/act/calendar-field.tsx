import { DatePicker, type DatePickerProps } from '@daftar/ui/date-picker'

/** It shares no module with the form it stands in, so that the calendar can be loaded beside it. */
export function CalendarField(props: DatePickerProps) {
  return <DatePicker {...props} />
}

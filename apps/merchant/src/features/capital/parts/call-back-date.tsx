import { DatePicker, type DatePickerProps } from '@daftar/ui/date-picker'
import { m } from '@daftar/words'

type CallBackDateProps = Pick<DatePickerProps, 'value' | 'min' | 'max' | 'onValueChange' | 'error'>

/** The day of a call. It shares no module with the dialog it stands in, so that the calendar can be loaded beside it. */
export function CallBackDate(props: CallBackDateProps) {
  return <DatePicker id="date" label={m.offers_call_date()} {...props} />
}

import { DatePicker, type DatePickerProps } from '@daftar/ui/date-picker'

type CallBackDateProps = Pick<
  DatePickerProps,
  'id' | 'label' | 'value' | 'min' | 'max' | 'onValueChange' | 'error'
>

/** The day of a call. It shares no module with the dialog it stands in, so that the calendar can be loaded beside it. */
export function CallBackDate(props: CallBackDateProps) {
  return <DatePicker {...props} />
}

import { parseDate } from '@internationalized/date'
import type { CalendarDate } from '@internationalized/date'
import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import {
  Button,
  DateInput,
  DatePicker as AriaDatePicker,
  DateSegment,
  Group,
} from 'react-aria-components/DatePicker'
import { Calendar, CalendarCell, CalendarGrid, Popover } from 'react-aria-components/DatePicker'
import { CalendarGridBody, CalendarGridHeader, CalendarHeaderCell } from 'react-aria-components/DatePicker'
import { Dialog, Heading } from 'react-aria-components/Modal'
import { AriaLabel, AriaNotes } from '../../internal/aria-notes.tsx'
import overlay from '../../internal/overlay.module.css'
import { fieldStyles } from '../field.tsx'
import type { FieldProps } from '../field.tsx'
import { inLocale } from '../../internal/in-locale.tsx'
import styles from './date-picker.module.css'

export type DatePickerProps = FieldProps & {
  /** 'YYYY-MM-DD', or '' while nothing is chosen. */
  value: string
  onValueChange: (value: string) => void
  min?: string
  max?: string
  /** Days inside the limits that cannot be chosen all the same. */
  isUnavailable?: (date: string) => boolean
  onBlur?: () => void
  name?: string
  disabled?: boolean
}

/** A day, typed figure by figure or picked from a calendar. Needs LocaleProvider around it. */
export const DatePicker = inLocale(DatePickerHere)

function DatePickerHere(props: DatePickerProps) {
  const { id, label, labelHidden, optional, hint, error, value, onValueChange, min, max, isUnavailable } =
    props
  return (
    <AriaDatePicker
      id={id}
      className={fieldStyles.field}
      name={props.name}
      value={dateOf(value)}
      minValue={dateOf(min)}
      maxValue={dateOf(max)}
      isDateUnavailable={isUnavailable && ((date) => isUnavailable(date.toString()))}
      isDisabled={props.disabled}
      isInvalid={Boolean(error)}
      shouldForceLeadingZeros
      onChange={(date: CalendarDate | null) => onValueChange(date ? date.toString() : '')}
      onBlur={props.onBlur}
    >
      <AriaLabel label={label} optional={optional} hidden={labelHidden} />
      <Group className={fieldStyles.box} data-invalid={Boolean(error)} data-disabled={props.disabled}>
        <DateInput className={styles.segments}>
          {(segment) => <DateSegment segment={segment} className={styles.segment} />}
        </DateInput>
        <Button className={styles.open}>
          <CalendarDays aria-hidden="true" />
        </Button>
      </Group>
      <AriaNotes hint={hint} error={error} />
      <Popover className={overlay.pop} offset={4}>
        <Dialog className={styles.calendar}>
          <Month />
        </Dialog>
      </Popover>
    </AriaDatePicker>
  )
}

function Month() {
  return (
    <Calendar>
      <header className={styles.head}>
        <Button slot="previous" className={styles.step}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        <Heading />
        <Button slot="next" className={styles.step}>
          <ChevronRight aria-hidden="true" />
        </Button>
      </header>
      <CalendarGrid className={styles.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>{(date) => <CalendarCell date={date} className={styles.day} />}</CalendarGridBody>
      </CalendarGrid>
    </Calendar>
  )
}

function dateOf(text: string | undefined): CalendarDate | null {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? parseDate(text) : null
}

import { useActForm } from '@daftar/app-kit/use-act-form'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { callBackRange } from '@daftar/rules/capital/offers/call-back-dates'
import { Notice } from '@daftar/ui/notice'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { useState } from 'react'
import { useAccount } from '../../../../shared/session/account.ts'
import { useTrack } from '../../../../shared/told/events.ts'
import { useServices } from '../../../../shared/use-services.ts'
import { LateDatePicker } from '../../../../shared/act/late-date-picker.tsx'
import { PhoneInput, phoneOf } from '../../../../shared/session/phone-input.tsx'
import {
  callBackComesOn,
  callBackDateText,
  callBackErrors,
  callBackToday,
  emptyCallBack,
} from '../../call-back.ts'
import { AskDialog, AskedForm } from './ask-dialog.tsx'
import styles from '../offer/offer-page.module.css'

/** What the call is about. */
export type CallAbout = { offer_id: string } | { loan_id: string }

type CallBackDialogProps = { about: CallAbout; onClose: () => void }

type Asked = { phone: string; date: CalendarDate }

/** Asks for a call of a specialist, then says when it comes (CAP-06, OFR-25, OFR-26, OFR-27). */
export function CallBackDialog({ about, onClose }: CallBackDialogProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <AskDialog
      title={asked ? m.offers_call_done_title() : m.offers_call_open()}
      sendLabel={m.offers_call_send()}
      done={asked ? <WillCall {...asked} /> : null}
      onClose={onClose}
      renderForm={(id) => <AskForm id={id} about={about} onAsked={setAsked} />}
    />
  )
}

type AskFormProps = { id: string; about: CallAbout; onAsked: (asked: Asked) => void }

function AskForm({ id, about, onAsked }: AskFormProps) {
  const account = useAccount()
  const track = useTrack()
  const [today] = useState(callBackToday)
  const { earliest, latest } = callBackRange(today)
  const form = useActForm({
    start: emptyCallBack(account.phone),
    check: (typed) => callBackErrors(typed, today),
    fields: {
      phone: { label: m.offers_call_phone() },
      date: { label: m.offers_call_date(), text: (code) => callBackDateText(code, today) },
    },
  })
  function send() {
    const { phone, date } = form.values
    if (date === null) return
    const asked = { phone: phoneOf(phone), date }
    track('ScheduledCall', { ...about, ...asked })
    onAsked(asked)
  }
  return (
    <AskedForm id={id} form={form} onSend={send}>
      <p className={styles.hours}>{m.offers_call_hours()}</p>
      <PhoneInput {...form.field('phone')} />
      <LateDatePicker
        {...form.field('date')}
        value={form.values.date ?? ''}
        min={earliest}
        max={latest}
        onValueChange={(date) => form.set({ date: dateTyped(date) })}
      />
    </AskedForm>
  )
}

/** A weekend day or a holiday may be chosen; agents call on the next working day (DEC-OFR-12). */
function WillCall({ phone, date }: Asked) {
  const { config } = useServices()
  const day = callBackComesOn(date, config.holidays)
  const when = { weekday: weekdayText(day, currentLanguage()), date: dateText(day) }
  return (
    <Notice tone="positive" live="status">
      {m.offers_call_done_text({ phone: `\u2066${phone}\u2069`, ...when })}
      {day === date ? null : <> {m.offers_call_done_moved({ date: dateText(date) })}</>}
    </Notice>
  )
}

/**
 * What stands in the field, also while its year is typed: 0002 is no day yet, and to take it away would empty
 * the field.
 */
function dateTyped(text: string): CalendarDate | null {
  return text === '' ? null : (text as CalendarDate)
}

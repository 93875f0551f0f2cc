import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { callBackRange } from '@daftar/rules/capital/offers/call-back-dates'
import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { focusField } from '@daftar/ui/error-summary'
import { Notice } from '@daftar/ui/notice'
import { SkeletonBlock } from '@daftar/ui/skeleton'
import { currentLanguage, fieldText, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { lazy, Suspense, useId, useState } from 'react'
import { useAccount } from '../../../shared/account.ts'
import { useTrack } from '../../../shared/events.ts'
import { useServices } from '../../../shared/use-services.ts'
import { PhoneInput, phoneOf } from '../../../shared/phone-input.tsx'
import {
  callBackComesOn,
  callBackDateText,
  callBackErrors,
  callBackToday,
  emptyCallBack,
} from '../call-back.ts'
import styles from './offer-page.module.css'

const CallBackDate = lazy(() =>
  import('./call-back-date.tsx').then((module) => ({ default: module.CallBackDate })),
)

type CallBackDialogProps = { offerId: string; onClose: () => void }
/** Nothing is wrong before the first try to send. */
const noErrors: Partial<ReturnType<typeof callBackErrors>> = {}

type Asked = { phone: string; date: CalendarDate }

/** Asks for a call of a specialist, then says when it comes (CAP-06, OFR-25, OFR-26, OFR-27). */
export function CallBackDialog({ offerId, onClose }: CallBackDialogProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const formId = useId()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={asked ? m.offers_call_done_title() : m.offers_call_open()}
      closeLabel={m.common_close()}
      actions={
        asked ? (
          <Button variant="primary" autoFocus onClick={onClose}>
            {m.common_close()}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{m.common_cancel()}</Button>
            <Button type="submit" form={formId} variant="primary">
              {m.offers_call_send()}
            </Button>
          </>
        )
      }
    >
      {asked ? <WillCall {...asked} /> : <AskForm id={formId} offerId={offerId} onAsked={setAsked} />}
    </Dialog>
  )
}

function AskForm({ id, offerId, onAsked }: { id: string; offerId: string; onAsked: (asked: Asked) => void }) {
  const account = useAccount()
  const track = useTrack()
  const [today] = useState(callBackToday)
  const { earliest, latest } = callBackRange(today)
  const [values, setValues] = useState(() => emptyCallBack(account.phone))
  const [isTried, setTried] = useState(false)
  const wrong = callBackErrors(values, today)
  const shown = isTried ? wrong : noErrors
  function send() {
    setTried(true)
    const first = wrong.phone ? 'phone' : wrong.date ? 'date' : null
    if (first) return focusField(first)
    if (values.date === null) return
    const asked = { phone: phoneOf(values.phone), date: values.date }
    track('ScheduledCall', { offer_id: offerId, ...asked })
    onAsked(asked)
  }
  return (
    <form
      id={id}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p className={styles.hours}>{m.offers_call_hours()}</p>
      <PhoneInput
        id="phone"
        label={m.offers_call_phone()}
        value={values.phone}
        onValueChange={(phone) => setValues({ ...values, phone })}
        error={shown.phone && fieldText(shown.phone)}
      />
      <Suspense fallback={<SkeletonBlock height="64px" />}>
        <CallBackDate
          value={values.date ?? ''}
          min={earliest}
          max={latest}
          onValueChange={(date) => setValues({ ...values, date: dateTyped(date) })}
          error={shown.date && callBackDateText(shown.date, today)}
        />
      </Suspense>
    </form>
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

/** What stands in the field, also while its year is typed: 0002 is no day yet, and to take it away would empty the field. */
function dateTyped(text: string): CalendarDate | null {
  return text === '' ? null : (text as CalendarDate)
}

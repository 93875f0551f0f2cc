import { groupPhone } from '@daftar/rules/contact/phone'
import { Badge } from '@daftar/ui/badge'
import { CopyButton } from '@daftar/ui/copy-button'
import type { Column } from '@daftar/ui/data-table'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { Moment } from '@daftar/app-kit/moment'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import type { CallBack } from '../queries.ts'
import styles from './call-backs.module.css'

export function callBackColumns(): Column<CallBack>[] {
  return [
    { id: 'at', header: m.desk_callbacks_at(), cell: ({ at }) => <Moment at={at} weekday /> },
    { id: 'kind', header: m.desk_callbacks_kind(), cell: (row) => <Kind row={row} /> },
    { id: 'merchant', header: m.desk_callbacks_merchant(), cell: (row) => <Who row={row} /> },
    { id: 'what', header: m.desk_callbacks_what(), cell: (row) => <What row={row} /> },
    { id: 'phone', header: m.desk_callbacks_phone(), cell: (row) => <Phone row={row} /> },
  ]
}

export function CallBackCard({ row }: { row: CallBack }) {
  return (
    <CardRow
      title={<MerchantName of={row} />}
      aside={<Kind row={row} />}
      facts={[
        [m.desk_callbacks_at(), <Moment key="at" at={row.at} weekday />],
        [m.desk_callbacks_person(), <Person key="person" row={row} />],
        [m.desk_callbacks_what(), <What key="what" row={row} />],
        [m.desk_callbacks_phone(), <Phone key="phone" row={row} />],
      ]}
    />
  )
}

function Kind({ row: { kind } }: { row: CallBack }) {
  return kind === 'call_back' ? (
    <Badge tone="warning">{m.desk_callbacks_call_back()}</Badge>
  ) : (
    <Badge tone="iris">{m.desk_callbacks_feedback()}</Badge>
  )
}

function Who({ row }: { row: CallBack }) {
  return (
    <TwoLines below={<Person row={row} />}>
      <MerchantName of={row} />
    </TwoLines>
  )
}

/** Who it is, and which language to speak. */
function Person({ row: { person, language } }: { row: CallBack }) {
  return (
    <>
      <Typed>{person}</Typed>
      {' · '}
      {language === 'ar' ? m.desk_callbacks_language_ar() : m.desk_callbacks_language_en()}
    </>
  )
}

function What({ row: { call, feedback } }: { row: CallBack }) {
  if (call)
    return (
      <TwoLines below={call.date === call.call_on ? null : m.desk_callbacks_chose(dayOf(call.date))}>
        {m.desk_callbacks_call_on(dayOf(call.call_on))}
      </TwoLines>
    )
  if (!feedback) return null
  return (
    <TwoLines
      below={feedback.tell_us_more ? <Typed className={styles.said}>{feedback.tell_us_more}</Typed> : null}
    >
      {reasonTexts[feedback.reason]()}
    </TwoLines>
  )
}

/** A press on it copies it; the dialler is on another device. */
function Phone({ row: { call, feedback } }: { row: CallBack }) {
  const phone = call?.phone ?? feedback?.phone
  if (phone)
    return (
      <span className={styles.phone}>
        <Ltr>{groupPhone(phone)}</Ltr>
        <CopyButton text={phone} label={m.desk_callbacks_copy()} copiedLabel={m.desk_callbacks_copied()} />
      </span>
    )
  return feedback?.can_contact ? m.common_dash() : m.desk_callbacks_no_contact()
}

function dayOf(date: string) {
  return { weekday: weekdayText(date, currentLanguage()), date: dateText(date) }
}

type Reason = NonNullable<CallBack['feedback']>['reason']

const reasonTexts: Record<Reason, () => string> = {
  apply_later: m.desk_callbacks_reason_apply_later,
  different_terms: m.desk_callbacks_reason_different_terms,
  not_needed: m.desk_callbacks_reason_not_needed,
  other: m.desk_callbacks_reason_other,
}

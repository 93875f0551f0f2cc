import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { lazy, Suspense, type ReactNode } from 'react'
import { CalendarDay } from '@daftar/app-kit/moment'
import { CheckList, type CheckResult } from '../../../../shared/case/check-list.tsx'
import { Iban } from '../../../../shared/money/iban.tsx'
import { daysOf, expiryOf, readableDetail } from '../../evidence/check-detail.ts'
import type { DeskCase } from '../../queries.ts'
import { checkText, outcomeText } from '../../words.ts'

/** The calendar of the field comes after the page. */
const LicenceField = lazy(() =>
  import('../facts/licence-field.tsx').then((module) => ({ default: module.LicenceField })),
)

/** What was checked by itself. It proposes; a person decides. */
export function Checks({ opened }: { opened: DeskCase }) {
  return (
    <CheckList
      title={m.desk_checks()}
      checks={opened.checks.map(({ code, outcome, detail }): CheckResult => ({
        id: code,
        outcome,
        text: checkText(code),
        outcomeText: outcomeText(outcome),
        ...(detail && {
          detail: (
            <>
              {subjectText(code)} {ibansOf(code, detail) ?? <Detail text={detail} />}
            </>
          ),
        }),
        children:
          code === 'licence_expiry' ? (
            <Suspense>
              <LicenceField key={opened.licence.expires_on ?? ''} opened={opened} />
            </Suspense>
          ) : null,
      }))}
    />
  )
}

/** What an amount is of, where the check alone does not say. */
function subjectText(code: string): string | null {
  if (code === 'exposure') return m.desk_exposure_open()
  return code === 'amount_to_sales' ? m.desk_sales_average() : null
}

/** Two accounts that differ, each with where it stands; nothing for one alone. */
function ibansOf(code: string, detail: string): ReactNode {
  const [read, own] = detail.split(' · ')
  if (code !== 'statement_iban' || !read || !own) return null
  return (
    <>
      {m.desk_check_iban_read()} <Iban value={read} />
      <br />
      {m.desk_check_iban_own()} <Iban value={own} />
    </>
  )
}

function Detail({ text }: { text: string }) {
  const days = daysOf(text)
  if (days)
    return (
      <>
        <CalendarDay date={days.first} /> {m.common_dash()} <CalendarDay date={days.last} />
      </>
    )
  const expiry = expiryOf(text)
  if (!expiry) return <Typed>{readableDetail(text)}</Typed>
  const time = m.desk_days({ count: Math.abs(expiry.days) })
  return (
    <>
      <CalendarDay date={expiry.date} /> (
      {expiry.days < 0 ? m.desk_expired_since({ time }) : m.desk_time_left({ time })})
    </>
  )
}

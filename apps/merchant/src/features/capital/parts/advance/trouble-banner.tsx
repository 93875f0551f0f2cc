import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import { nextClaim } from '@daftar/rules/capital/advances/next-claim'
import { money, toDecimal } from '@daftar/rules/money/money'
import { Button } from '@daftar/ui/button'
import { Money } from '@daftar/ui/money'
import { currentLanguage, m } from '@daftar/words'
import { dateText, weekdayText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { useQuery } from '@tanstack/react-query'
import { Landmark, Phone } from 'lucide-react'
import { lazy, Suspense, useId, useState } from 'react'
import { useTrack } from '../../../../shared/told/events.ts'
import { weekQuery } from '../../queries.ts'
import { reliefView, todayOf } from '../../relief-form.ts'
import { reliefsQuery } from '../../relief-queries.ts'
import { minorOf } from './advance-figures.ts'
import { flaggedText, isByDebit, lastWeekText } from './trouble-text.ts'
import styles from './trouble-banner.module.css'

const AskRelief = lazy(() =>
  import('../relief/ask-relief.tsx').then((module) => ({ default: module.AskRelief })),
)
const CallBackDialog = lazy(() =>
  import('../talk/call-back-dialog.tsx').then((module) => ({ default: module.CallBackDialog })),
)
const PayDialog = lazy(() => import('./pay-dialog.tsx').then((module) => ({ default: module.PayDialog })))

/**
 * An advance in trouble, in one calm place: what is due on which day and of what it is made, why, and three
 * ways on.
 */
export function TroubleBanner({ advance }: { advance: Advance }) {
  const titleId = useId()
  const { currency, next_repayment_date: date } = advance
  const claim = nextClaim(
    minorOf(advance, advance.next_due_amount),
    minorOf(advance, advance.shortfall_amount),
  )
  const amount = (minor: bigint, size: 'hero' | 'strong') => (
    <Money value={toDecimal(money(minor, currency))} currency={currency} size={size} />
  )
  const last = lastWeekText(advance)
  return (
    <section className={styles.banner} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {date === null
          ? m.loan_trouble_title()
          : m.loan_trouble_due({ weekday: weekdayText(date, currentLanguage()), date: dateText(date) })}
      </h2>
      <div className={styles.sum}>
        {amount(claim.dueMinor, 'hero')}
        <span aria-hidden="true">=</span>
        <span className={styles.part}>
          <span>{m.loan_trouble_minimum()}</span>
          {amount(claim.minimumMinor, 'strong')}
        </span>
        <span aria-hidden="true">+</span>
        <span className={styles.part}>
          <span>{m.loan_trouble_carried({ count: advance.weeks_short })}</span>
          {amount(claim.carriedMinor, 'strong')}
        </span>
      </div>
      <div className={styles.why}>
        {last ? (
          <p>
            <strong className={styles.head}>{last.title}</strong>
            {last.text}
          </p>
        ) : null}
        <p>
          {advance.flagged && !last ? (
            <strong className={styles.head}>{m.loan_flagged_title()}</strong>
          ) : null}
          {advance.flagged ? flaggedText(advance) : m.loan_trouble_calm()}
        </p>
        {isByDebit(advance) ? null : <SoFar advance={advance} dueMinor={claim.dueMinor} />}
      </div>
      <Ways advance={advance} />
    </section>
  )
}

/** Never more is taken than the payout: what that means as the week stands. */
function SoFar({ advance, dueMinor }: { advance: Advance; dueMinor: bigint }) {
  const { data: week } = useQuery({ ...weekQuery(advance.id), throwOnError: false })
  if (!week) return null
  const takenMinor = minorOf(advance, week.repayment_amount)
  if (takenMinor >= dueMinor) return null
  const text = (minor: bigint) => moneyText(toDecimal(money(minor, advance.currency)), advance.currency)
  return <p>{m.loan_trouble_so_far({ taken: text(takenMinor), moved: text(dueMinor - takenMinor) })}</p>
}

type Way = 'relief' | 'call' | 'pay'

function Ways({ advance }: { advance: Advance }) {
  const track = useTrack()
  const [way, setWay] = useState<Way | null>(null)
  const { data: reliefs } = useQuery({ ...reliefsQuery(advance.id), throwOnError: false })
  const view = reliefs ? reliefView(reliefs, advance, todayOf(advance)) : null
  const close = () => setWay(null)
  function call() {
    setWay('call')
    track('Call Back Requested', { loan_id: advance.id })
  }
  return (
    <div className={styles.ways}>
      {view === null || (view.kind === 'free' && view.canAsk) ? (
        <Button variant="primary" onClick={() => setWay('relief')} disabled={view === null}>
          {m.relief_ask()}
        </Button>
      ) : view.kind === 'open' ? (
        <p>{m.loan_trouble_relief_open()}</p>
      ) : null}
      <Button icon={<Phone />} onClick={call}>
        {m.offers_call_link()}
      </Button>
      <Button icon={<Landmark />} onClick={() => setWay('pay')}>
        {m.loan_pay_open()}
      </Button>
      <Suspense>
        {way === 'relief' ? <AskRelief advance={advance} onClose={close} /> : null}
        {way === 'call' ? <CallBackDialog about={{ loan_id: advance.id }} onClose={close} /> : null}
        {way === 'pay' ? <PayDialog advance={advance} onClose={close} /> : null}
      </Suspense>
    </div>
  )
}

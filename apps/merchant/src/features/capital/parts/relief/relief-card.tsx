import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import type { Relief } from '@daftar/contract/endpoints/capital/relief'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Loading, SkeletonText } from '@daftar/ui/skeleton'
import { Notice } from '@daftar/ui/notice'
import { Queried } from '@daftar/app-kit/queried'
import { currentLanguage, m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { reliefView, todayOf } from '../../relief-form.ts'
import { reliefsQuery } from '../../relief-queries.ts'
import { ReliefWeeksTable } from './relief-weeks.tsx'
import { WithdrawRelief } from './withdraw-relief.tsx'
import styles from './relief-card.module.css'

const AskRelief = lazy(() => import('./ask-relief.tsx').then((module) => ({ default: module.AskRelief })))

/**
 * Relief in hardship: ask for it, see where the request stands, and what changes week by week
 * (docs/decisions/0021).
 */
export function ReliefCard({ advance }: { advance: Advance }) {
  const reliefs = useQuery({ ...reliefsQuery(advance.id), throwOnError: false })
  return (
    <Card title={m.relief_title()}>
      <Queried
        query={reliefs}
        pending={
          <Loading label={m.common_loading()}>
            <SkeletonText lines={3} />
          </Loading>
        }
        failedTitle={m.relief_failed()}
        problemText={() => null}
      >
        {(data) => <Content advance={advance} reliefs={data} />}
      </Queried>
    </Card>
  )
}

function Content({ advance, reliefs }: { advance: Advance; reliefs: readonly Relief[] }) {
  const view = reliefView(reliefs, advance, todayOf(advance))
  switch (view.kind) {
    case 'open':
      return <Open relief={view.relief} />
    case 'running':
      return <Running advance={advance} relief={view.relief} mondays={view.mondays} />
    case 'free':
      return <Free advance={advance} declined={view.declined} canAsk={view.canAsk} />
  }
}

function Open({ relief }: { relief: Relief }) {
  const [isWithdrawing, setWithdrawing] = useState(false)
  return (
    <div className={styles.stack}>
      <Notice tone="info" title={m.relief_open_title()}>
        {m.relief_open_text()}
      </Notice>
      <Asked relief={relief} />
      <Button onClick={() => setWithdrawing(true)}>{m.relief_withdraw()}</Button>
      {isWithdrawing ? <WithdrawRelief relief={relief} onClose={() => setWithdrawing(false)} /> : null}
    </div>
  )
}

function Asked({ relief }: { relief: Relief }) {
  return (
    <DescriptionList
      facts={[
        {
          id: 'what',
          label: m.relief_asked(),
          value: relief.kind === 'pause' ? m.relief_kind_pause() : m.relief_kind_lower(),
        },
        { id: 'weeks', label: m.relief_weeks(), value: m.capital_weeks({ count: relief.weeks }) },
      ]}
    />
  )
}

type RunningProps = { advance: Advance; relief: Relief; mondays: readonly CalendarDate[] }

function Running({ advance, relief, mondays }: RunningProps) {
  return (
    <div className={styles.stack}>
      <Notice tone="positive" title={m.relief_approved_title()}>
        <bdi>{noteOf(relief)}</bdi>
      </Notice>
      <ReliefWeeksTable
        advance={advance}
        mondays={mondays}
        minimum={relief.minimum}
        label={m.relief_changes()}
      />
      <p className={styles.note}>{m.relief_after()}</p>
    </div>
  )
}

function Free({ advance, declined, canAsk }: { advance: Advance; declined: Relief | null; canAsk: boolean }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <div className={styles.stack}>
      {declined ? (
        <Notice tone="warning" title={m.relief_declined_title()}>
          <bdi>{noteOf(declined)}</bdi>
        </Notice>
      ) : null}
      <p className={styles.note}>{m.relief_text()}</p>
      {canAsk ? <Button onClick={() => setAsking(true)}>{m.relief_ask()}</Button> : null}
      {isAsking ? (
        <Suspense fallback={null}>
          <AskRelief advance={advance} onClose={() => setAsking(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}

function noteOf({ note_en, note_ar }: Relief): string {
  return currentLanguage() === 'ar' ? note_ar : note_en
}

import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { Column, Columns } from '@daftar/ui/columns'
import { PageHeader } from '@daftar/ui/page-header'
import { SkeletonCard } from '@daftar/ui/skeleton'
import { currentLanguage, m } from '@daftar/words'
import { dayMonthText } from '@daftar/words/formats/date'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { BalanceCard } from '../parts/advance/balance-card.tsx'
import { CurrentWeekCard } from '../parts/advance/current-week-card.tsx'
import { HistoryCard } from '../parts/advance/history-card.tsx'
import { AdvanceFaq } from '../parts/advance/advance-faq.tsx'
import { AdvanceNotice } from '../parts/advance/advance-notice.tsx'
import { StatusBadge } from '../parts/application/status-badge.tsx'
import { WeeksCard } from '../parts/advance/weeks-card.tsx'
import { advanceQuery } from '../queries.ts'

/** It has a form of its own, which most merchants never open. */
const ReliefCard = lazy(() =>
  import('../parts/relief/relief-card.tsx').then((module) => ({ default: module.ReliefCard })),
)

/**
 * An advance: what is left, week by week, what was taken when, and what this week looks like (LOAN-07 to
 * LOAN-16).
 */
export function AdvanceScreen({ params: { id } }: { params: { id: string } }) {
  const { data: advance } = useSuspenseQuery(advanceQuery(id))
  return (
    <>
      <PageHeader
        title={m.loan_from({
          date: dayMonthText(advance.funded_at ?? advance.applied_at, currentLanguage()),
        })}
        status={<StatusBadge status={advance.status} />}
        breadcrumbs={{
          label: m.capital_breadcrumbs(),
          crumbs: [
            { label: m.capital_title(), href: capitalPaths.advances },
            { label: advance.legal_info.legal_name || m.capital_advances_title() },
          ],
        }}
      />
      <AdvanceNotice advance={advance} />
      <Columns second="aside">
        <Column>
          <BalanceCard advance={advance} />
          <WeeksCard advance={advance} />
          <div id="repayments">
            <HistoryCard advance={advance} />
          </div>
        </Column>
        <Column as="aside">
          {isRunning(advance) ? <CurrentWeekCard advance={advance} /> : null}
          {isRunning(advance) ? (
            <Suspense fallback={<SkeletonCard lines={3} />}>
              <ReliefCard advance={advance} />
            </Suspense>
          ) : null}
          <AdvanceFaq />
        </Column>
      </Columns>
    </>
  )
}

function isRunning(advance: Advance): boolean {
  return advance.status === 'paying' || advance.status === 'overdue'
}

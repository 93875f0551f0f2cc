import type { Loan } from '@daftar/contract/endpoints/advances-shapes'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { Column, Columns } from '@daftar/ui/columns'
import { PageHeader } from '@daftar/ui/page-header'
import { SkeletonCard } from '@daftar/ui/skeleton'
import { currentLanguage, m } from '@daftar/words'
import { dayMonthText } from '@daftar/words/formats/date'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { BalanceCard } from '../parts/balance-card.tsx'
import { CurrentWeekCard } from '../parts/current-week-card.tsx'
import { HistoryCard } from '../parts/history-card.tsx'
import { LoanFaq } from '../parts/loan-faq.tsx'
import { LoanNotice } from '../parts/loan-notice.tsx'
import { StatusBadge } from '../parts/status-badge.tsx'
import { WeeksCard } from '../parts/weeks-card.tsx'
import { loanQuery } from '../queries.ts'

/** It has a form of its own, which most merchants never open. */
const ReliefCard = lazy(() =>
  import('../parts/relief-card.tsx').then((module) => ({ default: module.ReliefCard })),
)

/** An advance: what is left, week by week, what was taken when, and what this week looks like (LOAN-07 to LOAN-16). */
export function LoanScreen({ params: { id } }: { params: { id: string } }) {
  const { data: loan } = useSuspenseQuery(loanQuery(id))
  return (
    <>
      <PageHeader
        title={m.loan_from({ date: dayMonthText(loan.funded_at ?? loan.applied_at, currentLanguage()) })}
        status={<StatusBadge status={loan.status} />}
        breadcrumbs={{
          label: m.capital_breadcrumbs(),
          crumbs: [
            { label: m.capital_title(), href: capitalPaths.loans },
            { label: loan.legal_info.legal_name || m.capital_advances_title() },
          ],
        }}
      />
      <LoanNotice loan={loan} />
      <Columns second="aside">
        <Column>
          <BalanceCard loan={loan} />
          <WeeksCard loan={loan} />
          <HistoryCard loan={loan} />
        </Column>
        <Column as="aside">
          {isRunning(loan) ? <CurrentWeekCard loan={loan} /> : null}
          {isRunning(loan) ? (
            <Suspense fallback={<SkeletonCard lines={3} />}>
              <ReliefCard loan={loan} />
            </Suspense>
          ) : null}
          <LoanFaq />
        </Column>
      </Columns>
    </>
  )
}

function isRunning(loan: Loan): boolean {
  return loan.status === 'paying' || loan.status === 'overdue'
}

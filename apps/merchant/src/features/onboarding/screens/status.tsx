import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Column, Columns } from '@daftar/ui/columns'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { SkeletonCard } from '@daftar/ui/skeleton'
import { currentLanguage, m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { applicationQuery, useAccount } from '../../../shared/session/account.ts'
import { today } from '../../../shared/text/today.ts'
import { StandingCard, StatusBadge } from '../parts/standing.tsx'
import { ApplicationSummary } from '../parts/summary.tsx'
import type { Application } from '../queries.ts'

/** The form of what came back: a script of its own beside what is only looked at. */
const CorrectionForm = lazy(() =>
  import('../parts/correction-form.tsx').then((module) => ({ default: module.CorrectionForm })),
)

/**
 * How an application that was handed in stands: what is done, what waits for whom, and until when
 * (DEC-ONB-21, DEC-ONB-46).
 */
export function StatusScreen() {
  const { data: application } = useSuspenseQuery(applicationQuery(useAccount()))
  // Approved or withdrawn while the page stood open.
  if (!application) return <Navigate to={pathOf('root')} replace />
  return (
    <>
      <PageHeader
        title={m.apply_status_title()}
        subtitle={<bdi>{application.basic_info.business_name}</bdi>}
        status={<StatusBadge status={application.general.status} />}
      />
      <Columns second="aside">
        <Column>
          <Main application={application} />
          {application.general.status === 'changes_requested' ? null : (
            <ApplicationSummary application={application} />
          )}
        </Column>
        <Column>
          <StandingCard application={application} />
        </Column>
      </Columns>
    </>
  )
}

function Main({ application }: { application: Application }) {
  const { basic_info: info, general, declined } = application
  switch (general.status) {
    case 'changes_requested':
      return (
        <Suspense fallback={<SkeletonCard lines={6} />}>
          <CorrectionForm application={application} today={today(info.country_of_main_operations)} />
        </Suspense>
      )
    case 'partially_submitted':
      return (
        <Notice tone="positive" title={m.apply_confirm_title()}>
          {m.apply_confirm_text({ phone: isolated(info.phone), email: isolated(info.email) })}
        </Notice>
      )
    case 'declined':
      return (
        <Notice tone="negative" title={m.apply_declined_title()}>
          {declined?.[currentLanguage()]}
        </Notice>
      )
    case 'approved':
      return (
        <Notice tone="positive" title={m.apply_approved_title()}>
          {m.apply_approved_text()}
        </Notice>
      )
    default:
      return (
        <Notice tone="positive" title={m.apply_sent_title()}>
          {m.apply_sent_text({ email: isolated(info.email) })}
        </Notice>
      )
  }
}

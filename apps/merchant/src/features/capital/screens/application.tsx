import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { ApplicationView } from '@daftar/rules/capital/applications/application-view'
import { capitalPaths, formPath } from '@daftar/rules/capital/entry/paths'
import { landingStep } from '@daftar/rules/capital/applications/step-order'
import type { CapitalStatus } from '@daftar/rules/capital/entry/status-look'
import { PageHeader } from '@daftar/ui/page-header'
import { SkeletonCard } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { viewOf } from '../application-case.ts'
import { ApprovedSummary } from '../parts/application/approved-summary.tsx'
import { OlderFormStepper } from '../parts/application/older-form-stepper.tsx'
import { StatusBadge } from '../parts/application/status-badge.tsx'
import {
  CancelledView,
  DeclinedView,
  InReviewView,
  RejectedView,
  SignContractView,
} from '../parts/application/status-views.tsx'
import { LookOnly } from '../parts/look-only.tsx'
import { applicationQuery } from '../../../shared/capital/capital-queries.ts'
import { mayApply } from '../../../shared/session/may-apply.ts'
import styles from '../parts/application/status-views.module.css'
import { notFound } from '../../../shared/page/not-found.ts'

/** The forms of an application that came back: scripts of their own beside the statuses, which have none. */
const MarksForm = lazy(() =>
  import('../marks/marks-form.tsx').then((module) => ({ default: module.MarksForm })),
)
const FixForm = lazy(() =>
  import('../single-page/fix-form-card.tsx').then((module) => ({ default: module.FixForm })),
)

/** Where an application stands (APPL-13 to APPL-24). */
export function ApplicationScreen({ params: { id } }: { params: { id: string } }) {
  const { data: application } = useSuspenseQuery(applicationQuery(id))
  const account = useAccount()
  const view = viewOf(application, account.experiments)
  // DEC-APPL-2, DEC-APPL-6: a draft and an older form that came back are forms to go on with, not statuses to
  // look at.
  const isForm = view === 'wizard' || view === 'older_form'
  const may = mayApply(account)
  if (isForm && may) return <Navigate to={pathOfForm(application)} replace />
  // APPL-16: a status from a newer server than this page knows.
  if (view === 'not_found') throw notFound()
  return (
    <>
      <PageHeader
        title={m.capital_application_title()}
        // A draft has no status but what is said of it below.
        status={
          isForm && application.status !== 'reset' ? undefined : (
            <StatusBadge status={application.status as CapitalStatus} />
          )
        }
        breadcrumbs={{
          label: m.capital_breadcrumbs(),
          crumbs: [
            { label: m.capital_title(), href: capitalPaths.advances },
            { label: legalNameOf(application) },
          ],
        }}
      />
      {application.single_page ? (
        <div className={styles.stages}>
          <OlderFormStepper status={application.status} />
        </div>
      ) : null}
      <Suspense fallback={<SkeletonCard lines={6} />}>
        {isForm || (waitsForBusiness.has(view) && !may) ? (
          <LookOnly application={application} />
        ) : (
          <View view={view} application={application} />
        )}
      </Suspense>
    </>
  )
}

/** What came back, and is put right by whoever may apply. */
const waitsForBusiness: ReadonlySet<ApplicationView> = new Set(['marks', 'fix_form'])

/** What is a status to look at: not a form to go on with, nor nothing at all. */
type StatusView = Exclude<ApplicationView, 'wizard' | 'older_form' | 'not_found'>

function View({ view, application }: { view: StatusView; application: Application }) {
  switch (view) {
    case 'in_review':
      return <InReviewView application={application} />
    case 'approved_summary':
      return <ApprovedSummary application={application} />
    case 'sign_contract':
      return <SignContractView application={application} />
    case 'rejected':
      return <RejectedView application={application} />
    case 'marks':
      return <MarksForm application={application} />
    case 'fix_form':
      return <FixForm application={application} />
    case 'cancelled':
      return <CancelledView cause={application.cancelled_for} />
    case 'declined':
      return <DeclinedView application={application} />
  }
}

function legalNameOf(application: Application): string {
  return (
    application.sign_authority?.legal_name ||
    application.legal_info?.company_name ||
    m.capital_application_title()
  )
}

function pathOfForm(application: Application): string {
  const offer = {
    offerId: application.offer_id,
    merchantId: application.merchant_id,
    tags: application.offer_tags,
    form: application.single_page ? 'single_page' : 'wizard',
  } as const
  return formPath(offer, landingStep(application.steps))
}

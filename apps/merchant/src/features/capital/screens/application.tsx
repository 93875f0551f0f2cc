import type { Application } from '@daftar/contract/endpoints/capital-shapes'
import { isExperimentOn } from '@daftar/rules/access/experiments'
import { applicationView } from '@daftar/rules/capital/application-view'
import { capitalPaths, stepPath, wizardFlow } from '@daftar/rules/capital/paths'
import { landingStep } from '@daftar/rules/capital/step-order'
import type { CapitalStatus } from '@daftar/rules/capital/status-look'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import { useAccount } from '../../../shared/account.ts'
import { ApprovedSummary } from '../parts/approved-summary.tsx'
import { StatusBadge } from '../parts/status-badge.tsx'
import {
  CancelledView,
  DeclinedView,
  InReviewView,
  RejectedView,
  SignContractView,
} from '../parts/status-views.tsx'
import { applicationQuery } from '../../../shared/capital-queries.ts'

/** Where an application stands (APPL-13 to APPL-24). */
export function ApplicationScreen() {
  const { id } = useParams({ strict: false }) as { id: string }
  const { data: application } = useSuspenseQuery(applicationQuery(id))
  const account = useAccount()
  const view = applicationView({
    status: application.status,
    hasSteps: application.steps.length > 0,
    reasons: application.reasons,
    hasRedesignedResetForm: isExperimentOn(account.experiments, 'redesigned_reset_form'),
  })
  // DEC-APPL-2: a draft is not a status to look at, it is a form to go on with.
  if (view === 'wizard') return <Navigate to={wizardPath(application)} replace />
  return (
    <>
      <PageHeader
        title={m.capital_application_title()}
        status={<StatusBadge status={application.status as CapitalStatus} />}
        breadcrumbs={{
          label: m.capital_breadcrumbs(),
          crumbs: [
            { label: m.capital_title(), href: capitalPaths.loans },
            { label: legalNameOf(application) },
          ],
        }}
      />
      <View view={view} application={application} />
    </>
  )
}

function View({
  view,
  application,
}: {
  view: Exclude<ReturnType<typeof applicationView>, 'wizard'>
  application: Application
}) {
  switch (view) {
    case 'in_review':
      return <InReviewView application={application} />
    case 'approved_summary':
      return <ApprovedSummary application={application} />
    case 'sign_contract':
      return <SignContractView />
    case 'rejected':
      return <RejectedView reasons={application.reasons} />
    case 'cancelled':
      return <CancelledView />
    default:
      return <DeclinedView reasons={application.reasons} />
  }
}

function legalNameOf(application: Application): string {
  return (
    application.legal_info?.company_name ??
    application.sign_authority?.legal_name ??
    m.capital_application_title()
  )
}

function wizardPath(application: Application): string {
  return stepPath(wizardFlow(application.offer_tags), {
    offerId: application.offer_id,
    merchantId: application.merchant_id,
    stepName: landingStep(application.steps),
  })
}

import { Column } from '@daftar/ui/columns'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import { useAccount } from '../../../shared/session/account.ts'
import { applicationOnOfferQuery, offersQuery } from '../../../shared/capital/capital-queries.ts'
import { viewOf } from '../application-case.ts'
import { OlderFormStepper } from '../parts/application/older-form-stepper.tsx'
import { FixForm } from './fix-form-card.tsx'
import { ApplyForm } from './apply-form.tsx'

/**
 * The older form of one page (APPL-45 to APPL-53). The address was resolved before; a save elsewhere may
 * still move it on.
 */
export function SinglePageScreen({
  params: { offerId, merchantId },
}: {
  params: { offerId: string; merchantId: string }
}) {
  const { data: offers } = useSuspenseQuery(offersQuery)
  const { data: application } = useSuspenseQuery(applicationOnOfferQuery(offerId))
  const account = useAccount()
  const offer = offers.find(({ id }) => id === offerId) ?? null
  const view = application ? viewOf(application, account.experiments) : 'wizard'
  if (!offer && !application) return <Navigate to={capitalPaths.advances} replace />
  if (application && view !== 'wizard' && view !== 'older_form')
    return <Navigate to={capitalPaths.application(application.id)} replace />
  return (
    <Column>
      <PageHeader
        title={m.wizard_title()}
        breadcrumbs={{
          label: m.capital_breadcrumbs(),
          crumbs: [
            { label: m.capital_title(), href: capitalPaths.advances },
            { label: m.capital_application_title() },
          ],
        }}
      />
      <OlderFormStepper status={application?.status ?? null} />
      {application && view === 'older_form' ? (
        <FixForm application={application} />
      ) : (
        <ApplyForm
          offerId={offerId}
          merchantId={merchantId}
          tags={application?.offer_tags ?? offer?.tags ?? []}
          asked={application ?? offer}
          application={application}
        />
      )}
    </Column>
  )
}

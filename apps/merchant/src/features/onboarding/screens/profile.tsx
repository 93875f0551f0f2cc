import { Queried } from '@daftar/app-kit/queried'
import type { OrganizationStatus } from '@daftar/rules/merchants/organization'
import { offersContractReview } from '@daftar/rules/shell/guards/dashboard-guard'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Badge } from '@daftar/ui/badge'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import type { Tone } from '@daftar/ui/tone'
import { currencyOfCountry, isCountryCode } from '@daftar/rules/geo/countries'
import { m } from '@daftar/words'
import { countryWords } from '@daftar/words/onboarding/option-words'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { applicationQuery, useAccount } from '../../../shared/session/account.ts'
import { dashboardOf } from '../../../shared/session/dashboard-state.ts'
import { ProfileSections } from '../parts/profile-sections.tsx'
import { ApplicationSkeleton } from '../parts/skeleton.tsx'
import styles from '../parts/status.module.css'
import { profileQuery, type Profile } from '../profile-query.ts'

/** What an organization said of itself and how it stands to the provider (BIZ-01, DEC-BIZ-1). */
export function ProfileScreen() {
  const account = useAccount()
  const { data: application } = useSuspenseQuery(applicationQuery(account))
  const id = application?.general.organization_id ?? account.permissions.merchant_id
  const isReader = application !== null || account.computedPermissions.isWorkspaceAdmin
  const profile = useQuery({ ...profileQuery(id ?? ''), enabled: id !== null && isReader })
  const status = profile.data?.status ?? (account.contract_status === null ? null : 'approved')
  const offersReview = offersContractReview(dashboardOf(account))
  return (
    <>
      <PageHeader
        title={m.profile_title()}
        subtitle={m.profile_subtitle()}
        {...(status && { status: <StatusBadge status={status} /> })}
      />
      <div className={styles.main}>
        {offersReview ? <ReviewContract isAdmin={account.computedPermissions.isWorkspaceAdmin} /> : null}
        {isReader ? (
          <Queried query={profile} pending={<ApplicationSkeleton />} failedTitle={m.profile_failed()}>
            {(found) => (
              <>
                <Standing profile={found} />
                <ProfileSections profile={found} />
              </>
            )}
          </Queried>
        ) : null}
      </div>
    </>
  )
}

/** DEC-APP-12: approved, and the contract waits. */
function ReviewContract({ isAdmin }: { isAdmin: boolean }) {
  return (
    <Card title={m.profile_contract_title()}>
      <div className={styles.main}>
        <p>{isAdmin ? m.profile_contract_text() : m.profile_contract_others()}</p>
        <div className={styles.foot}>
          <Link
            href={pathOf('dashboardContract')}
            look="bare"
            className={buttonClass(isAdmin ? { variant: 'primary' } : {})}
          >
            {m.profile_review_contract()}
          </Link>
          <Link href={pathOf('commercialTerms')}>{m.contract_terms_title()}</Link>
        </div>
      </div>
    </Card>
  )
}

/** The status panel, with country and money on top (DEC-BIZ-1). */
function Standing({ profile }: { profile: Profile }) {
  const { application, status } = profile
  const country = application?.basic_info.country_of_main_operations ?? ''
  const { tone, text } = looks[status]
  return (
    <>
      {isCountryCode(country) ? (
        <Card title={m.profile_where()}>
          <DescriptionList
            facts={[
              { id: 'country', label: m.profile_country(), value: countryWords[country]() },
              {
                id: 'currency',
                label: m.profile_currency(),
                value: <bdi dir="ltr">{currencyOfCountry(country)}</bdi>,
              },
            ]}
          />
        </Card>
      ) : null}
      <Notice tone={tone} title={m.profile_standing()}>
        {text()}
      </Notice>
    </>
  )
}

const looks: Readonly<Record<OrganizationStatus, { tone: Tone; word: () => string; text: () => string }>> = {
  in_review: { tone: 'info', word: m.apply_status_in_review, text: m.profile_in_review_text },
  changes_requested: {
    tone: 'warning',
    word: m.apply_status_changes_requested,
    text: m.profile_changes_text,
  },
  approved: { tone: 'positive', word: m.apply_status_approved, text: m.profile_approved_text },
  declined: { tone: 'negative', word: m.apply_status_declined, text: m.profile_declined_text },
}

function StatusBadge({ status }: { status: OrganizationStatus }) {
  const { tone, word } = looks[status]
  return <Badge tone={tone}>{word()}</Badge>
}

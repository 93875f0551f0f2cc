import type { ListedApplication } from '@daftar/contract/endpoints/applications-shapes'
import type { ListedLoan } from '@daftar/contract/endpoints/advances-shapes'
import { groupItems } from '@daftar/rules/capital/entry/list-groups'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { Card } from '@daftar/ui/card'
import { EmptyState } from '@daftar/ui/empty-state'
import { buttonClass } from '@daftar/ui/button'
import { Link } from '@daftar/ui/link'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ApplicationItem } from '../parts/application-item.tsx'
import { LoanItem } from '../parts/loan-item.tsx'
import { loansQuery, offersQuery } from '../../../shared/capital-queries.ts'
import { applicationsQuery } from '../queries.ts'
import styles from './loans.module.css'

type Item =
  | { kind: 'loan'; status: ListedLoan['status']; at: string; loan: ListedLoan }
  | {
      kind: 'application'
      status: ListedApplication['application']['status']
      at: string
      listed: ListedApplication
    }

/** Advances and applications, the running ones first (LOAN-01 to LOAN-05). */
export function LoansScreen() {
  const { data: loans } = useSuspenseQuery(loansQuery)
  const { data: applications } = useSuspenseQuery(applicationsQuery)
  const { data: offers } = useSuspenseQuery(offersQuery)
  const groups = groupItems(itemsOf(loans, applications))
  const isEmpty = groups.active.length + groups.inactive.length === 0
  const offersAction = { id: 'offers', label: m.capital_see_offers(), href: capitalPaths.offers }
  return (
    <div className={styles.page}>
      <PageHeader
        title={m.capital_title()}
        {...(offers.length > 0 && !isEmpty && { primaryAction: offersAction })}
      />
      {isEmpty ? (
        <EmptyState
          title={m.capital_empty_title()}
          {...(offers.length > 0 && {
            action: (
              <Link look="bare" className={buttonClass({ variant: 'primary' })} href={capitalPaths.offers}>
                {m.capital_see_offers()}
              </Link>
            ),
          })}
        >
          {m.capital_empty_text()}
        </EmptyState>
      ) : (
        <div className={styles.groups}>
          <Group title={m.capital_group_active()} items={groups.active} />
          <Group title={m.capital_group_inactive()} items={groups.inactive} />
        </div>
      )}
    </div>
  )
}

function Group({ title, items }: { title: string; items: readonly Item[] }) {
  if (items.length === 0) return null
  return (
    <section className={styles.group} aria-label={title}>
      <h2>{title}</h2>
      {items.map((item) => (
        <Card key={idOf(item)}>
          {item.kind === 'loan' ? <LoanItem loan={item.loan} /> : <ApplicationItem listed={item.listed} />}
        </Card>
      ))}
    </section>
  )
}

function idOf(item: Item): string {
  return item.kind === 'loan' ? item.loan.id : item.listed.application.application_id
}

function itemsOf(loans: readonly ListedLoan[], applications: readonly ListedApplication[]): Item[] {
  return [
    ...loans.map((loan) => ({ kind: 'loan' as const, status: loan.status, at: loan.applied_at, loan })),
    ...applications.map((listed) => ({
      kind: 'application' as const,
      status: listed.application.status,
      at: listed.application.created_at,
      listed,
    })),
  ]
}

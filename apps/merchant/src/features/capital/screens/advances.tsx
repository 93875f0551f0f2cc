import type { ListedApplication } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { ListedAdvance } from '@daftar/contract/endpoints/capital/advances-shapes'
import { groupItems } from '@daftar/rules/capital/entry/list-groups'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { Card } from '@daftar/ui/card'
import { EmptyState } from '@daftar/ui/empty-state'
import { buttonClass } from '@daftar/ui/button'
import { Link } from '@daftar/ui/link'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ApplicationItem } from '../parts/application/application-item.tsx'
import { AdvanceItem } from '../parts/advance/advance-item.tsx'
import { advancesQuery, offersQuery } from '../../../shared/capital/capital-queries.ts'
import { applicationsQuery } from '../queries.ts'
import styles from './advances.module.css'

type Item =
  | { kind: 'advance'; status: ListedAdvance['status']; at: string; advance: ListedAdvance }
  | {
      kind: 'application'
      status: ListedApplication['application']['status']
      at: string
      listed: ListedApplication
    }

/** Advances and applications, the running ones first (LOAN-01 to LOAN-05). */
export function AdvancesScreen() {
  const { data: advances } = useSuspenseQuery(advancesQuery)
  const { data: applications } = useSuspenseQuery(applicationsQuery)
  const { data: offers } = useSuspenseQuery(offersQuery)
  const groups = groupItems(itemsOf(advances, applications))
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
          {item.kind === 'advance' ? (
            <AdvanceItem advance={item.advance} />
          ) : (
            <ApplicationItem listed={item.listed} />
          )}
        </Card>
      ))}
    </section>
  )
}

function idOf(item: Item): string {
  return item.kind === 'advance' ? item.advance.id : item.listed.application.application_id
}

function itemsOf(advances: readonly ListedAdvance[], applications: readonly ListedApplication[]): Item[] {
  return [
    ...advances.map((advance) => ({
      kind: 'advance' as const,
      status: advance.status,
      at: advance.applied_at,
      advance,
    })),
    ...applications.map((listed) => ({
      kind: 'application' as const,
      status: listed.application.status,
      at: listed.application.created_at,
      listed,
    })),
  ]
}

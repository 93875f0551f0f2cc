import { Queried } from '@daftar/app-kit/queried'
import { useAddressFilters } from '@daftar/app-kit/use-address'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Button } from '@daftar/ui/button'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { PausingSearch } from '@daftar/ui/pausing-search'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { useQuery } from '@tanstack/react-query'
import { Building, SearchX } from 'lucide-react'
import { useCallback } from 'react'
import { entityFilters, shownEntities } from '../filters.ts'
import styles from '../parts/company.module.css'
import { EntityStatus } from '../parts/entity-status.tsx'
import { LicenceAlert } from '../parts/licence-alert.tsx'
import { EntitiesSkeleton } from '../parts/skeletons.tsx'
import { entitiesQuery, type EntityWithStores } from '../queries.ts'
import { countryText } from '../words.ts'

/** The companies behind the merchant, the most urgent first (LGL-02, DEC-LGL-1). */
export function EntitiesScreen() {
  return (
    <>
      <PageHeader title={m.shell_item_legal_entities()} subtitle={m.company_list_intro()} />
      <Queried
        query={useQuery(entitiesQuery)}
        pending={<EntitiesSkeleton />}
        failedTitle={m.company_list_failed()}
      >
        {(items) =>
          items.length === 0 ? (
            <EmptyState icon={<Building />} title={m.company_none_title()}>
              {m.company_none_text()}
            </EmptyState>
          ) : (
            <Entities items={items} />
          )
        }
      </Queried>
    </>
  )
}

function Entities({ items }: { items: readonly EntityWithStores[] }) {
  const [{ search }, change] = useAddressFilters(entityFilters)
  return (
    <div className={styles.page}>
      {items.map(({ legal_entity: entity }) => (
        <LicenceAlert key={entity.id} entity={entity} name={entity.legal_company_name} />
      ))}
      <div className={styles.search}>
        <PausingSearch
          label={m.company_search()}
          placeholder={m.company_search()}
          value={search}
          hasKey
          clearLabel={m.users_clear_search()}
          onSearch={useCallback((text: string) => change({ search: text }), [change])}
        />
      </div>
      <DataTable
        label={m.shell_item_legal_entities()}
        columns={columns()}
        rows={shownEntities(items, search)}
        rowKey={({ legal_entity: { id } }) => id}
        rowHref={({ legal_entity: { id } }) => pathOf('legalEntity', { originalLegalEntityId: id })}
        renderCard={(item) => <EntityCard item={item} />}
        instead={
          <EmptyState
            icon={<SearchX />}
            title={m.company_not_found()}
            action={<Button onClick={() => change({ search: '' })}>{m.users_clear_search()}</Button>}
          >
            {m.company_not_found_text()}
          </EmptyState>
        }
      />
    </div>
  )
}

function columns(): Column<EntityWithStores>[] {
  return [
    {
      id: 'name',
      header: m.company_name(),
      opens: ({ legal_entity: { legal_company_name: name } }) => m.company_view({ name }),
      cell: ({ legal_entity }) => <Typed>{legal_entity.legal_company_name}</Typed>,
    },
    {
      id: 'country',
      header: m.company_country(),
      cell: ({ legal_entity }) => countryText(legal_entity.country),
    },
    {
      id: 'number',
      header: m.company_number(),
      cell: ({ legal_entity }) => <Ltr>{legal_entity.commercial_registration_number}</Ltr>,
    },
    { id: 'expiry', header: m.company_expiry(), cell: (item) => expiryText(item) },
    { id: 'stores', header: m.company_stores(), align: 'end', cell: ({ stores }) => stores.length },
    {
      id: 'status',
      header: m.users_status(),
      cell: ({ legal_entity }) => <EntityStatus status={legal_entity.status} />,
    },
  ]
}

function EntityCard({ item }: { item: EntityWithStores }) {
  const { legal_entity: entity, stores } = item
  return (
    <div className={styles.card}>
      <Typed>{entity.legal_company_name}</Typed>
      <span className={styles.muted}>
        {countryText(entity.country)} · <Ltr>{entity.commercial_registration_number}</Ltr>
      </span>
      <span className={styles.muted}>
        {m.company_expiry()} {expiryText(item)} · {m.company_stores_count({ count: stores.length })}
      </span>
      <span>
        <EntityStatus status={entity.status} />
      </span>
    </div>
  )
}

function expiryText({ legal_entity }: EntityWithStores): string {
  const on = legal_entity.legal_info.license_expiry_date
  return on === null ? m.common_dash() : dateText(on)
}

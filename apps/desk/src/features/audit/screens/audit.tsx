import { DataTable } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { FilterRow } from '@daftar/ui/filter-chip'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { AddressSearch } from '../../../shared/address-search.tsx'
import { ListFoot } from '../../../shared/list-foot.tsx'
import { TableSkeleton } from '../../../shared/list-skeleton.tsx'
import { Queried } from '../../../shared/queried.tsx'
import { useFlags } from '../../../shared/session.ts'
import { useFilters } from '../../../shared/use-filters.ts'
import { readAuditFilters } from '../filters.ts'
import { AuditCard, auditColumns } from '../parts/audit-row.tsx'
import { EntryDrawer } from '../parts/entry-drawer.tsx'
import { VerifyChains } from '../parts/verify-chains.tsx'
import { auditQuery, type AuditEntry } from '../queries.ts'

/** Who did what to whom, newest first; nobody can rewrite it. */
export function AuditScreen() {
  const [search, setFilters] = useFilters()
  const filters = readAuditFilters(search)
  const query = useInfiniteQuery(auditQuery(filters))
  const [opened, setOpened] = useState<AuditEntry | null>(null)
  const rows = query.data?.pages.flatMap(({ entries }) => entries) ?? []
  const isFiltered = filters.merchant !== '' || filters.action !== ''
  return (
    <>
      <PageHeader title={m.desk_audit()} subtitle={m.desk_audit_subtitle()} />
      {useFlags().can_verify_audit ? <VerifyChains merchant={filters.merchant} /> : null}
      <FilterRow>
        <AddressSearch
          label={m.desk_audit_action()}
          placeholder={m.desk_audit_action_hint()}
          value={filters.action}
          onSearch={useCallback((action: string) => setFilters({ action }), [setFilters])}
        />
        <AddressSearch
          label={m.desk_audit_merchant()}
          placeholder={m.desk_audit_merchant()}
          value={filters.merchant}
          hasKey={false}
          onSearch={useCallback((merchant: string) => setFilters({ merchant }), [setFilters])}
        />
      </FilterRow>
      <Queried query={query} pending={<TableSkeleton columns={5} />} failedTitle={m.desk_audit_failed()}>
        {() => (
          <DataTable
            label={m.desk_audit()}
            columns={auditColumns()}
            rows={rows}
            rowKey={({ id }) => id}
            onRowOpen={setOpened}
            renderCard={(entry) => <AuditCard entry={entry} />}
            busy={query.isFetching && !query.isFetchingNextPage}
            instead={
              <EmptyState title={m.desk_audit_empty_title()}>
                {isFiltered ? m.desk_audit_empty_filter() : m.desk_audit_empty_text()}
              </EmptyState>
            }
            footer={<ListFoot shown={rows.length} query={query} />}
          />
        )}
      </Queried>
      {opened ? <EntryDrawer entry={opened} onClose={() => setOpened(null)} /> : null}
    </>
  )
}

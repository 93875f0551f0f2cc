import { FilterRow } from '@daftar/ui/filter-chip'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { PagedList } from '../../../shared/paged-list.tsx'
import { SearchFilter } from '../../../shared/search-filter.tsx'
import { useFlags } from '../../../shared/session.ts'
import { useListFilters } from '../../../shared/use-filters.ts'
import { auditFilters } from '../filters.ts'
import { AuditCard, auditColumns } from '../parts/audit-row.tsx'
import { EntryDrawer } from '../parts/entry-drawer.tsx'
import { VerifyChains } from '../parts/verify-chains.tsx'
import { auditQuery, type AuditEntry } from '../queries.ts'

/** Who did what to whom, newest first; nobody can rewrite it. */
export function AuditScreen() {
  const [filters] = useListFilters(auditFilters)
  const query = useInfiniteQuery(auditQuery(filters))
  const [opened, setOpened] = useState<AuditEntry | null>(null)
  const isFiltered = filters.merchant !== '' || filters.action !== ''
  return (
    <>
      <PageHeader title={m.desk_audit()} subtitle={m.desk_audit_subtitle()} />
      {useFlags().can_verify_audit ? <VerifyChains merchant={filters.merchant} /> : null}
      <FilterRow>
        <SearchFilter name="action" label={m.desk_audit_action()} placeholder={m.desk_audit_action_hint()} />
        <SearchFilter name="merchant" label={m.desk_audit_merchant()} hasKey={false} />
      </FilterRow>
      <PagedList
        label={m.desk_audit()}
        columns={auditColumns()}
        query={query}
        rows={query.data?.pages.flatMap(({ entries }) => entries) ?? []}
        rowKey={({ id }) => id}
        onRowOpen={setOpened}
        renderCard={(entry) => <AuditCard entry={entry} />}
        failedTitle={m.desk_audit_failed()}
        empty={{
          title: m.desk_audit_empty_title(),
          text: isFiltered ? m.desk_audit_empty_filter() : m.desk_audit_empty_text(),
        }}
      />
      {opened ? <EntryDrawer entry={opened} onClose={() => setOpened(null)} /> : null}
    </>
  )
}

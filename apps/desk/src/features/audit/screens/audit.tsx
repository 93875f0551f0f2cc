import { ListFoot } from '@daftar/app-kit/list-foot'
import { auditFamilies } from '@daftar/rules/audit/families'
import { Card } from '@daftar/ui/card'
import { EmptyState } from '@daftar/ui/empty-state'
import { FilterRow } from '@daftar/ui/filter-chip'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChoiceFilter } from '../../../shared/queue/choice-filter.tsx'
import { TableSkeleton } from '../../../shared/queue/list-skeleton.tsx'
import { MerchantFilter } from '../../../shared/queue/merchant-filter.tsx'
import { problemText } from '../../../shared/text/problem-text.ts'
import { Queried } from '../../../shared/look/queried.tsx'
import { SearchFilter } from '../../../shared/queue/search-filter.tsx'
import { useFlags } from '../../../shared/session.ts'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { auditFilters, type AuditFilters } from '../filters.ts'
import { EntryDrawer } from '../parts/entry-drawer.tsx'
import { Story } from '../parts/story.tsx'
import { VerifyChains } from '../parts/verify-chains.tsx'
import { auditQuery, type AuditEntry } from '../queries.ts'
import { familyText } from '../words.ts'

/** Who did what to whom, in sentences, newest first; nobody can rewrite it. */
export function AuditScreen() {
  const [filters] = useListFilters(auditFilters)
  const query = useInfiniteQuery(auditQuery(filters))
  const [raw, setRaw] = useState<AuditEntry | null>(null)
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  const count = entries.length
  return (
    <>
      <PageHeader title={m.desk_audit()} subtitle={m.desk_audit_subtitle()} />
      {useFlags().can_verify_audit ? <VerifyChains merchant={filters.merchant} /> : null}
      <FilterRow>
        <SearchFilter name="person" label={m.audit_person()} placeholder={m.audit_person_hint()} />
        <MerchantFilter />
        <ChoiceFilter
          name="family"
          label={m.audit_family()}
          all={m.audit_family_all()}
          options={auditFamilies.map((value) => ({ value, label: familyText(value) }))}
        />
      </FilterRow>
      <Queried query={query} pending={<TableSkeleton columns={3} />} failedTitle={m.desk_audit_failed()}>
        {() => (
          <Card>
            {count === 0 ? (
              <EmptyState title={m.desk_audit_empty_title()}>
                {isFiltered(filters) ? m.desk_audit_empty_filter() : m.desk_audit_empty_text()}
              </EmptyState>
            ) : (
              <>
                <Story entries={entries} onRaw={setRaw} />
                <ListFoot query={query} problem={problemText}>
                  {query.hasNextPage ? m.desk_shown_of_more({ count }) : m.desk_shown_all({ count })}
                </ListFoot>
              </>
            )}
          </Card>
        )}
      </Queried>
      {raw ? <EntryDrawer entry={raw} onClose={() => setRaw(null)} /> : null}
    </>
  )
}

function isFiltered({ person, merchant, family, action }: AuditFilters): boolean {
  return person !== '' || merchant !== '' || family !== null || action !== ''
}

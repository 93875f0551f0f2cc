import { Column } from '@daftar/ui/columns'
import { CountBadge } from '@daftar/ui/count-badge'
import { FilterRow } from '@daftar/ui/filter-chip'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { ViewTabs } from '../../../shared/queue/view-tabs.tsx'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { CurrencyFilter } from '../../../shared/queue/currency-filter.tsx'
import { Queried } from '../../../shared/look/queried.tsx'
import { useFlags } from '../../../shared/session.ts'
import { addressText } from '@daftar/app-kit/address-filters'
import { useFilters, useListFilters } from '../../../shared/queue/use-filters.ts'
import { isLineView, reconciliationFilters, views, type View } from '../filters.ts'
import { AddBankFile } from '../parts/add-bank-file.tsx'
import { OneFile } from '../parts/one-file.tsx'
import { LinesList } from '../parts/lines-list.tsx'
import { FirstFile } from '../parts/first-file.tsx'
import { isWorthShowing, SummaryCards } from '../parts/summary-cards.tsx'
import { UnseenList } from '../parts/unseen-list.tsx'
import { linesQuery, summaryQuery, type LineCounts, type Reconciliation } from '../queries.ts'
import { viewText } from '../words.ts'

/** The transit account against the bank's own statement, until nothing is left unexplained. */
export function ReconciliationScreen() {
  const [search, setFilters] = useFilters()
  const [filters] = useListFilters(reconciliationFilters)
  const summary = useQuery(summaryQuery)
  const counts = useInfiniteQuery(linesQuery(isLineView(filters.view) ? filters.view : 'proposed', filters))
    .data?.pages[0]?.counts
  const isFirst = filters.fileId === '' && isQuiet(summary.data, counts)
  const mayAdd = useFlags().can_reconcile
  const [isAdding, setAdding] = useState(false)
  return (
    <>
      <PageHeader
        title={m.desk_reconciliation()}
        subtitle={m.desk_reconciliation_subtitle()}
        actions={[{ id: 'files', label: m.desk_reconciliation_files(), href: addresses.bankFiles }]}
        {...(mayAdd && {
          primaryAction: {
            id: 'add',
            label: m.desk_reconciliation_add(),
            onPress: () => setAdding(true),
          },
        })}
      />
      <Column>
        <Queried
          query={summary}
          pending={<CardsSkeleton cards={1} />}
          failedTitle={m.desk_reconciliation_failed()}
        >
          {(reconciliations) => <SummaryCards reconciliations={reconciliations} />}
        </Queried>
        {isFirst ? (
          <FirstFile onAdd={mayAdd ? () => setAdding(true) : null} />
        ) : (
          <div>
            <ViewTabs
              label={m.desk_reconciliation_views()}
              links={views.map((view) => ({
                href: addressOf(view, search),
                label: viewText(view),
                current: view === filters.view,
                badge: <Count view={view} counts={counts} />,
              }))}
            />
            <FilterRow>
              <CurrencyFilter />
              {filters.fileId === '' ? null : (
                <OneFile id={filters.fileId} onClear={() => setFilters({ file: undefined })} />
              )}
            </FilterRow>
            {isLineView(filters.view) ? (
              <LinesList key={filters.view} view={filters.view} filters={filters} />
            ) : (
              <UnseenList currency={filters.currency} />
            )}
          </div>
        )}
      </Column>
      {isAdding ? <AddBankFile onClose={() => setAdding(false)} /> : null}
    </>
  )
}

/** Nothing is on its way, and no line of a bank is there. */
function isQuiet(found: readonly Reconciliation[] | undefined, counts: LineCounts | undefined): boolean {
  if (found === undefined || counts === undefined) return false
  return !found.some(isWorthShowing) && Object.values(counts).every((count) => count === 0)
}

/** How many lines of a list wait for somebody; nothing where none does. */
function Count({ view, counts }: { view: View; counts: LineCounts | undefined }) {
  if (!counts || (view !== 'proposed' && view !== 'waiting' && view !== 'unknown')) return null
  const count = counts[view]
  return <CountBadge count={count} label={m.desk_reconciliation_lines_count({ count })} />
}

/** Another list with the same filters. */
function addressOf(view: View, search: Record<string, string | undefined>): string {
  return addresses.reconciliation + addressText({ ...search, view })
}

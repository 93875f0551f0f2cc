import { Button } from '@daftar/ui/button'
import { DataTable } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { FilterRow } from '@daftar/ui/filter-chip'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useCallback, useState } from 'react'
import { AddressSearch } from '../../../shared/address-search.tsx'
import { addresses } from '../../../shared/addresses.ts'
import { CardsSkeleton } from '../../../shared/cards-skeleton.tsx'
import { ListFoot } from '../../../shared/list-foot.tsx'
import { TableSkeleton } from '../../../shared/list-skeleton.tsx'
import { problemText } from '../../../shared/problem-text.ts'
import { Queried } from '../../../shared/queried.tsx'
import { useFlags } from '../../../shared/session.ts'
import { useFilters } from '../../../shared/use-filters.ts'
import { useIdempotencyKey } from '../../../shared/use-idempotency-key.ts'
import { ResultDrawer } from '../parts/result-drawer.tsx'
import { ResultCard, resultColumns } from '../parts/result-row.tsx'
import { RunFacts } from '../parts/run-facts.tsx'
import { RunState } from '../parts/run-row.tsx'
import { resultsQuery, runQuery, startRun, type MerchantResult, type Run } from '../queries.ts'
import styles from '../parts/settlement.module.css'

/** One run: how far it is, and what it came to for each merchant. */
export function RunScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  const query = useQuery(runQuery(id))
  return (
    <Queried query={query} pending={<CardsSkeleton cards={2} />} failedTitle={m.desk_settlement_run_failed()}>
      {(run) => <Ready run={run} />}
    </Queried>
  )
}

function Ready({ run }: { run: Run }) {
  const mayRun = useFlags().can_run_settlement
  return (
    <>
      <PageHeader
        breadcrumbs={{
          label: m.desk_settlement_views(),
          crumbs: [{ label: m.desk_settlement(), href: addresses.settlement }, { label: titleOf(run) }],
        }}
        title={titleOf(run)}
        status={<RunState run={run} />}
      />
      <div className={styles.page}>
        {run.state === 'stopped' ? <Stopped run={run} mayRun={mayRun} /> : null}
        <RunFacts run={run} />
        <Results run={run} />
      </div>
    </>
  )
}

function titleOf({ currency, week_start }: Run): string {
  return m.desk_settlement_run_of({ currency, date: dateText(week_start) })
}

function Stopped({ run: { currency, date }, mayRun }: { run: Run; mayRun: boolean }) {
  const mutation = useMutation(startRun(useQueryClient()))
  const keyOf = useIdempotencyKey()
  return (
    <Notice
      tone="warning"
      title={m.desk_settlement_stopped_title()}
      actions={
        mayRun ? (
          <Button
            busy={mutation.isPending}
            onClick={() => mutation.mutate({ currency, date, key: keyOf({ currency, date }) })}
          >
            {m.desk_settlement_go_on()}
          </Button>
        ) : null
      }
    >
      {mutation.error ? problemText(mutation.error) : m.desk_settlement_stopped_text()}
    </Notice>
  )
}

function Results({ run }: { run: Run }) {
  const [filters, setFilters] = useFilters()
  const search = filters['search'] ?? ''
  const query = useInfiniteQuery(resultsQuery(run, search))
  const [opened, setOpened] = useState<MerchantResult | null>(null)
  const rows = query.data?.pages.flatMap(({ results }) => results) ?? []
  return (
    <section>
      <FilterRow>
        <AddressSearch
          label={m.desk_settlement_search()}
          placeholder={m.desk_settlement_search()}
          value={search}
          onSearch={useCallback((text: string) => setFilters({ search: text }), [setFilters])}
        />
      </FilterRow>
      <Queried
        query={query}
        pending={<TableSkeleton columns={6} />}
        failedTitle={m.desk_settlement_results_failed()}
      >
        {() => (
          <DataTable
            label={m.desk_settlement_results()}
            columns={resultColumns()}
            rows={rows}
            rowKey={({ merchant_id }) => merchant_id}
            onRowOpen={setOpened}
            renderCard={(result) => <ResultCard result={result} />}
            instead={
              <EmptyState title={m.desk_settlement_results_empty_title()}>
                {search ? m.desk_empty_search({ search }) : m.desk_settlement_results_empty_text()}
              </EmptyState>
            }
            footer={<ListFoot shown={rows.length} query={query} />}
          />
        )}
      </Queried>
      {opened ? <ResultDrawer result={opened} onClose={() => setOpened(null)} /> : null}
    </section>
  )
}

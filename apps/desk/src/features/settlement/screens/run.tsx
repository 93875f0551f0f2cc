import { Button } from '@daftar/ui/button'
import { Column } from '@daftar/ui/columns'
import { Notice } from '@daftar/ui/notice'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CardsSkeleton } from '../../../shared/look/cards-skeleton.tsx'
import { QueueList } from '../../../shared/queue/queue-list.tsx'
import { problemText } from '../../../shared/text/problem-text.ts'
import { Queried } from '../../../shared/look/queried.tsx'
import { SearchFilter } from '../../../shared/queue/search-filter.tsx'
import { useFlags } from '../../../shared/session.ts'
import { useAct } from '@daftar/app-kit/use-act'
import { useListFilters } from '../../../shared/queue/use-filters.ts'
import { resultFilters } from '../filters.ts'
import { ResultDrawer } from '../parts/result-drawer.tsx'
import { ResultCard, resultColumns } from '../parts/result-row.tsx'
import { RunFacts } from '../parts/run-facts.tsx'
import { RunState } from '../parts/run-row.tsx'
import styles from '../parts/settlement.module.css'
import { resultsQuery, runQuery, startRun, type MerchantResult, type Run } from '../queries.ts'

/** One run: how far it is, and what it came to for each merchant. */
export function RunScreen({ params: { id } }: { params: { id: string } }) {
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
      <Column>
        {run.state === 'stopped' ? <Stopped run={run} mayRun={mayRun} /> : null}
        <RunFacts run={run} />
        <Results run={run} />
      </Column>
    </>
  )
}

function titleOf({ currency, week_start }: Run): string {
  return m.desk_settlement_run_of({ currency, date: dateText(week_start) })
}

function Stopped({ run: { currency, date }, mayRun }: { run: Run; mayRun: boolean }) {
  const { send, isPending, error } = useAct({
    mutation: startRun(useQueryClient()),
    doneText: m.desk_settlement_run_started,
    onDone: () => {},
  })
  return (
    <Notice
      tone="warning"
      title={m.desk_settlement_stopped_title()}
      actions={
        mayRun ? (
          <Button busy={isPending} onClick={() => send({ currency, date })}>
            {m.desk_settlement_go_on()}
          </Button>
        ) : null
      }
    >
      {error ? problemText(error) : m.desk_settlement_stopped_text()}
    </Notice>
  )
}

function Results({ run }: { run: Run }) {
  const [{ search }] = useListFilters(resultFilters)
  const query = useInfiniteQuery(resultsQuery(run, search))
  const [opened, setOpened] = useState<MerchantResult | null>(null)
  return (
    <section className={styles.results} aria-labelledby="results">
      <h2 id="results">{m.desk_settlement_results()}</h2>
      <QueueList
        filters={<SearchFilter name="search" label={m.desk_settlement_search()} />}
        isLive
        label={m.desk_settlement_results()}
        columns={resultColumns()}
        query={query}
        rows={query.data?.pages.flatMap(({ results }) => results) ?? []}
        rowKey={({ merchant_id }) => merchant_id}
        onRowOpen={setOpened}
        renderCard={(result) => <ResultCard result={result} />}
        failedTitle={m.desk_settlement_results_failed()}
        empty={{
          title: m.desk_settlement_results_empty_title(),
          text: search ? m.desk_empty_search({ search }) : m.desk_settlement_results_empty_text(),
        }}
      />
      {opened ? <ResultDrawer result={opened} onClose={() => setOpened(null)} /> : null}
    </section>
  )
}

import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { addresses } from '../../../shared/addresses.ts'
import { PagedList } from '../../../shared/queue/paged-list.tsx'
import { useFlags } from '../../../shared/session.ts'
import { RunCard, runColumns } from '../parts/run-row.tsx'
import { SettlementTabs } from '../parts/settlement-tabs.tsx'
import { runsQuery } from '../queries.ts'

/** The weekly runs of every currency, the newest first. */
export function RunsScreen() {
  const query = useInfiniteQuery(runsQuery)
  const mayRun = useFlags().can_run_settlement
  return (
    <>
      <PageHeader
        title={m.desk_settlement()}
        subtitle={m.desk_settlement_subtitle()}
        primaryAction={{
          id: 'dry-run',
          label: mayRun ? m.desk_settlement_new() : m.desk_settlement_dry_run(),
          href: addresses.dryRun,
        }}
      />
      <SettlementTabs view="runs" />
      <PagedList
        isLive
        label={m.desk_settlement_runs()}
        columns={runColumns()}
        query={query}
        rows={query.data?.pages.flatMap(({ runs }) => runs) ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) => addresses.oneRun(id)}
        renderCard={(run) => <RunCard run={run} />}
        failedTitle={m.desk_settlement_runs_failed()}
        empty={{ title: m.desk_settlement_runs_empty_title(), text: m.desk_settlement_runs_empty_text() }}
      />
    </>
  )
}

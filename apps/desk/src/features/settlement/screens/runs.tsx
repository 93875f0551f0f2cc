import { DataTable } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { addresses } from '../../../shared/addresses.ts'
import { TableSkeleton } from '../../../shared/list-skeleton.tsx'
import { Queried } from '../../../shared/queried.tsx'
import { useFlags } from '../../../shared/session.ts'
import { RunCard, runColumns } from '../parts/run-row.tsx'
import { SettlementTabs } from '../parts/settlement-tabs.tsx'
import { runsQuery } from '../queries.ts'

/** The weekly runs of every currency, the newest first. */
export function RunsScreen() {
  const query = useQuery(runsQuery)
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
      <Queried
        query={query}
        pending={<TableSkeleton columns={7} />}
        failedTitle={m.desk_settlement_runs_failed()}
      >
        {(runs) => (
          <DataTable
            label={m.desk_settlement_runs()}
            columns={runColumns()}
            rows={runs}
            rowKey={({ id }) => id}
            rowHref={({ id }) => addresses.oneRun(id)}
            renderCard={(run) => <RunCard run={run} />}
            instead={
              <EmptyState title={m.desk_settlement_runs_empty_title()}>
                {m.desk_settlement_runs_empty_text()}
              </EmptyState>
            }
          />
        )}
      </Queried>
    </>
  )
}

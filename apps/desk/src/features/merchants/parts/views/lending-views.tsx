import { badgeTone } from '@daftar/app-kit/badge-tone'
import { Day } from '@daftar/app-kit/moment'
import { statusLook } from '@daftar/rules/capital/entry/status-look'
import { Badge } from '@daftar/ui/badge'
import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { useQuery } from '@tanstack/react-query'
import { addresses } from '../../../../shared/addresses.ts'
import { advanceStatusText } from '../../../../shared/money/advance-status-text.ts'
import { CardRow } from '../../../../shared/look/card-row.tsx'
import { CaseStatus } from '../../../../shared/work/case-status.tsx'
import { TableSkeleton } from '../../../../shared/queue/list-skeleton.tsx'
import { Queried } from '../../../../shared/look/queried.tsx'
import { advancesQuery, casesQuery, type Advance, type Case } from '../../dossier.ts'

/** Every advance of one merchant with what is left of it. */
export function AdvancesView({ merchantId }: { merchantId: string }) {
  const query = useQuery(advancesQuery(merchantId))
  return (
    <Queried
      query={query}
      pending={<TableSkeleton columns={4} />}
      failedTitle={m.desk_dossier_advances_failed()}
    >
      {(advances) => (
        <DataTable
          label={m.desk_advances()}
          columns={advanceColumns()}
          rows={advances}
          rowKey={({ id }) => id}
          rowHref={({ id }) => addresses.oneAdvance(id)}
          renderCard={({ amount, outstanding, currency, status, created_at }) => (
            <CardRow
              title={<Day at={created_at} />}
              aside={<AdvanceStanding status={status} />}
              facts={[
                [m.desk_amount(), <Money key="amount" value={amount} currency={currency} size="strong" />],
                [m.desk_advance_outstanding(), <Money key="left" value={outstanding} currency={currency} />],
              ]}
            />
          )}
          instead={
            <EmptyState title={m.desk_dossier_advances_none()}>
              {m.desk_dossier_advances_none_text()}
            </EmptyState>
          }
        />
      )}
    </Queried>
  )
}

function AdvanceStanding({ status }: Pick<Advance, 'status'>) {
  return <Badge tone={badgeTone(statusLook(status).tone)}>{advanceStatusText(status)}</Badge>
}

/** Every application that one merchant handed in. */
export function CasesView({ merchantId }: { merchantId: string }) {
  const query = useQuery(casesQuery(merchantId))
  return (
    <Queried
      query={query}
      pending={<TableSkeleton columns={3} />}
      failedTitle={m.desk_dossier_cases_failed()}
    >
      {(cases) => (
        <DataTable
          label={m.desk_queue()}
          columns={caseColumns()}
          rows={cases}
          rowKey={({ id }) => id}
          rowHref={({ id }) => addresses.oneCase(id)}
          renderCard={({ amount, currency, status, submitted_at }) => (
            <CardRow
              title={<Day at={submitted_at} />}
              aside={<CaseStatus status={status} waitsForSecond={false} />}
              facts={[
                [m.desk_amount(), <Money key="amount" value={amount} currency={currency} size="strong" />],
              ]}
            />
          )}
          instead={
            <EmptyState title={m.desk_dossier_cases_none()}>{m.desk_dossier_cases_none_text()}</EmptyState>
          }
        />
      )}
    </Queried>
  )
}

function advanceColumns(): Column<Advance>[] {
  return [
    {
      id: 'since',
      header: m.desk_dossier_since(),
      cell: ({ created_at }) => <Day at={created_at} />,
    },
    {
      id: 'amount',
      header: m.desk_amount(),
      align: 'end',
      cell: ({ amount, currency }) => <Money value={amount} currency={currency} size="strong" />,
    },
    {
      id: 'left',
      header: m.desk_advance_outstanding(),
      align: 'end',
      cell: ({ outstanding, currency }) => <Money value={outstanding} currency={currency} />,
    },
    {
      id: 'status',
      header: m.desk_status(),
      cell: ({ status }) => <AdvanceStanding status={status} />,
    },
  ]
}

function caseColumns(): Column<Case>[] {
  return [
    {
      id: 'submitted',
      header: m.desk_submitted_at(),
      cell: ({ submitted_at }) => <Day at={submitted_at} />,
    },
    {
      id: 'amount',
      header: m.desk_amount(),
      align: 'end',
      cell: ({ amount, currency }) => <Money value={amount} currency={currency} size="strong" />,
    },
    {
      id: 'status',
      header: m.desk_status(),
      cell: ({ status }) => <CaseStatus status={status} waitsForSecond={false} />,
    },
  ]
}

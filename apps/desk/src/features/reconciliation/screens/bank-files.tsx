import { DataTable, type Column } from '@daftar/ui/data-table'
import { EmptyState } from '@daftar/ui/empty-state'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CardRow } from '../../../shared/card-row.tsx'
import { ListFoot } from '../../../shared/list-foot.tsx'
import { TableSkeleton } from '../../../shared/list-skeleton.tsx'
import { CalendarDay, Moment } from '../../../shared/moment.tsx'
import { Queried } from '../../../shared/queried.tsx'
import { useFlags } from '../../../shared/session.ts'
import { AddBankFile } from '../parts/add-bank-file.tsx'
import { filesQuery, type BankFile } from '../queries.ts'
import styles from '../parts/reconciliation.module.css'

/** Every file of the bank, the newest first; each leads to its lines. */
export function BankFilesScreen() {
  const query = useInfiniteQuery(filesQuery)
  const mayAdd = useFlags().can_reconcile
  const [isAdding, setAdding] = useState(false)
  const rows = query.data?.pages.flatMap(({ files }) => files) ?? []
  return (
    <>
      <PageHeader
        breadcrumbs={{
          label: m.desk_reconciliation(),
          crumbs: [
            { label: m.desk_reconciliation(), href: addresses.reconciliation },
            { label: m.desk_reconciliation_files() },
          ],
        }}
        title={m.desk_reconciliation_files()}
        {...(mayAdd && {
          primaryAction: {
            id: 'add',
            label: m.desk_reconciliation_add(),
            onPress: () => setAdding(true),
          },
        })}
      />
      <Queried
        query={query}
        pending={<TableSkeleton columns={6} />}
        failedTitle={m.desk_reconciliation_files_failed()}
      >
        {() => (
          <DataTable
            label={m.desk_reconciliation_files()}
            columns={columns()}
            rows={rows}
            rowKey={({ id }) => id}
            rowHref={({ id }) =>
              `${addresses.reconciliation}?${new URLSearchParams({ view: 'unknown', file: id })}`
            }
            renderCard={(file) => <FileCard file={file} />}
            instead={
              <EmptyState title={m.desk_reconciliation_files_empty_title()}>
                {m.desk_reconciliation_files_empty_text()}
              </EmptyState>
            }
            footer={<ListFoot shown={rows.length} query={query} />}
          />
        )}
      </Queried>
      {isAdding ? <AddBankFile onClose={() => setAdding(false)} /> : null}
    </>
  )
}

function columns(): Column<BankFile>[] {
  return [
    {
      id: 'name',
      header: m.desk_reconciliation_file(),
      cell: ({ name, currency }) => (
        <span className={styles.two}>
          <Typed>{name}</Typed>
          <Ltr className={styles.small}>{currency}</Ltr>
        </span>
      ),
    },
    { id: 'days', header: m.desk_reconciliation_file_days(), cell: (file) => <Days file={file} /> },
    {
      id: 'lines',
      header: m.desk_reconciliation_file_lines(),
      align: 'end',
      cell: ({ lines }) => lines,
    },
    {
      id: 'repeated',
      header: m.desk_reconciliation_file_repeated(),
      align: 'end',
      cell: ({ repeated }) => repeated,
    },
    { id: 'open', header: m.desk_reconciliation_file_open(), align: 'end', cell: ({ open }) => open },
    {
      id: 'by',
      header: m.desk_reconciliation_file_by(),
      cell: ({ uploaded_by }) => <Typed>{uploaded_by}</Typed>,
    },
    {
      id: 'at',
      header: m.desk_reconciliation_file_at(),
      cell: ({ uploaded_at }) => <Moment at={uploaded_at} />,
    },
  ]
}

function FileCard({ file }: { file: BankFile }) {
  return (
    <CardRow
      title={<Typed>{file.name}</Typed>}
      aside={<Ltr>{file.currency}</Ltr>}
      facts={[
        [m.desk_reconciliation_file_days(), <Days key="days" file={file} />],
        [m.desk_reconciliation_file_lines(), file.lines],
        [m.desk_reconciliation_file_open(), file.open],
        [m.desk_reconciliation_file_by(), <Typed key="by">{file.uploaded_by}</Typed>],
      ]}
    />
  )
}

function Days({ file: { first_on, last_on } }: { file: BankFile }) {
  if (first_on === null || last_on === null) return m.common_dash()
  return (
    <>
      <CalendarDay date={first_on} /> {m.common_dash()} <CalendarDay date={last_on} />
    </>
  )
}

import type { Column } from '@daftar/ui/data-table'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { CalendarDay, Moment } from '@daftar/app-kit/moment'
import { PagedList } from '../../../shared/queue/paged-list.tsx'
import { useFlags } from '../../../shared/session.ts'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { AddBankFile } from '../parts/add-bank-file.tsx'
import { filesQuery, type BankFile } from '../queries.ts'

/** Every file of the bank, the newest first; each leads to its lines. */
export function BankFilesScreen() {
  const query = useInfiniteQuery(filesQuery)
  const mayAdd = useFlags().can_reconcile
  const [isAdding, setAdding] = useState(false)
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
      <PagedList
        label={m.desk_reconciliation_files()}
        columns={columns()}
        query={query}
        rows={query.data?.pages.flatMap(({ files }) => files) ?? []}
        rowKey={({ id }) => id}
        rowHref={({ id }) =>
          `${addresses.reconciliation}?${new URLSearchParams({ view: 'unknown', file: id })}`
        }
        renderCard={(file) => <FileCard file={file} />}
        failedTitle={m.desk_reconciliation_files_failed()}
        empty={{
          title: m.desk_reconciliation_files_empty_title(),
          text: m.desk_reconciliation_files_empty_text(),
        }}
      />
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
        <TwoLines below={<Ltr>{currency}</Ltr>}>
          <Typed>{name}</Typed>
        </TwoLines>
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

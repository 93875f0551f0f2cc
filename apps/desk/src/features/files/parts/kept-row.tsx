import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { CardRow } from '../../../shared/look/card-row.tsx'
import type { KeptFile } from '../queries.ts'
import { eventText, ownerText, purposeText } from '../words.ts'
import { FileOwner } from './file-owner.tsx'

export function keptColumns(): Column<KeptFile>[] {
  return [
    {
      id: 'merchant',
      header: m.desk_merchant(),
      opens: (row) => m.desk_files_of({ purpose: purposeText(row.purpose), merchant: ownerText(row) }),
      cell: (row) => <FileOwner of={row} />,
    },
    { id: 'purpose', header: m.desk_files_purpose(), cell: ({ purpose }) => purposeText(purpose) },
    { id: 'event', header: m.desk_files_event(), cell: ({ kept_for }) => eventText(kept_for) },
    { id: 'until', header: m.desk_files_until(), cell: (file) => <Until file={file} /> },
  ]
}

export function KeptCard({ file }: { file: KeptFile }) {
  return (
    <CardRow
      title={<FileOwner of={file} />}
      aside={<Until file={file} />}
      facts={[
        [m.desk_files_purpose(), purposeText(file.purpose)],
        [m.desk_files_event(), eventText(file.kept_for)],
      ]}
    />
  )
}

/** The last day, or what keeps it open. */
export function Until({ file: { until, hold } }: { file: KeptFile }) {
  if (hold) return <Badge tone="warning">{m.desk_files_held()}</Badge>
  return until ? dateText(until) : m.desk_files_no_day()
}

import { Badge } from '@daftar/ui/badge'
import type { Column } from '@daftar/ui/data-table'
import { Moment } from '@daftar/app-kit/moment'
import { m } from '@daftar/words'
import { CardRow } from '../../../shared/look/card-row.tsx'
import type { ErasedFile } from '../queries.ts'
import { eventText, ownerText, purposeText } from '../words.ts'
import { FileOwner } from './file-owner.tsx'

export function erasedColumns(): Column<ErasedFile>[] {
  return [
    {
      id: 'merchant',
      header: m.desk_merchant(),
      opens: (row) => m.desk_files_of({ purpose: purposeText(row.purpose), merchant: ownerText(row) }),
      cell: (row) => <FileOwner of={row} />,
    },
    { id: 'purpose', header: m.desk_files_purpose(), cell: ({ purpose }) => purposeText(purpose) },
    { id: 'why', header: m.desk_files_erased_why(), cell: ({ because }) => eventText(because) },
    { id: 'at', header: m.desk_files_erased_at(), cell: ({ erased_at }) => <Moment at={erased_at} /> },
    { id: 'key', header: m.desk_files_key(), cell: (file) => <KeyBadge file={file} /> },
  ]
}

export function ErasedCard({ file }: { file: ErasedFile }) {
  return (
    <CardRow
      title={<FileOwner of={file} />}
      aside={<KeyBadge file={file} />}
      facts={[
        [m.desk_files_purpose(), purposeText(file.purpose)],
        [m.desk_files_erased_why(), eventText(file.because)],
        [m.desk_files_erased_at(), <Moment key="at" at={file.erased_at} />],
      ]}
    />
  )
}

/** Only identity documents have a key of their own to destroy. */
export function KeyBadge({ file }: { file: ErasedFile }) {
  return file.key_destroyed ? (
    <Badge tone="positive">{m.desk_files_key_destroyed()}</Badge>
  ) : (
    <Badge>{m.desk_files_bytes_gone()}</Badge>
  )
}

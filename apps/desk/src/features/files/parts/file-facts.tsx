import { Moment } from '@daftar/app-kit/moment'
import { DescriptionList } from '@daftar/ui/description-list'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { dateText } from '@daftar/words/formats/date'
import { factIf } from '../../../shared/text/fact-if.ts'
import type { ErasedFile, KeptFile } from '../queries.ts'
import { causeText, eventText, fileHoldReasonText, purposeText } from '../words.ts'
import { KeyBadge } from './erased-row.tsx'
import { Until } from './kept-row.tsx'

/** Until when a file is kept, by which rule, and what stops its clock. */
export function KeptFacts({ file }: { file: KeptFile }) {
  const { hold, kept_from: from, relation_ended_on: ended } = file
  return (
    <DescriptionList
      facts={[
        { id: 'purpose', label: m.desk_files_purpose(), value: purposeText(file.purpose) },
        { id: 'name', label: m.desk_files_name(), value: <Typed>{file.name}</Typed> },
        { id: 'uploaded', label: m.desk_files_uploaded(), value: <Moment at={file.uploaded_at} /> },
        { id: 'event', label: m.desk_files_event(), value: eventText(file.kept_for) },
        ...factIf('from', m.desk_files_from(), from && dateText(from)),
        ...factIf('ended', m.desk_files_relation_ended(), ended && dateText(ended)),
        { id: 'because', label: m.desk_files_because(), value: causeText(file.because) },
        { id: 'until', label: m.desk_files_until(), value: <Until file={file} /> },
        ...factIf('hold', m.desk_files_hold_reason(), hold && fileHoldReasonText(hold.reason)),
        ...factIf(
          'covers',
          m.desk_files_hold_covers(),
          hold && (hold.covers === 'file' ? m.desk_files_hold_file() : m.desk_files_hold_merchant()),
        ),
        ...factIf('note', m.desk_files_note(), hold && <Typed>{hold.note}</Typed>),
        ...factIf('by', m.desk_files_hold_by(), hold && <Typed>{hold.placed_by}</Typed>),
        ...factIf('since', m.desk_files_hold_since(), hold && <Moment at={hold.placed_at} />),
      ]}
    />
  )
}

/** What is left of a file: the proof that it was here and is gone. */
export function ErasedFacts({ file }: { file: ErasedFile }) {
  const { by } = file
  return (
    <DescriptionList
      facts={[
        { id: 'purpose', label: m.desk_files_purpose(), value: purposeText(file.purpose) },
        { id: 'uploaded', label: m.desk_files_uploaded(), value: <Moment at={file.uploaded_at} /> },
        { id: 'at', label: m.desk_files_erased_at(), value: <Moment at={file.erased_at} /> },
        { id: 'why', label: m.desk_files_erased_why(), value: eventText(file.because) },
        ...factIf(
          'by',
          m.desk_files_erased_by(),
          by && (by === 'system' ? m.desk_files_erased_by_clock() : <Typed>{by}</Typed>),
        ),
        { id: 'key', label: m.desk_files_key(), value: <KeyBadge file={file} /> },
        { id: 'digest', label: m.desk_files_digest(), value: <Ltr>{file.sha256}</Ltr> },
      ]}
    />
  )
}

import { Column } from '@daftar/ui/columns'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { addresses } from '../../../shared/addresses.ts'

type Counts = { flagged: number; stopped: number; differences: number }

/** What somebody has to look at: short weeks in a row, funding that stopped, books that do not agree. */
export function AttentionNotices({ counts: { flagged, stopped, differences } }: { counts: Counts }) {
  if (flagged + stopped + differences === 0) return null
  return (
    <Column>
      {differences > 0 ? (
        <Notice
          tone="negative"
          actions={<Link href={addresses.bookDifferences}>{m.desk_advances_differences()}</Link>}
        >
          {m.desk_advances_notice_differences({ count: differences })}
        </Notice>
      ) : null}
      {stopped > 0 ? (
        <Notice
          tone="warning"
          actions={<Link href={addresses.advancesWith('stopped')}>{m.desk_advances_stopped()}</Link>}
        >
          {m.desk_advances_notice_stopped({ count: stopped })}
        </Notice>
      ) : null}
      {flagged > 0 ? (
        <Notice
          tone="warning"
          actions={<Link href={addresses.advancesWith('flagged')}>{m.desk_advances_flagged()}</Link>}
        >
          {m.desk_advances_notice_flagged({ count: flagged })}
        </Notice>
      ) : null}
    </Column>
  )
}

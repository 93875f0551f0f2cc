import { Card } from '@daftar/ui/card'
import { FileDrop } from '@daftar/ui/file-drop'
import { m } from '@daftar/words'
import type { MatcherState } from '../../match/use-matcher.ts'

type Problem = Extract<MatcherState, { kind: 'idle' }>['problem']

/** Where the bank's file is dropped or chosen. */
export function StatementDrop({ problem, onFile }: { problem: Problem; onFile: (file: File) => void }) {
  return (
    <Card title={m.payouts_match_drop_title()} subtitle={m.payouts_match_drop_text()}>
      <FileDrop
        label={m.payouts_match_file()}
        labelHidden
        chooseLabel={m.payouts_match_choose()}
        dropLabel={m.payouts_match_or_drop()}
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        hint={m.payouts_match_hint()}
        error={problem ? problems[problem]() : undefined}
        onFiles={([file]) => file && onFile(file)}
        rows={[]}
        rowLabels={noRows}
      />
    </Card>
  )
}

const problems: Record<NonNullable<Problem>, () => string> = {
  too_large: m.payouts_match_too_large,
  no_table: m.payouts_match_no_table,
  unreadable: m.payouts_match_unreadable,
  no_dates: m.payouts_match_no_dates,
  too_long: m.payouts_match_too_long,
}

/** The file becomes the result at once; it never stands in a row of its own. */
const same = (name: string) => name
const noRows = { progress: same, cancel: same, retry: same, remove: same, download: same }

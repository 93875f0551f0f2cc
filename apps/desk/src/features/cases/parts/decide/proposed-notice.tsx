import { type MarkTarget } from '@daftar/rules/capital/applications/marks'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { markPlaceText, markReasonText } from '@daftar/words/mark-text'
import { ProblemNotice } from '../../../../shared/act/problem-notice.tsx'
import { missingMarks } from '../../marks/mark-drafts.ts'
import type { DeskCase } from '../../queries.ts'
import { useDeciding } from '../../decision/use-decision-draft.tsx'
import { useMarking } from '../../marks/use-marking.ts'
import { checkText, outcomeText, reasonText } from '../../words.ts'
import styles from '../cases.module.css'

type Proposed = DeskCase['proposed']

const tones: Readonly<Record<Exclude<Proposed['decision'], 'look'>, Tone>> = {
  approve: 'positive',
  reset: 'warning',
  reject: 'negative',
}

/** What the checks speak for (DEC-APPL-3). It fills the form at most; nothing is decided by it. */
export function ProposedNotice({ proposed, checks }: Pick<DeskCase, 'proposed' | 'checks'>) {
  const { marks: kept, change, mayMark } = useDeciding()
  const { send, isPending, error } = useMarking()
  const { decision, reasons, marks, causes } = proposed

  // The checks above say it, one by one.
  if (decision === 'look') return null
  const taken = decision

  function takeOver() {
    change({ decision: taken, reasons: [...reasons] })
    const missing = missingMarks(marks, kept)
    if (missing.length > 0) send({ act: 'add', marks: missing })
  }

  return (
    <Notice
      tone={tones[decision]}
      title={titleOf(decision)}
      actions={
        mayMark ? (
          <Button size="small" busy={isPending} onClick={takeOver}>
            {m.desk_proposed_take()}
          </Button>
        ) : null
      }
    >
      {causes.length + reasons.length + marks.length === 0 ? (
        m.desk_proposed_all_passed()
      ) : (
        <ul className={styles.list}>
          {causes.map((code) => (
            <li key={code}>{causeText(code, checks)}</li>
          ))}
          {reasons.map((reason) => (
            <li key={reason}>{m.desk_proposed_reason({ reason: reasonText(reason) })}</li>
          ))}
          {marks.map(({ target, reason }) => (
            <li key={target}>
              {m.desk_proposed_mark({
                place: markPlaceText(target as MarkTarget),
                reason: markReasonText(reason),
              })}
            </li>
          ))}
        </ul>
      )}
      <ProblemNotice error={error} />
    </Notice>
  )
}

/** A check with what came of it: its name alone reads as if it had passed. */
function causeText(code: string, checks: DeskCase['checks']): string {
  const found = checks.find((check) => check.code === code)
  const check = checkText(code)
  return found ? m.desk_proposed_cause({ check, outcome: outcomeText(found.outcome) }) : check
}

function titleOf(decision: keyof typeof tones): string {
  switch (decision) {
    case 'approve':
      return m.desk_proposed_approve()
    case 'reset':
      return m.desk_proposed_reset()
    case 'reject':
      return m.desk_proposed_reject()
  }
}

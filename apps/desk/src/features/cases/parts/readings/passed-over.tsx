import { Notice } from '@daftar/ui/notice'
import { Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import type { DeskCase } from '../../queries.ts'
import { checkText, outcomeText } from '../../words.ts'
import styles from '../cases.module.css'

type PassedOverProps = { checks: DeskCase['checks']; reason: string }

/** The checks that an approval passes over, with why it does: read once more before it is sent. */
export function PassedOver({ checks, reason }: PassedOverProps) {
  const open = checks.filter(({ outcome }) => outcome !== 'pass')
  if (open.length === 0) return null
  return (
    <Notice tone="warning" title={m.desk_approval_passes_over({ count: open.length })}>
      <ul className={styles.list}>
        {open.map(({ code, outcome }) => (
          <li key={code}>
            {m.desk_proposed_cause({ check: checkText(code), outcome: outcomeText(outcome) })}
          </li>
        ))}
      </ul>
      {reason.trim() === '' ? null : (
        <p>
          <strong>{m.desk_approval_reason()}</strong> <Typed>{reason.trim()}</Typed>
        </p>
      )}
    </Notice>
  )
}

import { CircleAlert, CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import styles from './check-list.module.css'

export type CheckResult = {
  id: string
  outcome: 'pass' | 'warn' | 'fail' | 'unknown'
  text: string
  outcomeText: string
  detail?: ReactNode
  /** What mends it: a field to fill in. */
  children?: ReactNode
}

const icons = {
  pass: <CircleCheck />,
  warn: <CircleAlert />,
  fail: <CircleX />,
  unknown: <CircleHelp />,
} as const

/**
 * What was checked by itself: how many passed, and each that did not with what it says; those that passed on
 * demand.
 */
export function CheckList({ title, checks }: { title: string; checks: readonly CheckResult[] }) {
  const passed = checks.filter(({ outcome }) => outcome === 'pass')
  const open = checks.filter(({ outcome }) => outcome !== 'pass')
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <span>{m.desk_checks_passed({ passed: passed.length, count: checks.length })}</span>
      </div>
      <div className={styles.bars} aria-hidden="true">
        {checks.map(({ id, outcome }) => (
          <i key={id} data-outcome={outcome} />
        ))}
      </div>
      <Checks checks={open} />
      {passed.length > 0 ? (
        <details className={styles.passed}>
          <summary>{m.desk_checks_show_passed({ count: passed.length })}</summary>
          <Checks checks={passed} />
        </details>
      ) : null}
    </section>
  )
}

function Checks({ checks }: { checks: readonly CheckResult[] }) {
  if (checks.length === 0) return null
  return (
    <ul className={styles.list}>
      {checks.map(({ id, outcome, text, outcomeText, detail, children }) => (
        <li key={id} className={styles.check} data-outcome={outcome}>
          <span className={styles.icon} aria-hidden="true">
            {icons[outcome]}
          </span>
          <div>
            <div className={styles.name}>{text}</div>
            <div className={styles.detail}>
              <strong>{outcomeText}</strong> {detail}
            </div>
            {children}
          </div>
        </li>
      ))}
    </ul>
  )
}

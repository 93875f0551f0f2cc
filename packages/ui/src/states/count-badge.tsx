import { cx } from '../internal/cx.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './count-badge.module.css'

export type CountBadgeProps = {
  /** A number, or a short word such as "new". Nothing shows at 0; above `max` it reads "99+". */
  count: number | string
  max?: number
  /** What is counted, for screen readers ("3 open disputes"). */
  label?: string
  /** `plain` is a bare number: how many there are, where nothing is asked of anybody. */
  tone?: 'waiting' | 'quiet' | 'plain'
}

/** A small count beside a name: saffron, because something waits for the user. */
export function CountBadge({ count, max = 99, label, tone = 'waiting' }: CountBadgeProps) {
  if (count === 0) return null
  return (
    <span className={cx(styles.count, tone === 'quiet' && styles.quiet, tone === 'plain' && styles.plain)}>
      <bdi aria-hidden={label ? true : undefined}>{countText(count, max)}</bdi>
      {label ? <VisuallyHidden>{label}</VisuallyHidden> : null}
    </span>
  )
}

/** A dot that says "something new", its words for screen readers only. */
export function DotBadge({ label }: { label: string }) {
  return (
    <span className={styles.dot}>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}

function countText(count: number | string, max: number): string {
  return typeof count === 'number' && count > max ? `${max}+` : String(count)
}

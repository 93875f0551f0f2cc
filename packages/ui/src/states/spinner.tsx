import styles from './spinner.module.css'

export type SpinnerProps = {
  /** Said to screen readers. Leave out when the surrounding control already says that it is busy. */
  label?: string
}

/** A turning ring, for the moments where a skeleton cannot stand (inside a button, beside a field). */
export function Spinner({ label }: SpinnerProps) {
  if (!label) return <span className={styles.spinner} aria-hidden="true" />
  return <span className={styles.spinner} role="status" aria-label={label} />
}

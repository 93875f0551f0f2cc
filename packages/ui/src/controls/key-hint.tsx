import { cx } from '../internal/cx.ts'
import styles from './key-hint.module.css'

export type KeyHintProps = {
  /** The keys as printed on them, in the order they are pressed: ["Ctrl", "K"]. */
  keys: readonly string[]
  /** Leaves it out where there is no keyboard. */
  keyboardOnly?: boolean
}

/** Keys to press; left to right in both languages. */
export function KeyHint({ keys, keyboardOnly = false }: KeyHintProps) {
  return (
    <span dir="ltr" className={cx(styles.hint, keyboardOnly && styles.optional)}>
      {keys.map((key) => (
        <kbd key={key} className={styles.key}>
          {key}
        </kbd>
      ))}
    </span>
  )
}

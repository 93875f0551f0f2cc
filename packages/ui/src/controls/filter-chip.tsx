import type { ReactNode } from 'react'
import { ChevronDown, X } from 'lucide-react'
import { cx } from '../internal/cx.ts'
import { Popover } from '../overlays/popover.tsx'
import styles from './filter-chip.module.css'

export type FilterChipProps = {
  /** The filter's name while nothing is chosen ("Status"). */
  label: string
  /** What is chosen, in words; the chip is then filled. */
  value?: string
  /** None where something is always chosen. */
  clearLabel?: string
  onClear?: () => void
  /** The controls of the filter; they get a function that closes the box. */
  children: ReactNode | ((close: () => void) => ReactNode)
}

/** One filter of a list: a chip that opens its controls and, once set, says what it is set to. */
export function FilterChip({ label, value, clearLabel, onClear, children }: FilterChipProps) {
  return (
    <span className={cx(styles.chip, value && styles.set)}>
      <Popover
        label={label}
        trigger={
          <button type="button" className={styles.open}>
            {value ?? label}
            {value ? null : <ChevronDown aria-hidden="true" />}
          </button>
        }
      >
        {children}
      </Popover>
      {value && onClear ? (
        <button
          type="button"
          className={styles.clear}
          aria-label={clearLabel}
          title={clearLabel}
          onClick={onClear}
        >
          <X aria-hidden="true" />
        </button>
      ) : null}
    </span>
  )
}

/** The line of search and filters above a list. */
export function FilterRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}

import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import styles from './columns.module.css'

export type ColumnsProps = {
  /** Two `Column`s. */
  children: ReactNode
  /** How wide the second one is: as wide as the first, two thirds of it, or half of it. */
  second: 'even' | 'wide' | 'aside'
}

/** Two columns of cards beside each other, one below the other where there is no room. */
export function Columns({ children, second }: ColumnsProps) {
  return <div className={cx(styles.columns, styles[second])}>{children}</div>
}

export type ColumnProps = {
  children: ReactNode
  /** An aside holds what belongs to the page beside it. */
  as?: 'div' | 'aside'
  /** As wide as a form, instead of all there is. */
  width?: 'form'
}

/** Cards below each other, as a column or as a page of its own. */
export function Column({ children, as: Element = 'div', width }: ColumnProps) {
  return <Element className={cx(styles.column, width && styles[width])}>{children}</Element>
}

import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import styles from './columns.module.css'

export type ColumnsProps = {
  /** Two `Column`s. */
  children: ReactNode
  /** How wide the second one is: as wide as the first, two thirds of it, half of it, or twice as wide. */
  second: 'even' | 'wide' | 'aside' | 'main'
  /**
   * Where there is no room for two, the second stands above the first: it holds what is read before something
   * is done.
   */
  secondLeads?: boolean
}

/** Two columns of cards beside each other, one below the other where there is no room. */
export function Columns({ children, second, secondLeads = false }: ColumnsProps) {
  return (
    <div className={cx(styles.columns, styles[second], secondLeads && styles.secondLeads)}>{children}</div>
  )
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

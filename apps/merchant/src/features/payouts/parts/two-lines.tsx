import type { ReactNode } from 'react'
import rows from './payout/rows.module.css'

type TwoLinesProps = {
  children: ReactNode
  /** What stands under it, smaller; nothing where there is nothing to say. */
  below: ReactNode
  /** Both at the end of the cell, as amounts stand. */
  atEnd?: boolean
}

/** Two things of one cell, under each other. */
export function TwoLines({ children, below, atEnd = false }: TwoLinesProps) {
  return (
    <span className={atEnd ? rows.end : rows.two}>
      {children}
      {below ? <span className={rows.small}>{below}</span> : null}
    </span>
  )
}

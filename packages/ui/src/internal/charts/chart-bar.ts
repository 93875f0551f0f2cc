import type { ReactNode } from 'react'

/** A bar of a chart. */
export type ChartBar = {
  id: string
  /** What the bar is of, in full: the head of its tooltip, and what a screen reader says first. */
  label: string
  /** What stands under it on the axis; most of many bars have nothing. */
  tick?: ReactNode
  /** Signed values by the key of `parts`: above zero they stand on the line, below zero they hang from it. */
  values: Readonly<Record<string, number>>
  /** The figure as text, for screen readers. */
  text: string
  /** The same for the eye (Money). */
  amount?: ReactNode
  /** What is to be said of it besides. */
  note?: string
  /** What the figure is made of, in the tooltip. */
  lines?: readonly { id: string; label: string; amount: ReactNode }[]
  /** What comes out of the parts, as a mark across the bar; `markerLabel` says what it is. */
  marker?: number
  /** Between which values it may come to lie; `rangeLabel` says what that is. */
  range?: { from: number; to: number }
  /** What always stands at the bar, beside its upper end. */
  flag?: { text: string; tone: 'warning' | 'negative' }
}

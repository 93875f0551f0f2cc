import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { VisuallyHidden } from '../text/visually-hidden.tsx'
import styles from './skeleton.module.css'

/** Wraps the skeleton of a region: says once that it loads and hides the bones from screen readers. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

/** Lines of text to come; the last of several is shorter. */
export function SkeletonText({ lines = 1, width }: { lines?: number; width?: string }) {
  return (
    <span className={styles.lines} style={{ inlineSize: width }}>
      {Array.from({ length: lines }, (_, at) => (
        <span key={at} className={cx(styles.bone, styles.text)} />
      ))}
    </span>
  )
}

/** A picture, chart or figure to come. Sizes are CSS lengths. */
export function SkeletonBlock({ height, width }: { height: string; width?: string }) {
  return <span className={cx(styles.bone, styles.block)} style={{ blockSize: height, inlineSize: width }} />
}

/** A card to come: title and lines. */
export function SkeletonCard({ lines = 3 }: { lines?: number }) {
  return (
    <div className={styles.card}>
      <span className={cx(styles.bone, styles.title)} />
      <SkeletonText lines={lines} />
    </div>
  )
}

/** A table to come; on phones the cards which take its place. */
export function SkeletonTable({ rows = 6, columns = 5 }: { rows?: number; columns?: number }) {
  return (
    <div className={styles.table}>
      {Array.from({ length: rows + 1 }, (_, row) => (
        <div key={row} className={styles.row}>
          {Array.from({ length: columns }, (_, column) => (
            <span key={column} className={cx(styles.bone, styles.text)} />
          ))}
        </div>
      ))}
    </div>
  )
}

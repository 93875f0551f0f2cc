import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** Words for screen readers only. A link inside (skip to content) shows itself while it has the focus. */
export function VisuallyHidden({
  children,
  as: Tag = 'span',
}: {
  children: ReactNode
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3'
}) {
  return <Tag className={styles.hidden}>{children}</Tag>
}

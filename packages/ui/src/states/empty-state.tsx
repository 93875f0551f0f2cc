import type { ReactNode } from 'react'
import { Inbox } from 'lucide-react'
import { cx } from '../internal/cx.ts'
import { toneClass } from './tone.tsx'
import styles from './state-panel.module.css'

export type EmptyStateProps = {
  icon?: ReactNode
  title: ReactNode
  /** What will be here, or why nothing matches. */
  children?: ReactNode
  /** The one thing to do. */
  action?: ReactNode
}

/** Nothing here yet, nothing matches, or nothing allowed: says which, and what to do. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className={cx(styles.panel, toneClass('accent'))}>
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <Inbox />}
      </span>
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.actions}>{action}</div> : null}
    </div>
  )
}

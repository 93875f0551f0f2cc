import type { ReactNode } from 'react'
import { CloudAlert, RotateCw } from 'lucide-react'
import { Button } from '../controls/button.tsx'
import { cx } from '../internal/cx.ts'
import { toneClass } from './tone.tsx'
import styles from './state-panel.module.css'

export type FailedStateProps = {
  title: ReactNode
  /** What happened, and that nothing is lost. */
  children?: ReactNode
  retryLabel: string
  onRetry: () => void
  retrying?: boolean
}

/** Loading failed: what happened, and try again. */
export function FailedState({ title, children, retryLabel, onRetry, retrying = false }: FailedStateProps) {
  return (
    <div className={cx(styles.panel, toneClass('negative'))} role="alert">
      <span className={styles.icon} aria-hidden="true">
        <CloudAlert />
      </span>
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      <div className={styles.actions}>
        <Button icon={<RotateCw />} busy={retrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { toneClass } from './tone.tsx'
import type { Tone } from './tone.tsx'
import styles from './state-panel.module.css'

export type ErrorPageProps = {
  /** "404" and the like; small. */
  code?: string
  icon?: ReactNode
  tone?: Tone
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
}

/** The frame of pages that take the place of a page: forbidden, not found, server error, crashed, blocked. */
export function ErrorPage({ code, icon, tone = 'neutral', title, children, actions }: ErrorPageProps) {
  return (
    <div className={cx(styles.panel, styles.page, toneClass(tone))}>
      {icon ? (
        <span className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      {code ? (
        <bdi dir="ltr" className={styles.code}>
          {code}
        </bdi>
      ) : null}
      <h1 className={styles.title}>{title}</h1>
      {children ? <div className={styles.text}>{children}</div> : null}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </div>
  )
}

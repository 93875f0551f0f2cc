import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { ToneIcon } from './notice.tsx'
import { toneClass } from './tone.tsx'
import type { Tone } from './tone.tsx'
import styles from './banner.module.css'

export type BannerProps = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  icon?: ReactNode
  actions?: ReactNode
}

/** A line across the whole page, above its header: a warning from the provider, a greeting, a demo clock. */
export function Banner({ tone = 'info', title, children, icon, actions }: BannerProps) {
  return (
    <div className={cx(styles.banner, toneClass(tone))} role="status">
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <ToneIcon tone={tone} />}
      </span>
      <div className={styles.words}>
        {title ? <strong className={styles.title}>{title}</strong> : null}
        {children}
      </div>
      {actions}
    </div>
  )
}

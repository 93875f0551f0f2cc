import { useId } from 'react'
import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import styles from './card.module.css'

export type CardProps = {
  title?: ReactNode
  subtitle?: ReactNode
  /** Stands at the end of the title's line. */
  actions?: ReactNode
  /** `none` lets a table or list reach the edges. */
  padding?: 'normal' | 'none'
  children?: ReactNode
  className?: string
}

/** A sheet of paper with a hairline round it. With a title it is a named region. */
export function Card({ title, subtitle, actions, padding = 'normal', children, className }: CardProps) {
  const titleId = useId()
  const Tag = title ? 'section' : 'div'
  return (
    <Tag
      className={cx(styles.card, padding === 'normal' && styles.padded, className)}
      aria-labelledby={title ? titleId : undefined}
    >
      {title || actions ? (
        <div className={styles.head}>
          <div>
            {title ? <h2 id={titleId}>{title}</h2> : null}
            {subtitle ? <div className={styles.subtitle}>{subtitle}</div> : null}
          </div>
          {actions}
        </div>
      ) : null}
      {children}
    </Tag>
  )
}

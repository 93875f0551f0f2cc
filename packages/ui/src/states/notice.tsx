import type { ReactNode } from 'react'
import { CircleAlert, CircleCheck, Info, Sparkles, TriangleAlert, X } from 'lucide-react'
import { cx } from '../internal/cx.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { toneClass } from './tone.tsx'
import type { Tone } from './tone.tsx'
import styles from './notice.module.css'

export type NoticeProps = {
  tone?: Tone
  title?: ReactNode
  children?: ReactNode
  icon?: ReactNode
  /** Links or buttons under the text. */
  actions?: ReactNode
  onClose?: () => void
  closeLabel?: string
  /** Announces itself when it appears: `alert` for what went wrong, `status` for what finished. */
  live?: 'alert' | 'status'
}

/** Something to know, where the user is looking. */
export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, icon, actions, onClose, closeLabel, live } = props
  return (
    <div className={cx(styles.notice, toneClass(tone))} role={live}>
      <span className={styles.icon} aria-hidden="true">
        {icon ?? <ToneIcon tone={tone} />}
      </span>
      <div className={styles.body}>
        {title ? <div className={styles.title}>{title}</div> : null}
        {children ? <div>{children}</div> : null}
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
      {onClose && closeLabel ? (
        <span className={styles.close}>
          <IconButton label={closeLabel} icon={<X />} size="small" onClick={onClose} />
        </span>
      ) : null}
    </div>
  )
}

/** The picture that goes with a tone, so that colour is never the only sign. */
export function ToneIcon({ tone }: { tone: Tone }) {
  if (tone === 'positive') return <CircleCheck />
  if (tone === 'warning') return <TriangleAlert />
  if (tone === 'negative') return <CircleAlert />
  if (tone === 'iris') return <Sparkles />
  return <Info />
}

import type { CSSProperties } from 'react'
import { cx } from '../internal/cx.ts'
import { toneClass } from '../states/tone.tsx'
import type { Tone } from '../states/tone.tsx'
import styles from './progress-bar.module.css'

export type ProgressBarProps = {
  /** What progresses, for screen readers. */
  label: string
  /** 0 to 100; leave out while it is not known. */
  value?: number
  /** The value in words ("52% repaid"). */
  valueText?: string
  tone?: Tone
  size?: 'normal' | 'small'
}

/** How much is done. It fills in reading direction. */
export function ProgressBar({ label, value, valueText, tone, size = 'normal' }: ProgressBarProps) {
  const at = value === undefined ? undefined : Math.min(100, Math.max(0, value))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={at === undefined ? undefined : Math.round(at)}
      aria-valuetext={valueText}
      className={cx(styles.bar, size === 'small' && styles.small, tone && toneClass(tone))}
    >
      <div
        className={cx(styles.fill, at === undefined && styles.unknown)}
        style={at === undefined ? undefined : ({ '--at': `${at}%` } as CSSProperties)}
      />
    </div>
  )
}

import { useEffect, useRef, useState } from 'react'
import { X } from 'lucide-react'
import { cx } from '../internal/cx.ts'
import { IconButton } from '../controls/icon-button.tsx'
import { ToneIcon } from '../states/notice.tsx'
import { visibleToasts } from './toast-queue.tsx'
import type { Toast, ToastVariant } from './toast-queue.tsx'
import { toneClass } from '../states/tone.tsx'
import type { Tone } from '../states/tone.tsx'
import styles from './toast-region.module.css'

export type ToastRegionProps = {
  toasts: readonly Toast[]
  onClose: (id: string) => void
  /** Names the region for screen readers. */
  label: string
  closeLabel: string
  /** Milliseconds until a toast hides by itself. */
  autoHideMs: number
}

/**
 * Where toasts appear: at most three, newest at the bottom. Pointer or focus on the region pauses every
 * timer. It is one polite live region that is always in the page, so each toast is announced once.
 */
export function ToastRegion({ toasts, onClose, label, closeLabel, autoHideMs }: ToastRegionProps) {
  const [paused, setPaused] = useState(false)
  return (
    <section
      aria-label={label}
      className={styles.region}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <div role="status" aria-relevant="additions" aria-atomic="false" className={styles.list}>
        {visibleToasts(toasts).map((toast) => (
          <ToastCard key={toast.id} {...{ toast, paused, closeLabel, autoHideMs, onClose }} />
        ))}
      </div>
    </section>
  )
}

type ToastCardProps = {
  toast: Toast
  paused: boolean
  closeLabel: string
  autoHideMs: number
  onClose: (id: string) => void
}

function ToastCard({ toast, paused, closeLabel, autoHideMs, onClose }: ToastCardProps) {
  const tone = toneOf[toast.variant]
  usePausableTimeout(() => onClose(toast.id), autoHideMs, paused || !toast.autoHide)
  return (
    <div className={cx(styles.toast, toneClass(tone))}>
      <span className={styles.icon} aria-hidden="true">
        <ToneIcon tone={tone} />
      </span>
      <div className={styles.words}>
        <div className={styles.title}>{toast.title}</div>
        {toast.message ? <div className={styles.message}>{toast.message}</div> : null}
      </div>
      <span className={styles.close}>
        <IconButton label={closeLabel} icon={<X />} size="small" onClick={() => onClose(toast.id)} />
      </span>
    </div>
  )
}

const toneOf: Record<ToastVariant, Tone> = {
  error: 'negative',
  info: 'info',
  success: 'positive',
  warning: 'warning',
  iris: 'iris',
}

/** Runs once after `ms` of time that was not paused. */
function usePausableTimeout(run: () => void, ms: number, paused: boolean) {
  const left = useRef(ms)
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (paused) return
    const started = performance.now()
    const timer = setTimeout(() => latest.current(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [paused])
}

import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../internal/cx.ts'
import { Spinner } from '../states/spinner.tsx'
import styles from './icon-button.module.css'

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  /** What the button does; read to screen readers and shown as the native title. */
  label: string
  icon: ReactNode
  variant?: 'quiet' | 'outlined'
  size?: 'small' | 'medium'
  busy?: boolean
  ref?: Ref<HTMLButtonElement>
}

/** A button that is only a picture; its words are the label. */
export function IconButton(props: IconButtonProps) {
  const { label, icon, variant = 'quiet', size = 'medium', busy = false, className, onClick, ...rest } = props
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      aria-busy={busy || undefined}
      className={cx(
        styles.iconButton,
        variant === 'outlined' && styles.outlined,
        size === 'small' && styles.small,
        className,
      )}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
    </button>
  )
}

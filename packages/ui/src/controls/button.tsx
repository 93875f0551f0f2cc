import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from '../internal/cx.ts'
import { Spinner } from '../states/spinner.tsx'
import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger'
export type ButtonSize = 'small' | 'medium' | 'large'

export type ButtonLook = {
  variant?: ButtonVariant
  size?: ButtonSize
  /** As wide as what holds it. */
  block?: boolean
}

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  ButtonLook & {
    icon?: ReactNode
    /**
     * Work started by this button is under way: it shows a ring, keeps its width and focus, and ignores
     * presses.
     */
    busy?: boolean
    ref?: Ref<HTMLButtonElement>
  }

/** A native button. It is of type "button" unless told otherwise, so it never submits a form by accident. */
export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    block,
    icon,
    busy = false,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      className={cx(buttonClass({ variant, size, block }), busy && styles.busy, className)}
      onClick={busy ? undefined : onClick}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  )
}

/**
 * The look of a button for something that is a link: `<Link className={buttonClass({ variant: 'primary'
 * })}>`.
 */
export function buttonClass({ variant = 'plain', size = 'medium', block = false }: ButtonLook = {}): string {
  return cx(styles.button, styles[variant], size !== 'medium' && styles[size], block && styles.block)
}

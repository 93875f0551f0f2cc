import { useRef, type MouseEvent, type ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { Dialog } from './dialog.tsx'
import { focusFirstInvalid } from '../fields/error-summary.tsx'
import { Notice } from '../states/notice.tsx'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  /** What will happen, with the amount where money moves. */
  children: ReactNode
  /** The verb, with its object: "Refund AED 120.00". */
  confirmLabel: ReactNode
  cancelLabel: ReactNode
  closeLabel: string
  onConfirm: () => void
  tone?: 'primary' | 'danger'
  busy?: boolean
  confirmDisabled?: boolean
  /** Why the last attempt failed; the dialog stays open. */
  error?: ReactNode
}

/**
 * Asks before something that cannot be taken back. Where a field is found wrong, the focus moves to the first
 * one. A second press that comes before the first is drawn as busy is part of the first.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, children, closeLabel, tone = 'primary', busy = false, error } = props
  const isPressed = useRef(false)
  function confirm(event: MouseEvent<HTMLElement>) {
    if (isPressed.current) return
    isPressed.current = true
    const dialog = event.currentTarget.closest<HTMLElement>('[role=alertdialog]')
    props.onConfirm()
    // A mutation tells that it is under way in the next task: this one comes behind it.
    setTimeout(() => {
      isPressed.current = false
    })
    if (dialog) requestAnimationFrame(() => focusFirstInvalid(dialog))
  }
  return (
    <Dialog
      {...{ open, onOpenChange, title, closeLabel }}
      role="alertdialog"
      locked={busy}
      actions={
        <>
          <Button disabled={busy} onClick={() => onOpenChange(false)}>
            {props.cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} disabled={props.confirmDisabled} onClick={confirm}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {error ? (
        <Notice tone="negative" live="alert">
          {error}
        </Notice>
      ) : null}
    </Dialog>
  )
}

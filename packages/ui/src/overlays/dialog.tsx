import type { ReactNode } from 'react'
import { X } from 'lucide-react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '../internal/cx.ts'
import overlay from '../internal/overlay.module.css'
import { ScrollBody } from '../internal/scroll-body.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import styles from './dialog.module.css'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  closeLabel: string
  children: ReactNode
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode
  width?: 'normal' | 'wide'
  /** `alertdialog` interrupts: it does not close by a press outside. */
  role?: 'dialog' | 'alertdialog'
  /** While work runs the dialog cannot be closed by accident. */
  locked?: boolean
}

/** A window over the page; on phones a sheet at its foot. Focus stays inside and returns to where it was. */
export function Dialog(props: DialogProps) {
  const {
    open,
    onOpenChange,
    title,
    closeLabel,
    children,
    actions,
    width,
    role = 'dialog',
    locked = false,
  } = props
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable={role === 'dialog' && !locked}
      isKeyboardDismissDisabled={locked}
      className={cx(overlay.scrim, styles.scrim)}
    >
      <Modal className={cx(styles.modal, width === 'wide' && styles.wide)}>
        <AriaDialog role={role} className={overlay.sheet}>
          <div className={overlay.head}>
            <Heading slot="title" level={2}>
              {title}
            </Heading>
            <IconButton
              label={closeLabel}
              icon={<X />}
              disabled={locked}
              onClick={() => onOpenChange(false)}
            />
          </div>
          <ScrollBody>{children}</ScrollBody>
          {actions ? <div className={overlay.foot}>{actions}</div> : null}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  )
}

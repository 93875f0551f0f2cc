import { X } from 'lucide-react'
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '../internal/cx.ts'
import overlay from '../internal/overlay.module.css'
import { ScrollBody } from '../internal/scroll-body.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import styles from './dialog.module.css'
import type { DialogProps } from './dialog.tsx'

/** A Dialog, once it is opened. */
export function DialogBox(props: DialogProps) {
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

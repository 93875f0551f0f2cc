import { X } from 'lucide-react'
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components/Modal'
import { cx } from '../internal/cx.ts'
import overlay from '../internal/overlay.module.css'
import { ScrollBody } from '../internal/scroll-body.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import styles from './drawer.module.css'
import type { DrawerProps } from './drawer.tsx'

/** A Drawer, once it is opened. */
export function DrawerBox(props: DrawerProps) {
  const {
    open,
    onOpenChange,
    title,
    closeLabel,
    children,
    actions,
    side = 'start',
    width,
    headless = false,
  } = props
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={onOpenChange}
      isDismissable
      className={cx(overlay.scrim, styles.scrim, side === 'end' && styles.end)}
    >
      <Modal className={cx(styles.panel, width === 'narrow' && styles.narrow)}>
        <Dialog className={overlay.sheet} aria-label={headless ? title : undefined}>
          {headless ? (
            children
          ) : (
            <>
              <div className={overlay.head}>
                <Heading slot="title" level={2}>
                  {title}
                </Heading>
                <IconButton label={closeLabel} icon={<X />} onClick={() => onOpenChange(false)} />
              </div>
              <ScrollBody>{children}</ScrollBody>
              {actions ? (
                <div className={overlay.foot} data-foot>
                  {actions}
                </div>
              ) : null}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

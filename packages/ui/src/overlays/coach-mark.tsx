import type { ReactNode, RefObject } from 'react'
import { Dialog, Popover } from 'react-aria-components/Popover'
import { Heading } from 'react-aria-components/Modal'
import { cx } from '../internal/cx.ts'
import overlay from '../internal/overlay.module.css'
import { inLocale } from '../internal/in-locale.tsx'
import styles from './coach-mark.module.css'

export type CoachMarkProps = {
  /** What it points at. */
  anchor: RefObject<Element | null>
  open: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  actions: ReactNode
  placement?: 'end' | 'bottom start' | 'top start'
}

/** A step of a tutorial beside the thing it speaks of; the page stays usable. */
export const CoachMark = inLocale(CoachMarkHere)

function CoachMarkHere({
  anchor,
  open,
  onClose,
  title,
  children,
  actions,
  placement = 'end',
}: CoachMarkProps) {
  return (
    <Popover
      isNonModal
      triggerRef={anchor}
      isOpen={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={placement}
      offset={8}
      className={cx(overlay.pop, styles.mark)}
    >
      <Dialog className={styles.body}>
        <Heading slot="title" level={2}>
          {title}
        </Heading>
        <div>{children}</div>
        <div className={styles.actions}>{actions}</div>
      </Dialog>
    </Popover>
  )
}

import type { ReactNode } from 'react'
import { Dialog, DialogTrigger, Popover as AriaPopover } from 'react-aria-components/Popover'
import overlay from '../internal/overlay.module.css'
import { Trigger } from '../internal/trigger.tsx'
import type { TriggerElement } from '../internal/trigger.tsx'
import styles from './popover.module.css'

export type PopoverProps = {
  /** Names the box for screen readers. */
  label: string
  /** The control that opens it: a Button, IconButton or FilterChip of this package. */
  trigger: TriggerElement
  children: ReactNode | ((close: () => void) => ReactNode)
  open?: boolean
  onOpenChange?: (open: boolean) => void
  placement?: 'bottom start' | 'bottom end'
}

/** A box that hangs from a control: filters, a small form. */
export function Popover({
  label,
  trigger,
  children,
  open,
  onOpenChange,
  placement = 'bottom start',
}: PopoverProps) {
  return (
    <DialogTrigger isOpen={open} onOpenChange={onOpenChange}>
      <Trigger>{trigger}</Trigger>
      <AriaPopover className={overlay.pop} placement={placement} offset={4}>
        <Dialog className={styles.content} aria-label={label}>
          {({ close }) => (typeof children === 'function' ? children(close) : children)}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  )
}

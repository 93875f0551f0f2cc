import { Dialog, Popover as AriaPopover } from 'react-aria-components/Popover'
import overlay from '../internal/overlay.module.css'
import type { BoxProps } from '../internal/trigger.tsx'
import type { PopoverProps } from './popover.tsx'

type PopoverBoxProps = Omit<BoxProps, 'start'> &
  Pick<PopoverProps, 'label' | 'children' | 'placement'> & { className: string | undefined }

/** The box of a Popover or an InfoTip. */
export function PopoverBox({ id, anchor, isOpen, onOpenChange, ...box }: PopoverBoxProps) {
  const { label, children, placement = 'bottom', className } = box
  return (
    <AriaPopover
      className={overlay.pop}
      triggerRef={anchor}
      trigger="DialogTrigger"
      {...{ isOpen, onOpenChange, placement }}
      offset={4}
    >
      <Dialog id={id} className={className} aria-label={label}>
        {typeof children === 'function' ? children(() => onOpenChange(false)) : children}
      </Dialog>
    </AriaPopover>
  )
}

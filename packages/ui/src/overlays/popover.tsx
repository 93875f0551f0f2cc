import type { ReactNode } from 'react'
import { lazyPart } from '../internal/lazy-part.tsx'
import { Trigger, useBox } from '../internal/trigger.tsx'
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

/** Shared by whatever opens a box: it is one file. */
export const popoverBox = lazyPart(() => import('../internal/boxes.ts').then(({ PopoverBox }) => PopoverBox))

/** A box that hangs from a control: filters, a small form. */
export function Popover(props: PopoverProps) {
  const { label, trigger: control, children, open, onOpenChange, placement = 'bottom start' } = props
  const { trigger, box } = useBox({ open, onOpenChange })
  const Box = popoverBox.useLoaded(box.isOpen)
  return (
    <>
      <Trigger {...trigger} part={popoverBox}>
        {control}
      </Trigger>
      {Box ? (
        <Box {...box} {...{ label, placement }} className={styles.content}>
          {children}
        </Box>
      ) : null}
    </>
  )
}

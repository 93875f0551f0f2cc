import type { RefObject } from 'react'
import {
  Tooltip as AriaTooltip,
  TooltipContext,
  TooltipTriggerStateContext,
} from 'react-aria-components/Tooltip'
import type { TooltipProps } from './tooltip.tsx'
import styles from './tooltip.module.css'

type TooltipBoxProps = Pick<TooltipProps, 'text' | 'placement'> & {
  id: string
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  onClose: () => void
}

/** The words of a Tooltip. */
export function TooltipBox({ text, placement = 'top', id, anchor, isOpen, onClose }: TooltipBoxProps) {
  const state = { isOpen, shouldSkipAnimation: false, open: () => undefined, close: onClose }
  const shared = { id, triggerRef: anchor, placement }
  return (
    <TooltipTriggerStateContext value={state}>
      <TooltipContext value={shared}>
        <AriaTooltip className={styles.tooltip} offset={8}>
          {text}
        </AriaTooltip>
      </TooltipContext>
    </TooltipTriggerStateContext>
  )
}

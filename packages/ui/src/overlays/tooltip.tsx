import type { ReactElement, ReactNode } from 'react'
import { Focusable, Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import type { TriggerElement } from '../internal/trigger.tsx'
import styles from './tooltip.module.css'

export type TooltipProps = {
  text: ReactNode
  /** The control it explains; it must pass on the attributes and the ref it is given. */
  children: TriggerElement
  placement?: 'top' | 'bottom' | 'start' | 'end'
  disabled?: boolean
}

/** A few words beside a control on hover and focus. Never the only place of something a user must know: use InfoTip. */
export function Tooltip({ text, children, placement = 'top', disabled = false }: TooltipProps) {
  return (
    <TooltipTrigger delay={300} closeDelay={80} isDisabled={disabled}>
      <Focusable>{children as ReactElement<React.DOMAttributes<Element>, string>}</Focusable>
      <AriaTooltip className={styles.tooltip} placement={placement} offset={8}>
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  )
}

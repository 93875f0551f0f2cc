import type { ReactElement } from 'react'
import { Pressable } from 'react-aria-components/Modal'

/** Any control of this package as the trigger of a menu or popover: it passes on what is spread on it. */
export type TriggerElement = ReactElement<Record<string, unknown>>

export function Trigger({ children }: { children: TriggerElement }) {
  return <Pressable>{children as ReactElement<React.DOMAttributes<Element>, string>}</Pressable>
}

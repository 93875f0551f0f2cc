import type { ReactNode } from 'react'
import { lazyPart } from '../internal/lazy-part.tsx'
import { Trigger, useBox } from '../internal/trigger.tsx'
import type { TriggerElement } from '../internal/trigger.tsx'

export type MenuEntry = {
  id: string
  label: ReactNode
  icon?: ReactNode
  /** Either an address or something to do. */
  href?: string
  onPress?: () => void
  danger?: boolean
  disabled?: boolean
}

export type MenuProps = {
  /** Names the list for screen readers. */
  label: string
  entries: readonly MenuEntry[]
  /** The control that opens it: a Button or IconButton of this package. */
  children: TriggerElement
  placement?: 'bottom start' | 'bottom end' | 'top end'
}

const list = lazyPart(() => import('../internal/boxes.ts').then(({ MenuBox }) => MenuBox))

/** Actions behind one button. */
export function Menu({ children, ...menu }: MenuProps) {
  const { trigger, box } = useBox()
  const Box = list.useLoaded(box.isOpen)
  return (
    <>
      <Trigger {...trigger} part={list} popup="menu">
        {children}
      </Trigger>
      {Box ? <Box {...box} {...menu} /> : null}
    </>
  )
}

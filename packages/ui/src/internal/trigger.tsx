import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, MouseEvent, ReactElement, RefObject } from 'react'
import type { LazyPart } from './lazy-part.tsx'

/**
 * Any control of this package as the trigger of a menu or popover: it passes on what is spread on it, and has
 * no ref of its own.
 */
export type TriggerElement = ReactElement<Record<string, unknown>>

/** What hangs from a trigger, while it is drawn. */
export type BoxProps = {
  id: string
  anchor: RefObject<HTMLElement | null>
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  /** Where in a list the focus begins; null for the list itself. */
  start: 'first' | 'last' | null
}

type TriggerProps = Pick<BoxProps, 'id' | 'isOpen'> & {
  children: TriggerElement
  anchorRef: RefObject<HTMLElement | null>
  onOpen: (start: BoxProps['start']) => void
  /** What hangs from it; loaded when the pointer or the focus comes. */
  part: Pick<LazyPart<unknown>, 'load'>
  /** A menu opens by the arrow keys as well. */
  popup?: 'menu'
}

/** A control that says what hangs from it, and opens it. */
export function Trigger({ children, anchorRef, id, isOpen, onOpen, part, popup }: TriggerProps) {
  const { type: Control, props } = children
  const load = () => void part.load()
  function open(control: HTMLElement, start: BoxProps['start']) {
    // Where the focus goes back to: not every browser moves it to a button that is pressed.
    control.focus({ preventScroll: true })
    load()
    onOpen(start)
  }
  function openByArrow(event: KeyboardEvent<HTMLElement>) {
    const start = popup && arrows[event.key]
    if (!start) return
    event.preventDefault()
    open(event.currentTarget, start)
  }
  return (
    <Control
      {...props}
      ref={anchorRef}
      aria-haspopup={popup}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onPointerEnter={load}
      onFocus={load}
      // A click without a pointer is one of the keyboard or of a screen reader.
      onClick={(event: MouseEvent<HTMLElement>) =>
        open(event.currentTarget, event.detail === 0 ? 'first' : null)
      }
      onKeyDown={openByArrow}
    />
  )
}

const arrows: Partial<Record<string, 'first' | 'last'>> = { ArrowDown: 'first', ArrowUp: 'last' }

type Opening = { open?: boolean | undefined; onOpenChange?: ((open: boolean) => void) | undefined }

/** What a trigger and its box share. */
export function useBox({ open, onOpenChange }: Opening = {}) {
  const id = useId()
  const anchor = useRef<HTMLElement>(null)
  const [ownOpen, setOwnOpen] = useState(false)
  const [start, setStart] = useState<BoxProps['start']>(null)
  const isOpen = open ?? ownOpen
  function change(next: boolean) {
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  function onOpen(at: BoxProps['start']) {
    setStart(at)
    change(true)
  }
  return {
    trigger: { id, isOpen, anchorRef: anchor, onOpen },
    box: { id, anchor, isOpen, onOpenChange: change, start } satisfies BoxProps,
  }
}

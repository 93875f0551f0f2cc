import { useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, PointerEvent, ReactNode } from 'react'
import { lazyPart } from '../internal/lazy-part.tsx'
import type { TriggerElement } from '../internal/trigger.tsx'

export type TooltipProps = {
  text: ReactNode
  /** The control it explains; it must pass on the attributes and the ref it is given. */
  children: TriggerElement
  placement?: 'top' | 'bottom' | 'start' | 'end'
}

const openAfterMs = 300
const closeAfterMs = 80
/** Who has just read one reads the next without waiting. */
const warmForMs = 500
let warmUntil = 0

const box = lazyPart(() => import('../internal/boxes.ts').then(({ TooltipBox }) => TooltipBox))

/**
 * A few words beside a control on hover and focus. Never the only place of something a user must know: use
 * InfoTip.
 */
export function Tooltip({ text, children, placement }: TooltipProps) {
  const id = useId()
  const anchor = useRef<HTMLElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isOpen, setOpen] = useState(false)
  const Box = box.useLoaded(isOpen)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!isOpen) return
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.stopPropagation()
      setOpen(false)
    }
    document.addEventListener('keydown', onKey, true)
    return () => {
      warmUntil = performance.now() + warmForMs
      document.removeEventListener('keydown', onKey, true)
    }
  }, [isOpen])
  function change(next: boolean, afterMs = 0) {
    void box.load()
    clearTimeout(timer.current)
    if (afterMs === 0) setOpen(next)
    else timer.current = setTimeout(() => setOpen(next), afterMs)
  }
  const close = () => change(false)
  const { type: Control, props } = children
  return (
    <>
      <Control
        {...props}
        ref={anchor}
        aria-describedby={isOpen ? id : undefined}
        onPointerEnter={({ pointerType }: PointerEvent) => {
          if (pointerType !== 'touch') change(true, performance.now() < warmUntil ? 0 : openAfterMs)
        }}
        onPointerLeave={() => change(false, closeAfterMs)}
        onFocus={({ currentTarget }: FocusEvent) => {
          if (currentTarget.matches(':focus-visible')) change(true)
        }}
        onBlur={close}
        onPointerDown={close}
        onKeyDown={close}
      />
      {Box ? <Box {...{ text, placement, id, anchor, isOpen }} onClose={close} /> : null}
    </>
  )
}

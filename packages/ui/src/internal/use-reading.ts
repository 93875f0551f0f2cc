import { useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'

/** Which of a chart's places is read, by pointer, finger or keys; null while none is. */
export function useReading(count: number) {
  const [at, setAt] = useState<number | null>(null)
  const last = count - 1
  const now = at === null ? null : Math.min(at, last)
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') {
      setAt(null)
      return
    }
    const next = nextPlace(event, now ?? last, count)
    if (next === null) return
    event.preventDefault()
    setAt(next)
  }
  function onPointer(event: PointerEvent) {
    const slot = (event.target as Element).closest<HTMLElement>('[data-at]')
    if (slot) setAt(Number(slot.dataset.at))
  }
  return {
    now,
    /** What a screen reader is at: the last place until another is chosen. */
    place: now ?? last,
    handlers: {
      onKeyDown,
      onFocus: () => setAt((was) => was ?? last),
      onBlur: () => setAt(null),
      onPointerMove: onPointer,
      onPointerDown: onPointer,
      onPointerLeave: () => setAt(null),
    },
  }
}

/** Where a key moves the cursor to; time runs in reading direction, so the arrows turn round in Arabic. */
function nextPlace(event: KeyboardEvent<HTMLElement>, at: number, count: number): number | null {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const back = forward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
  if (event.key === forward || event.key === 'ArrowUp') return Math.min(count - 1, at + 1)
  if (event.key === back || event.key === 'ArrowDown') return Math.max(0, at - 1)
  if (event.key === 'Home') return 0
  if (event.key === 'End') return count - 1
  return null
}

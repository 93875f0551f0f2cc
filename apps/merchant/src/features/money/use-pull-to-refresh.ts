import { useEffect, useRef, useState, type RefObject } from 'react'

/** Pixels a finger pulls before letting go means something. */
const pullPx = 72

/**
 * Pulling the page down from its top, with a finger, and letting go (DEC-MON-1). Answers whether letting go
 * now would do it. Keyboards and pointers have a button for the same.
 */
export function usePullToRefresh(area: RefObject<HTMLElement | null>, onRefresh: () => void): boolean {
  const [isPulled, setPulled] = useState(false)
  const refresh = useRef(onRefresh)
  useEffect(() => {
    refresh.current = onRefresh
  })
  useEffect(() => {
    const element = area.current
    if (!element) return undefined
    let from: number | null = null
    let pulled = false
    function tell(now: boolean) {
      pulled = now
      setPulled(now)
    }
    function begin({ touches }: TouchEvent) {
      from = touches.length === 1 && window.scrollY <= 0 ? touches[0]!.clientY : null
    }
    function follow({ touches }: TouchEvent) {
      if (from === null) return
      const isFar = touches[0]!.clientY - from >= pullPx
      if (isFar !== pulled) tell(isFar)
    }
    function end({ type }: TouchEvent) {
      if (pulled && type === 'touchend') refresh.current()
      from = null
      tell(false)
    }
    const listening = { passive: true }
    element.addEventListener('touchstart', begin, listening)
    element.addEventListener('touchmove', follow, listening)
    element.addEventListener('touchend', end, listening)
    element.addEventListener('touchcancel', end, listening)
    return () => {
      element.removeEventListener('touchstart', begin)
      element.removeEventListener('touchmove', follow)
      element.removeEventListener('touchend', end)
      element.removeEventListener('touchcancel', end)
    }
  }, [area])
  return isPulled
}

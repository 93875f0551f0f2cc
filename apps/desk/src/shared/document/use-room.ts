import { useEffect, useState, type RefObject } from 'react'

/** Before anything is measured, and where nothing can be. */
const usualRoom = 480
/** What stands beside a sheet on both sides, so that its edge is seen. */
const margin = 32

/** How wide a sheet may be in what holds it. */
export function useRoom(holder: RefObject<Element | null>): number {
  const [room, setRoom] = useState(usualRoom)
  useEffect(() => {
    const element = holder.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const wide = element.clientWidth - margin
      if (wide > 0) setRoom(wide)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [holder])
  return room
}

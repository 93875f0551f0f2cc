import { useEffect, useState, type RefObject } from 'react'

/** Whether any of an element is on the screen now. */
export function useInView(target: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false))
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target])
  return isInView
}

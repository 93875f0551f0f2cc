import { useEffect, useState, type RefObject } from 'react'

/** Whether any of an element is on the screen now, or so near to it. */
export function useInView(target: RefObject<Element | null>, near = '0px'): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!target.current) return
    const observer = new IntersectionObserver(([entry]) => setInView(entry?.isIntersecting ?? false), {
      rootMargin: near,
    })
    observer.observe(target.current)
    return () => observer.disconnect()
  }, [target, near])
  return isInView
}

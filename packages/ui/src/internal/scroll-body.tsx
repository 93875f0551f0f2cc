import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import overlay from './overlay.module.css'

/**
 * What stands between head and foot: longer than the screen it takes the focus itself, so that the arrow keys
 * move it.
 */
export function ScrollBody({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const [outer, inner] = [body.current, content.current]
    if (!outer || !inner) return
    const observer = new ResizeObserver(() => setScrolls(outer.scrollHeight > outer.clientHeight))
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={body} className={overlay.body} tabIndex={scrolls ? 0 : undefined}>
      <div ref={content}>{children}</div>
    </div>
  )
}

import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Link } from '../controls/link.tsx'
import styles from './tabs.module.css'

export type TabLink = { href: string; label: ReactNode; badge?: ReactNode; current?: boolean }

/** Tabs whose views have addresses of their own: a small navigation. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  const list = useRef<HTMLElement>(null)
  const current = links.find((link) => link.current)?.href
  // On a phone the row scrolls: the tab one is on has to be seen. With the next frame, whose layout is made anyway: at once, the
  // whole page would be laid out for it before anything is painted.
  useEffect(() => {
    if (!current) return
    const frame = requestAnimationFrame(() => {
      const tab = list.current?.querySelector('[aria-current="page"]')
      tab?.scrollIntoView({ inline: 'center', block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [current])
  return (
    <nav ref={list} aria-label={label} className={styles.list}>
      {links.map(({ href, label: words, badge, current }) => (
        <Link
          key={href}
          href={href}
          look="bare"
          className={styles.tab}
          aria-current={current ? 'page' : undefined}
        >
          {words}
          {badge}
        </Link>
      ))}
    </nav>
  )
}

import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Link } from '../controls/link.tsx'
import styles from './tabs.module.css'

export type TabLink = { href: string; label: ReactNode; badge?: ReactNode; current?: boolean }

/** Tabs whose views have addresses of their own: a small navigation. */
export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  const list = useRef<HTMLElement>(null)
  const current = links.find((link) => link.current)?.href
  // On a phone the row scrolls: the tab one is on has to be seen. Told once the page is laid out: to ask
  // before would lay out all of it for this alone.
  useEffect(() => {
    const row = list.current
    if (!current || !row) return
    const laidOut = new ResizeObserver(() => {
      laidOut.disconnect()
      row.querySelector('[aria-current="page"]')?.scrollIntoView({ inline: 'center', block: 'nearest' })
    })
    laidOut.observe(row)
    return () => laidOut.disconnect()
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

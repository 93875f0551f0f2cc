import { Link } from '@daftar/ui/link'
import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './more-link.module.css'

/** From a card to the page that tells the whole of it. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} look="bare" className={styles.link}>
      {children}
      <ChevronRight aria-hidden="true" />
    </Link>
  )
}

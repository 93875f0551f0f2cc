import type { ReactNode } from 'react'
import { Link } from '../controls/link.tsx'
import styles from './breadcrumbs.module.css'

export type Crumb = { label: ReactNode; href?: string }

export type BreadcrumbsProps = {
  /** Names the trail for screen readers. */
  label: string
  /** From the outermost page to this one; the last carries no address. */
  crumbs: readonly Crumb[]
}

/** Where this page stands. */
export function Breadcrumbs({ label, crumbs }: BreadcrumbsProps) {
  return (
    <nav aria-label={label} className={styles.crumbs}>
      <ol>
        {crumbs.map(({ label: words, href }, at) => (
          <li key={at}>
            {href ? (
              <Link href={href} look="bare" className={styles.crumb}>
                {words}
              </Link>
            ) : (
              <span aria-current={at === crumbs.length - 1 ? 'page' : undefined}>{words}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

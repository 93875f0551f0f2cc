import type { ReactNode } from 'react'
import { cx } from '../internal/cx.ts'
import { Link } from '../controls/link.tsx'
import styles from './brand.module.css'

export type BrandProps = {
  name: string
  /** The mark: a letter or a picture. */
  mark: ReactNode
  href?: string
  /** Only the mark shows; the name is still read. */
  markOnly?: boolean
  onAccent?: boolean
  /** A short word behind the name: which of the product's applications this is. */
  tag?: string
}

/** The product's mark and name. */
export function Brand({ name, mark, href, markOnly = false, onAccent = false, tag }: BrandProps) {
  const className = cx(styles.brand, onAccent && styles.onAccent)
  const content = (
    <>
      <span className={styles.mark} aria-hidden="true">
        {mark}
      </span>
      {markOnly ? null : name}
      {markOnly || !tag ? null : <span className={styles.tag}>{tag}</span>}
    </>
  )
  if (!href) return <span className={className}>{content}</span>
  return (
    <Link
      href={href}
      look="bare"
      className={className}
      aria-label={markOnly ? [name, tag].filter(Boolean).join(' ') : undefined}
    >
      {content}
    </Link>
  )
}

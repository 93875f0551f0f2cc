import type { PublicConfig } from '@daftar/contract/public-config'
import { Link } from '@daftar/ui/link'
import { m } from '@daftar/words'
import { Fragment, type ReactNode } from 'react'
import styles from '../sign-in-page.module.css'

/** What one agrees to by going on, and the way out for shoppers (AUTH-11, AUTH-12, DEC-AUTH-15). */
export function Consent({ config }: { config: PublicConfig | null }) {
  const brand = config?.brand
  const links: Record<string, ReactNode> = {
    [marks.terms]: (
      <Link href={brand?.termsUrl ?? ''} external>
        {m.sign_in_terms()}
      </Link>
    ),
    [marks.privacy]: (
      <Link href={brand?.privacyUrl ?? ''} external>
        {m.sign_in_privacy()}
      </Link>
    ),
  }
  const parts = m.sign_in_consent(marks).split(/(\[\[\w+\]\])/)
  return (
    <div className={styles.below}>
      <p className={styles.note}>
        {parts.map((part) => (
          <Fragment key={part}>{links[part] ?? part}</Fragment>
        ))}
      </p>
      <Link href={brand?.shoppersUrl ?? ''} external look="alone" className={styles.shoppers}>
        {m.sign_in_shoppers()}
      </Link>
    </div>
  )
}

/** Stand in the sentence where its links belong, whatever the order of the language. */
const marks = { terms: '[[terms]]', privacy: '[[privacy]]' }

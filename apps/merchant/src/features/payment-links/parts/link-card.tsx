import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Moment } from '@daftar/app-kit/moment'
import type { PaymentLink } from '../queries.ts'
import { LinkMenu, type LinkActs } from './link-menu.tsx'
import { LinkStatusBadge } from './link-status.tsx'
import styles from './links.module.css'

/** A link of the list on a phone: the amount first, then who and when. */
export function LinkCard({ link, store, acts }: { link: PaymentLink; store: string; acts: LinkActs | null }) {
  return (
    <div className={styles.card}>
      <div className={styles.line}>
        <Money value={link.amount} currency={link.currency} size="strong" />
        <LinkStatusBadge status={link.status} />
      </div>
      <div className={styles.line}>
        <span className={styles.muted}>
          <Ltr>{link.number}</Ltr> · <Ltr>{link.masked_phone}</Ltr>
        </span>
        {acts ? <LinkMenu link={link} acts={acts} /> : null}
      </div>
      <div className={styles.line}>
        <span className={styles.muted}>
          <Typed>{store}</Typed>
        </span>
        <Moment at={link.created_at} muted />
      </div>
    </div>
  )
}

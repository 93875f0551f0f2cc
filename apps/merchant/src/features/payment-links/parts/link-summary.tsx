import { pathOf } from '@daftar/rules/shell/guards/routes'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useAccount } from '../../../shared/session/account.ts'
import { Moment } from '@daftar/app-kit/moment'
import { canReach } from '../../../shared/page/reachable.ts'
import { useStoreNames } from '../../../shared/stores/use-store-names.ts'
import type { PaymentLink } from '../queries.ts'
import { LinkStatusNotice } from './link-status.tsx'
import styles from './links.module.css'

/** What the shopper is doing with it, the facts, and the way to the order. */
export function LinkSummary({ link, isStale }: { link: PaymentLink; isStale: boolean }) {
  const account = useAccount()
  const store = useStoreNames()(link.store_id)
  return (
    <Card>
      <div className={styles.stack}>
        <LinkStatusNotice status={link.status} />
        {isStale ? <Notice tone="warning">{m.links_refresh_failed()}</Notice> : null}
        <DescriptionList
          facts={[
            { id: 'store', label: m.links_store(), value: <Typed>{store}</Typed> },
            { id: 'phone', label: m.links_phone(), value: <Ltr>{link.masked_phone}</Ltr> },
            {
              id: 'reference',
              label: m.links_reference(),
              value: <Typed>{link.reference}</Typed>,
            },
            { id: 'created', label: m.links_col_created(), value: <Moment at={link.created_at} /> },
            { id: 'until', label: m.links_col_until(), value: <Moment at={link.expires_at} /> },
          ]}
        />
        {canReach('payment', account) ? (
          <div>
            <Link look="bare" className={buttonClass()} href={pathOf('payment', { paymentId: link.id })}>
              {m.links_order()}
            </Link>
          </div>
        ) : null}
      </div>
    </Card>
  )
}

import { Ltr, Typed } from '@daftar/ui/ltr'
import type { Column } from '@daftar/ui/data-table'
import { Money } from '@daftar/ui/money'
import { m } from '@daftar/words'
import { Moment } from '@daftar/app-kit/moment'
import type { PaymentLink } from '../queries.ts'
import { LinkMenu, type LinkActs } from './link-menu.tsx'
import { LinkStatusBadge } from './link-status.tsx'
import styles from './links.module.css'

/** Columns of the list; without `acts` (somebody who may only look) there is no menu. */
export function linkColumns(
  nameOf: (storeId: string) => string,
  acts: LinkActs | null,
): Column<PaymentLink>[] {
  const columns: Column<PaymentLink>[] = [
    {
      id: 'link',
      header: m.links_col_link(),
      cell: (link) => (
        <span className={styles.two}>
          <Ltr>{link.number}</Ltr>
          <span className={styles.muted}>
            <Typed>{link.reference}</Typed>
          </span>
        </span>
      ),
    },
    { id: 'created', header: m.links_col_created(), cell: (link) => <Moment at={link.created_at} /> },
    { id: 'store', header: m.links_col_store(), cell: (link) => <Typed>{nameOf(link.store_id)}</Typed> },
    { id: 'shopper', header: m.links_col_shopper(), cell: (link) => <Ltr>{link.masked_phone}</Ltr> },
    {
      id: 'amount',
      header: m.links_col_amount(),
      align: 'end',
      cell: (link) => <Money value={link.amount} currency={link.currency} />,
    },
    {
      id: 'status',
      header: m.links_col_status(),
      cell: (link) => <LinkStatusBadge status={link.status} />,
    },
    { id: 'until', header: m.links_col_until(), cell: (link) => <Moment at={link.expires_at} muted /> },
  ]
  if (!acts) return columns
  return [
    ...columns,
    {
      id: 'actions',
      header: m.links_col_actions(),
      align: 'end',
      cell: (link) => <LinkMenu link={link} acts={acts} />,
    },
  ]
}

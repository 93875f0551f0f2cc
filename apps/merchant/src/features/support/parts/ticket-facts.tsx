import { Moment } from '@daftar/app-kit/moment'
import { Card } from '@daftar/ui/card'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { ticketTopicText } from '@daftar/words/ticket-topic-text'
import { useAccount } from '../../../shared/session/account.ts'
import { canReach } from '../../../shared/page/reachable.ts'
import { useStoreNames } from '../../../shared/stores/use-store-names.ts'
import { supportPaths } from '../paths.ts'
import type { Ticket } from '../queries.ts'
import { MessageFiles } from './message-files.tsx'
import { TicketBadge } from './ticket-badge.tsx'
import styles from './support.module.css'

/** What was asked, when, by whom and about what (DEC-SUP-4, DEC-SUP-8). */
export function TicketFacts({ ticket }: { ticket: Ticket }) {
  const storeName = useStoreNames()
  const account = useAccount()
  const {
    number,
    status,
    topic,
    author,
    store_id,
    order_id,
    order_number,
    charge_id,
    created_at,
    updated_at,
  } = ticket
  const { transaction_reference: transaction } = ticket
  const facts: Fact[] = [
    { id: 'number', label: m.support_col_number(), value: <Ltr>{number}</Ltr> },
    { id: 'status', label: m.support_col_status(), value: <TicketBadge status={status} /> },
    { id: 'topic', label: m.support_col_topic(), value: ticketTopicText(topic) },
    { id: 'author', label: m.support_author(), value: <Typed>{author}</Typed> },
    ...(store_id ? [{ id: 'store', label: m.support_store(), value: storeName(store_id) }] : []),
    ...(charge_id ? [{ id: 'charge', label: m.support_charge(), value: <Ltr>{charge_id}</Ltr> }] : []),
    ...(order_number
      ? [
          {
            id: 'order',
            label: m.support_order(),
            value:
              order_id && canReach('payment', account) ? (
                <Link href={supportPaths.order(order_id)}>
                  <Ltr>{order_number}</Ltr>
                </Link>
              ) : (
                <Ltr>{order_number}</Ltr>
              ),
          },
        ]
      : []),
    ...(transaction
      ? [{ id: 'transaction', label: m.support_transaction(), value: <Ltr>{transaction}</Ltr> }]
      : []),
    { id: 'created', label: m.support_col_created(), value: <Moment at={created_at} /> },
    { id: 'updated', label: m.support_col_updated(), value: <Moment at={updated_at} /> },
  ]
  return (
    <Card title={m.support_facts()}>
      <div className={styles.facts}>
        <blockquote className={styles.asked} dir="auto">
          {ticket.description}
        </blockquote>
        <MessageFiles files={ticket.attachments} />
        <DescriptionList facts={facts} />
      </div>
    </Card>
  )
}

import { Moment } from '@daftar/app-kit/moment'
import { Button } from '@daftar/ui/button'
import type { Column } from '@daftar/ui/data-table'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { addresses } from '../../../shared/addresses.ts'
import { CardRow } from '../../../shared/look/card-row.tsx'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import { PagedList } from '../../../shared/queue/paged-list.tsx'
import { TwoLines } from '../../../shared/look/two-lines.tsx'
import { MailDecision } from '../parts/mail-decision.tsx'
import styles from '../parts/support.module.css'
import { heldMailsQuery, type HeldMail } from '../queries.ts'
import { heldWords } from '../words.ts'

type Deciding = { mail: HeldMail; status: 'let_in' | 'thrown_away' }

/**
 * Mails to tickets that nobody of the merchant wrote for certain: an agent reads them before anybody else
 * does.
 */
export function MailsScreen() {
  const query = useInfiniteQuery(heldMailsQuery)
  const [deciding, setDeciding] = useState<Deciding | null>(null)
  const acts = (mail: HeldMail) => <Acts mail={mail} onDecide={setDeciding} />
  return (
    <>
      <PageHeader
        title={m.desk_support_mails()}
        subtitle={m.desk_support_mails_subtitle()}
        breadcrumbs={{
          label: m.desk_breadcrumbs(),
          crumbs: [
            { label: m.desk_support_queue(), href: addresses.support },
            { label: m.desk_support_mails() },
          ],
        }}
      />
      <PagedList
        label={m.desk_support_mails()}
        columns={columns(acts)}
        query={query}
        rows={query.data?.pages.flatMap(({ mails }) => mails) ?? []}
        rowKey={({ id }) => id}
        renderCard={(mail) => <MailCard mail={mail} acts={acts(mail)} />}
        failedTitle={m.desk_support_mails_failed()}
        empty={{ title: m.desk_support_mails_none(), text: m.desk_support_mails_none_text() }}
      />
      {deciding ? <MailDecision {...deciding} onClose={() => setDeciding(null)} /> : null}
    </>
  )
}

function columns(acts: (mail: HeldMail) => ReactNode): Column<HeldMail>[] {
  return [
    { id: 'from', header: m.desk_support_mail_from(), cell: (mail) => <From mail={mail} /> },
    { id: 'ticket', header: m.desk_support_ticket(), cell: (mail) => <OfTicket mail={mail} /> },
    { id: 'merchant', header: m.desk_merchant(), cell: (mail) => <MerchantName of={mail} /> },
    { id: 'reason', header: m.desk_support_mail_why(), cell: ({ reason }) => heldWords[reason]() },
    {
      id: 'received',
      header: m.desk_support_mail_received(),
      cell: ({ received_at }) => <Moment at={received_at} muted />,
    },
    { id: 'acts', header: m.desk_support_mail_decide(), cell: acts },
  ]
}

function MailCard({ mail, acts }: { mail: HeldMail; acts: ReactNode }) {
  return (
    <div className={styles.mailCard}>
      <CardRow
        title={<From mail={mail} />}
        facts={[
          [m.desk_support_ticket(), <OfTicket key="ticket" mail={mail} />],
          [m.desk_merchant(), <MerchantName key="merchant" of={mail} />],
          [m.desk_support_mail_why(), heldWords[mail.reason]()],
          [m.desk_support_mail_received(), <Moment key="received" at={mail.received_at} muted />],
        ]}
      />
      {acts}
    </div>
  )
}

function From({ mail: { from, subject } }: { mail: HeldMail }) {
  return (
    <TwoLines below={<Typed>{subject}</Typed>}>
      <Ltr>{from}</Ltr>
    </TwoLines>
  )
}

function OfTicket({ mail: { ticket_id, ticket_number } }: { mail: HeldMail }) {
  return (
    <Link className={styles.number} href={addresses.oneTicket(ticket_id)}>
      <Ltr>{ticket_number}</Ltr>
    </Link>
  )
}

function Acts({ mail, onDecide }: { mail: HeldMail; onDecide: (next: Deciding) => void }) {
  return (
    <span className={styles.decide}>
      <Button size="small" onClick={() => onDecide({ mail, status: 'let_in' })}>
        {m.desk_support_mail_let_in()}
      </Button>
      <Button size="small" onClick={() => onDecide({ mail, status: 'thrown_away' })}>
        {m.desk_support_mail_thrown_away()}
      </Button>
    </span>
  )
}

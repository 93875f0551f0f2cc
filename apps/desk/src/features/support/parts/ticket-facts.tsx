import { Moment } from '@daftar/app-kit/moment'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import { ticketTopicText } from '@daftar/words/ticket-topic-text'
import { addresses } from '../../../shared/addresses.ts'
import { Assignee } from '../../../shared/queue/assignee.tsx'
import { countryText } from '../../../shared/text/country-text.ts'
import { DeadlineBar } from '../../../shared/work/deadline-bar.tsx'
import { factIf } from '../../../shared/text/fact-if.ts'
import { MerchantName } from '../../../shared/merchant/merchant-name.tsx'
import type { DeskTicket } from '../queries.ts'

/** Whose ticket it is, what it is about, and until when it should be answered. */
export function TicketFacts({ ticket }: { ticket: DeskTicket }) {
  const { country, topic, order_number, charge_id, author, assignee, csat, csat_note, merged_into } = ticket
  const { transaction_reference: transaction } = ticket
  return (
    <Card title={m.desk_support_facts()}>
      <DescriptionList
        facts={[
          { id: 'merchant', label: m.desk_merchant(), value: <MerchantName of={ticket} /> },
          { id: 'country', label: m.desk_support_country(), value: countryText(country) },
          { id: 'author', label: m.desk_support_author(), value: <Typed>{author}</Typed> },
          { id: 'topic', label: m.desk_support_topic(), value: ticketTopicText(topic) },
          ...factIf('order', m.desk_support_order(), order_number && <Ltr>{order_number}</Ltr>),
          ...factIf(
            'transaction',
            m.desk_support_transaction(),
            transaction &&
              (ticket.transaction_id?.startsWith('pyt_') ? (
                <Link href={addresses.onePayout(ticket.transaction_id)}>
                  <Ltr>{transaction}</Ltr>
                </Link>
              ) : (
                <Ltr>{transaction}</Ltr>
              )),
          ),
          ...factIf(
            'charge',
            m.support_charge(),
            charge_id && <Link href={addresses.cardsOf(ticket.merchant_id)}>{charge_id}</Link>,
          ),
          { id: 'asked', label: m.desk_support_asked_at(), value: <Moment at={ticket.created_at} /> },
          { id: 'assignee', label: m.desk_assignee(), value: <Assignee of={assignee} /> },
          { id: 'first', label: m.desk_support_first_answer(), value: <FirstAnswer ticket={ticket} /> },
          ...factIf(
            'due',
            m.desk_support_answer_due(),
            ticket.first_answered_at !== null && ticket.answer_due_at !== null && (
              <DeadlineBar since={ticket.updated_at} dueAt={ticket.answer_due_at} />
            ),
          ),
          ...factIf('rating', m.desk_support_rating(), ratingText(csat)),
          ...factIf('said', m.desk_support_rating_note(), csat_note && <Typed>{csat_note}</Typed>),
          ...factIf(
            'merged',
            m.desk_support_merged(),
            merged_into && (
              <Link href={addresses.oneTicket(merged_into)}>{m.desk_support_merged_open()}</Link>
            ),
          ),
        ]}
      />
    </Card>
  )
}

function FirstAnswer({ ticket }: { ticket: DeskTicket }) {
  const { status, created_at, first_due_at, first_answered_at } = ticket
  if (first_answered_at !== null) return <Moment at={first_answered_at} />
  if (status === 'closed') return m.common_dash()
  return <DeadlineBar since={created_at} dueAt={first_due_at} />
}

function ratingText(csat: DeskTicket['csat']): string | null {
  switch (csat) {
    case 'none':
      return null
    case 'requested':
      return m.desk_support_rating_requested()
    case 'positive':
      return m.desk_support_rating_positive()
    case 'negative':
      return m.desk_support_rating_negative()
  }
}

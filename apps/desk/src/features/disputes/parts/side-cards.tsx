import { Moment } from '@daftar/app-kit/moment'
import { buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Timeline } from '@daftar/ui/timeline'
import { m } from '@daftar/words'
import {
  challengeReasonText,
  disputeTypeText,
  evidenceText,
  knownMessageText,
} from '@daftar/words/dispute-words'
import { storeNameText } from '@daftar/words/names'
import { Happened } from '../../../shared/look/happened.tsx'
import { useServices } from '../../../shared/use-services.ts'
import type { DeskDispute, DisputeFile } from '../queries.ts'
import { disputeStatusWords } from '../../../shared/work/dispute-state.tsx'
import { byText } from '../words.ts'
import styles from './disputes.module.css'

type Props = { dispute: DeskDispute }

/** What the shopper says. */
export function ClaimCard({ dispute }: Props) {
  const { id, type, shopper, shopper_comment, shopper_files, claimed_items } = dispute
  const { disputed_amount, currency, created_at } = dispute
  return (
    <Card title={m.desk_dispute_claim()}>
      <div className={styles.part}>
        <DescriptionList
          facts={[
            { id: 'type', label: m.desk_dispute_type(), value: disputeTypeText(type) },
            {
              id: 'amount',
              label: m.desk_dispute_amount(),
              value: <Money value={disputed_amount} currency={currency} />,
            },
            {
              id: 'shopper',
              label: m.desk_dispute_shopper(),
              value: (
                <>
                  <Typed>{shopper.name ?? m.common_dash()}</Typed>{' '}
                  {shopper.phone ? <Ltr>{shopper.phone}</Ltr> : null}
                </>
              ),
            },
            { id: 'at', label: m.desk_dispute_opened_at(), value: <Moment at={created_at} /> },
          ]}
        />
        <Quote text={shopper_comment} />
        {claimed_items.length > 0 ? (
          <ul className={styles.muted}>
            {claimed_items.map(({ title, quantity }, place) => (
              <li key={place}>
                <Typed>{title}</Typed> <Ltr>× {quantity}</Ltr>
              </li>
            ))}
          </ul>
        ) : null}
        <Files id={id} files={shopper_files} />
      </div>
    </Card>
  )
}

/** What the merchant sent against it. */
export function AnswerCard({ dispute }: Props) {
  const { id, challenge, currency, respond_by } = dispute
  if (!challenge)
    return (
      <Card title={m.desk_dispute_answer()}>
        <p>{m.desk_dispute_no_answer()}</p>
        <p className={styles.muted}>
          {m.desk_dispute_answer_by()} <Moment at={respond_by} weekday />
        </p>
      </Card>
    )
  const { reason, amount, comment, tracking_number, tracking_url, attachments, sent_at, sent_by } = challenge
  return (
    <Card title={m.desk_dispute_answer()}>
      <div className={styles.part}>
        <DescriptionList
          facts={[
            {
              id: 'reason',
              label: m.desk_dispute_reason(),
              value: reason ? challengeReasonText(reason) : m.common_dash(),
            },
            ...(amount === null
              ? []
              : [
                  {
                    id: 'amount',
                    label: m.desk_dispute_amount_said(),
                    value: <Money value={amount} currency={currency} />,
                  },
                ]),
            ...(tracking_number === ''
              ? []
              : [{ id: 'tracking', label: m.desk_dispute_tracking(), value: <Ltr>{tracking_number}</Ltr> }]),
            ...(tracking_url === ''
              ? []
              : [
                  {
                    id: 'tracking_url',
                    label: m.desk_dispute_tracking_url(),
                    value: (
                      <Link external href={tracking_url}>
                        <Ltr>{tracking_url}</Ltr>
                      </Link>
                    ),
                  },
                ]),
            {
              id: 'sent',
              label: sent_by === 'deadline' ? m.desk_dispute_sent_by_itself() : m.desk_dispute_sent(),
              value: <Moment at={sent_at} />,
            },
          ]}
        />
        <Quote text={comment} />
        <Files id={id} files={attachments} />
      </div>
    </Card>
  )
}

/** The order it is about, and what is known of the shopper there. */
export function OrderCard({ dispute }: Props) {
  const { order, order_number, currency, amount } = dispute
  const money = (value: string) => <Money value={value} currency={currency} />
  const place = [order.address, order.city].filter(Boolean).join(m.desk_comma())
  return (
    <Card title={m.desk_dispute_order()}>
      <DescriptionList
        facts={[
          { id: 'number', label: m.desk_dispute_order_number(), value: <Ltr>{order_number}</Ltr> },
          { id: 'store', label: m.desk_dispute_store(), value: <Typed>{storeNameText(dispute)}</Typed> },
          { id: 'at', label: m.desk_dispute_ordered_at(), value: <Moment at={order.created_at} /> },
          { id: 'amount', label: m.desk_dispute_order_amount(), value: money(amount) },
          { id: 'captured', label: m.desk_dispute_captured(), value: money(order.captured) },
          { id: 'refunded', label: m.desk_dispute_refunded(), value: money(order.refunded) },
          {
            id: 'items',
            label: m.desk_dispute_items(),
            value: (
              <Typed>
                {[...new Set(order.items.map(({ title }) => title))].join(' · ') || m.common_dash()}
              </Typed>
            ),
          },
          {
            id: 'place',
            label: m.desk_dispute_place(),
            value: <Typed>{place || m.common_dash()}</Typed>,
          },
          {
            id: 'confirmed',
            label: m.desk_dispute_confirmed_at(),
            value: order.confirmed_at ? <Moment at={order.confirmed_at} /> : m.common_dash(),
          },
          ...(order.messages.length > 0
            ? [
                {
                  id: 'messages',
                  label: m.desk_dispute_messages(),
                  value: order.messages.map(({ kind, at }) => (
                    <div key={`${kind} ${at}`}>
                      {knownMessageText(kind)} · <Moment at={at} />
                    </div>
                  )),
                },
              ]
            : []),
          { id: 'earlier', label: m.desk_dispute_earlier(), value: order.earlier.paid },
          { id: 'disputed', label: m.desk_dispute_earlier_disputed(), value: order.earlier.disputed },
        ]}
      />
    </Card>
  )
}

export function HistoryCard({ dispute: { history } }: Props) {
  return (
    <Card title={m.desk_history()}>
      <Timeline>
        {history.toReversed().map(({ status, at, by, name }) => (
          <Happened
            key={`${at} ${status}`}
            what={disputeStatusWords[status]()}
            at={at}
            actor={name || byText[by]()}
            detail=""
          />
        ))}
      </Timeline>
    </Card>
  )
}

export function Quote({ text }: { text: string }) {
  if (text === '') return null
  return (
    <blockquote className={styles.quote} dir="auto">
      {text}
    </blockquote>
  )
}

/** Files of one side; each opening is written to the audit log. */
function Files({ id, files }: { id: string; files: readonly DisputeFile[] }) {
  const { api } = useServices()
  if (files.length === 0) return null
  return (
    <ul className={styles.files} aria-label={m.desk_dispute_files()}>
      {files.map((file) => (
        <li key={file.id}>
          <Link
            external
            look="bare"
            className={buttonClass()}
            href={api.address('disputes.fileForStaff', { id, fileId: file.id })}
          >
            <bdi>{file.name}</bdi>
          </Link>
          {file.item ? <span className={styles.muted}>{evidenceText(file.item)}</span> : null}
        </li>
      ))}
    </ul>
  )
}

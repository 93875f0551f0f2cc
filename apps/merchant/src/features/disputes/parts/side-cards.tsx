import { Moment } from '@daftar/app-kit/moment'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Timeline, TimelineEvent } from '@daftar/ui/timeline'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { challengeReasonText, disputeTypeText } from '@daftar/words/dispute-words'
import { useAccount } from '../../../shared/session/account.ts'
import { canReach } from '../../../shared/page/reachable.ts'
import { openFile } from '../../../shared/uploads/file-words.ts'
import { useServices } from '../../../shared/use-services.ts'
import { disputePaths } from '../paths.ts'
import type { Dispute, DisputeFile } from '../queries.ts'
import { Items } from './items.tsx'
import styles from './disputes.module.css'

/** What the shopper says (DEC-DSP-6). */
export function ClaimCard({ dispute }: { dispute: Dispute }) {
  return (
    <Card title={m.disputes_claim()}>
      <div className={styles.stack}>
        <p>{disputeTypeText(dispute.type)}</p>
        <Quote text={dispute.shopper_comment} />
        {dispute.claimed_items.length > 0 ? (
          <p className={styles.muted}>
            <Items of={dispute.claimed_items} />
          </p>
        ) : null}
        <Files files={dispute.shopper_files} />
      </div>
    </Card>
  )
}

/** In the direction in which it is written, on ground of its own. */
function Quote({ text }: { text: string }) {
  if (text === '') return null
  return (
    <blockquote className={styles.quote} dir="auto">
      {text}
    </blockquote>
  )
}

/** What is at stake: what goes back, what comes back of the commission, and where the money stands. */
export function StakeCard({ dispute }: { dispute: Dispute }) {
  const { effect, currency } = dispute
  const amount = (value: string) => <Money value={value} currency={currency} sign="always" />
  const facts: Fact[] = effect
    ? [
        { id: 'refund', label: m.disputes_stake_refund(), value: amount(`-${effect.refund}`) },
        { id: 'fee', label: m.disputes_stake_fee(), value: amount(effect.fee_back), look: 'muted' },
        { id: 'vat', label: m.disputes_stake_vat(), value: amount(effect.vat_back), look: 'muted' },
        { id: 'net', label: m.disputes_stake_cost(), value: amount(`-${effect.net}`), look: 'total' },
      ]
    : dispute.refunded_amount
      ? [
          {
            id: 'refunded',
            label: m.disputes_stake_refunded(),
            value: amount(`-${dispute.refunded_amount}`),
          },
        ]
      : []
  const held = dispute.payouts.find(({ kind }) => kind === 'dispute')
  const account = useAccount()
  return (
    <Card title={m.disputes_stake()}>
      <div className={styles.stack}>
        <Money value={dispute.disputed_amount} currency={currency} size="hero" />
        {effect ? <p className={styles.muted}>{m.disputes_stake_net()}</p> : null}
        <DescriptionList facts={facts} />
        <p className={styles.muted}>{effect ? m.disputes_stake_apart() : m.disputes_stake_back()}</p>
        {held && canReach('payouts', account) ? (
          <Link href={disputePaths.payout(held.payout_id)}>
            {m.disputes_held_in({ number: `\u2066${held.payout_number}\u2069` })}
          </Link>
        ) : null}
      </div>
    </Card>
  )
}

/** The order it is about. */
export function OrderCard({ dispute }: { dispute: Dispute }) {
  const { order, shopper, currency } = dispute
  return (
    <Card title={m.disputes_order()}>
      <DescriptionList
        facts={[
          {
            id: 'number',
            label: m.disputes_order_number(),
            value: (
              <Link href={disputePaths.order(dispute.order_id)}>
                <Ltr>{dispute.order_number}</Ltr>
              </Link>
            ),
          },
          {
            id: 'amount',
            label: m.disputes_captured(),
            value: <Money value={order.captured} currency={currency} />,
          },
          ...(order.items.length > 0
            ? [
                {
                  id: 'items',
                  label: m.disputes_items(),
                  value: <Items of={order.items} />,
                },
              ]
            : []),
          ...(order.city
            ? [{ id: 'city', label: m.disputes_city(), value: <Typed>{order.city}</Typed> }]
            : []),
          {
            id: 'shopper',
            label: m.disputes_col_shopper(),
            value: (
              <>
                <Typed>{shopper.name ?? m.common_dash()}</Typed>{' '}
                {shopper.phone ? <Ltr>{shopper.phone}</Ltr> : null}
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}

/** What the shop sent. */
export function ResponseCard({ dispute }: { dispute: Dispute }) {
  const { challenge, currency } = dispute
  if (!challenge) return null
  return (
    <Card title={m.disputes_your_response()}>
      <div className={styles.stack}>
        {challenge.reason ? <p>{challengeReasonText(challenge.reason)}</p> : null}
        <Quote text={challenge.comment} />
        <DescriptionList facts={responseFacts(challenge, currency)} />
        <Files files={challenge.attachments} />
      </div>
    </Card>
  )
}

/** What goes with the reason, each by its name, and when it went out. */
function responseFacts(challenge: NonNullable<Dispute['challenge']>, currency: string): Fact[] {
  const { amount, tracking_number: number, tracking_url: address, sent_by: by, sent_at: at } = challenge
  return [
    ...(amount
      ? [
          {
            id: 'amount',
            label: m.disputes_right_amount(),
            value: <Money value={amount} currency={currency} />,
          },
        ]
      : []),
    ...(number ? [{ id: 'tracking', label: m.disputes_tracking_number(), value: <Ltr>{number}</Ltr> }] : []),
    ...(address
      ? [
          {
            id: 'page',
            label: m.disputes_tracking_url(),
            value: (
              <Link external href={address}>
                <Ltr>{address}</Ltr>
              </Link>
            ),
          },
        ]
      : []),
    {
      id: 'sent',
      label: by === 'deadline' ? m.disputes_sent_for_you() : m.disputes_sent_at(),
      value: <Moment at={at} />,
    },
  ]
}

/** Why it was decided as it was. */
export function VerdictCard({ dispute }: { dispute: Dispute }) {
  if (!dispute.verdict) return null
  return (
    <Card title={m.disputes_verdict()}>
      <div className={styles.stack}>
        <Quote text={dispute.verdict.reason} />
        <p className={styles.muted}>
          <Moment at={dispute.verdict.at} />
        </p>
      </div>
    </Card>
  )
}

export function HistoryCard({ dispute }: { dispute: Dispute }) {
  return (
    <Card title={m.disputes_history()}>
      <Timeline>
        {dispute.history.toReversed().map(({ status, at, by, name }, place) => (
          <TimelineEvent key={at + status} tone={historyTone(dispute.status, place)}>
            <div>{happenedText[status]()}</div>
            <div className={styles.muted}>
              <Moment at={at} /> · <bdi>{name || byText[by]()}</bdi>
            </div>
          </TimelineEvent>
        ))}
      </Timeline>
    </Card>
  )
}

/** What stands for now is told from what is past; saffron where it waits for the shop. */
function historyTone(status: Dispute['status'], place: number): Tone {
  if (place > 0) return 'neutral'
  return status === 'pending' ? 'warning' : 'accent'
}

const happenedText = {
  pending: m.disputes_happened_opened,
  arbitration: m.disputes_happened_challenged,
  approved: m.disputes_happened_refunded,
  declined: m.disputes_happened_won,
  cancelled: m.disputes_happened_withdrawn,
}

const byText = {
  merchant: m.disputes_by_merchant,
  shopper: m.disputes_by_shopper,
  provider: m.disputes_by_provider,
  system: m.disputes_by_system,
}

function Files({ files }: { files: readonly DisputeFile[] }) {
  const { api } = useServices()
  if (files.length === 0) return null
  return (
    <div className={styles.buttons}>
      {files.map(({ id, name }) => (
        <Button key={id} size="small" onClick={() => void openFile(api, id)}>
          <bdi>{name}</bdi>
        </Button>
      ))}
    </div>
  )
}

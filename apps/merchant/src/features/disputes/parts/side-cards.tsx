import { Moment } from '@daftar/app-kit/moment'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList, type Fact } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Timeline, TimelineEvent } from '@daftar/ui/timeline'
import { m } from '@daftar/words'
import { challengeReasonText, disputeStatusText, disputeTypeText } from '@daftar/words/dispute-words'
import { useAccount } from '../../../shared/account.ts'
import { canReach } from '../../../shared/reachable.ts'
import { openFile } from '../../../shared/uploads/file-words.ts'
import { useServices } from '../../../shared/use-services.ts'
import { disputePaths } from '../paths.ts'
import type { Dispute, DisputeFile } from '../queries.ts'
import styles from './disputes.module.css'

/** What the shopper says (DEC-DSP-6). */
export function ClaimCard({ dispute }: { dispute: Dispute }) {
  return (
    <Card title={m.disputes_claim()}>
      <p>{disputeTypeText(dispute.type)}</p>
      {dispute.shopper_comment ? (
        <blockquote className={styles.quote} dir="auto">
          {dispute.shopper_comment}
        </blockquote>
      ) : null}
      <Claimed items={dispute.claimed_items} />
      <Files files={dispute.shopper_files} />
    </Card>
  )
}

/** What of the order the shopper named. */
function Claimed({ items }: { items: Dispute['claimed_items'] }) {
  if (items.length === 0) return null
  return (
    <ul className={styles.muted}>
      {items.map(({ title, quantity }, place) => (
        <li key={place}>
          <Typed>{title}</Typed> <Ltr>× {quantity}</Ltr>
        </li>
      ))}
    </ul>
  )
}

/** What is at stake: what goes back, what comes back of the commission, and where the money stands. */
export function StakeCard({ dispute }: { dispute: Dispute }) {
  const { effect, currency } = dispute
  const amount = (value: string) => <Money value={value} currency={currency} />
  const facts: Fact[] = effect
    ? [
        { id: 'refund', label: m.disputes_stake_refund(), value: amount(effect.refund) },
        { id: 'fee', label: m.disputes_stake_fee(), value: amount(effect.fee_back), look: 'muted' },
        { id: 'vat', label: m.disputes_stake_vat(), value: amount(effect.vat_back), look: 'muted' },
        { id: 'net', label: m.disputes_stake_net(), value: amount(effect.net), look: 'total' },
      ]
    : dispute.refunded_amount
      ? [{ id: 'refunded', label: m.disputes_stake_refunded(), value: amount(dispute.refunded_amount) }]
      : []
  const held = dispute.payouts.find(({ kind }) => kind === 'dispute')
  const account = useAccount()
  return (
    <Card title={m.disputes_stake()}>
      <Money value={dispute.disputed_amount} currency={currency} size="large" />
      <DescriptionList facts={facts} />
      <p className={styles.muted}>{effect ? m.disputes_stake_apart() : m.disputes_stake_back()}</p>
      {held && canReach('payouts', account) ? (
        <Link href={disputePaths.payout(held.payout_id)}>
          {m.disputes_held_in({ number: `\u2066${held.payout_number}\u2069` })}
        </Link>
      ) : null}
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
            label: m.disputes_col_order(),
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
                  value: <Typed>{order.items.map(({ title }) => title).join(', ')}</Typed>,
                },
              ]
            : []),
          { id: 'city', label: m.disputes_city(), value: <Typed>{order.city ?? m.common_dash()}</Typed> },
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
      <p>{challenge.reason ? challengeReasonText(challenge.reason) : null}</p>
      {challenge.amount ? <Money value={challenge.amount} currency={currency} /> : null}
      {challenge.comment ? (
        <blockquote className={styles.quote} dir="auto">
          {challenge.comment}
        </blockquote>
      ) : null}
      {challenge.tracking_number ? <Ltr>{challenge.tracking_number}</Ltr> : null}
      <Files files={challenge.attachments} />
      <p className={styles.muted}>
        {challenge.sent_by === 'deadline' ? m.disputes_sent_for_you() : m.disputes_sent_at()}{' '}
        <Moment at={challenge.sent_at} />
      </p>
    </Card>
  )
}

/** Why it was decided as it was. */
export function VerdictCard({ dispute }: { dispute: Dispute }) {
  if (!dispute.verdict) return null
  return (
    <Card title={m.disputes_verdict()}>
      <blockquote className={styles.quote} dir="auto">
        {dispute.verdict.reason}
      </blockquote>
    </Card>
  )
}

export function HistoryCard({ dispute }: { dispute: Dispute }) {
  return (
    <Card title={m.disputes_history()}>
      <Timeline>
        {dispute.history.toReversed().map(({ status, at, by, name }) => (
          <TimelineEvent key={at + status}>
            <div>{disputeStatusText(status)}</div>
            <div className={styles.muted}>
              <Moment at={at} /> · <bdi>{name || byText[by]()}</bdi>
            </div>
          </TimelineEvent>
        ))}
      </Timeline>
    </Card>
  )
}

const byText = {
  merchant: m.disputes_by_merchant,
  shopper: m.disputes_by_shopper,
  provider: m.disputes_by_provider,
  system: m.disputes_by_system,
}

function Files({ files }: { files: readonly DisputeFile[] }) {
  const { api } = useServices()
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

import { Card } from '@daftar/ui/card'
import { Typed } from '@daftar/ui/ltr'
import type { EvidenceItem } from '@daftar/rules/disputes/evidence'
import { m } from '@daftar/words'
import { evidenceProves, evidenceText } from '@daftar/words/dispute-words'
import { instantText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { CircleCheck, CircleDashed } from 'lucide-react'
import type { Dispute } from '../queries.ts'
import styles from './disputes.module.css'

/** What is there against the dispute and what is missing; each item says what it proves, and how earlier verdicts took it. */
export function EvidenceCard({ dispute }: { dispute: Dispute }) {
  const ready = dispute.evidence.filter(({ state }) => state === 'ready').length
  const marks = new Map(dispute.verdict?.items.map(({ item, mark }) => [item, mark]))
  return (
    <Card
      title={m.disputes_evidence()}
      subtitle={m.disputes_evidence_ready({ ready, all: dispute.evidence.length })}
    >
      <ul className={styles.items}>
        {dispute.evidence.map(({ item, state, learned }) => {
          const mark = marks.get(item)
          const known = knownText(dispute, item)
          return (
            <li key={item} className={styles.item}>
              <span className={state === 'ready' ? styles.ready : styles.missing}>
                {state === 'ready' ? (
                  <CircleCheck aria-label={m.disputes_item_ready()} />
                ) : (
                  <CircleDashed aria-label={m.disputes_item_missing()} />
                )}
              </span>
              <div>
                <strong>{evidenceText(item)}</strong>
                <span className={styles.muted}>
                  {state === 'ready' && known ? <Typed>{known}</Typed> : evidenceProves(item)}
                </span>
                {mark ? <span>{markText[mark]()}</span> : null}
                {!mark && learned && learned.missing > 0 ? (
                  <span className={styles.muted}>
                    {m.disputes_learned_missing({ count: learned.missing })}
                  </span>
                ) : null}
                {!mark && learned && learned.counted > 0 ? (
                  <span className={styles.muted}>
                    {m.disputes_learned_counted({ count: learned.counted })}
                  </span>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

const markText = {
  counted: m.disputes_mark_counted,
  not_counted: m.disputes_mark_not_counted,
  missing: m.disputes_mark_missing,
}

/** What the product knows of an item, in short. */
function knownText({ order, currency, ...dispute }: Dispute, item: EvidenceItem): string {
  const answer = dispute.challenge ?? dispute.answer
  switch (item) {
    case 'order':
      return [...order.items.map(({ title }) => title).slice(0, 3), moneyText(order.captured, currency)].join(
        ', ',
      )
    case 'confirmation':
      return order.confirmed_at ? instantText(order.confirmed_at) : ''
    case 'address':
      return [order.address, order.city].filter(Boolean).join(', ')
    case 'tracking':
      return answer?.tracking_number ?? ''
    case 'refund':
      return order.refunds.map(({ amount }) => moneyText(amount, currency)).join(', ')
    case 'history':
      return m.disputes_earlier({ count: order.earlier.paid })
    default:
      return (answer?.attachments ?? [])
        .filter((file) => file.item === item)
        .map(({ name }) => name)
        .join(', ')
  }
}

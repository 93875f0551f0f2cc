import { evidenceSource, type EvidenceItem, type VerdictMark } from '@daftar/rules/disputes/evidence'
import { Badge } from '@daftar/ui/badge'
import { Card } from '@daftar/ui/card'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { evidenceProves, evidenceText, knownMessageText } from '@daftar/words/dispute-words'
import { instantText } from '@daftar/words/formats/date'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import type { Dispute } from '../queries.ts'
import { Items } from './items.tsx'
import styles from './disputes.module.css'

interface EvidenceCardProps {
  dispute: Dispute
  /** Where what an item needs is added, while an answer is possible. */
  adding?: (item: EvidenceItem) => ReactNode
}

/**
 * What is there against the dispute and what is missing; each item says what it proves, and how earlier
 * verdicts took it.
 */
export function EvidenceCard({ dispute, adding }: EvidenceCardProps) {
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
          const known = state === 'ready' ? knownOf(dispute, item) : null
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
                <div className={styles.itemHead}>
                  <strong>{evidenceText(item)}</strong>
                  {mark ? (
                    <Badge tone={markTone[mark]}>{markText[mark]()}</Badge>
                  ) : (
                    <span className={styles.muted}>{sourceText(item)}</span>
                  )}
                </div>
                {known ? <span className={styles.known}>{known}</span> : null}
                <span className={styles.muted}>{evidenceProves(item)}</span>
                {item === 'messages' ? <Messages of={dispute.order.messages} /> : null}
                {!mark && learned ? <Learned of={learned} /> : null}
                <Adding>{adding?.(item)}</Adding>
              </div>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}

/** What the product sent to the shopper for the shop: there without anybody adding it. */
function Messages({ of: messages }: { of: Dispute['order']['messages'] }) {
  return messages.map(({ kind, at }) => (
    <span key={`${kind} ${at}`} className={styles.muted}>
      <span>{knownMessageText(kind)}</span> · <Ltr>{instantText(at)}</Ltr>
    </span>
  ))
}

function Adding({ children }: { children: ReactNode }) {
  return children ? <div className={styles.adding}>{children}</div> : null
}

type Learning = NonNullable<Dispute['evidence'][number]['learned']>

/** How verdicts over earlier disputes of the same kind took it. */
function Learned({ of: { missing, not_counted, counted } }: { of: Learning }) {
  const said = [
    { mark: 'missing', count: missing, text: m.disputes_learned_missing },
    { mark: 'not_counted', count: not_counted, text: m.disputes_learned_not_counted },
    { mark: 'counted', count: counted, text: m.disputes_learned_counted },
  ].filter(({ count }) => count > 0)
  if (said.length === 0) return null
  return (
    <span className={styles.muted}>
      <Listed
        of={said.map(({ mark, count, text }) => (
          <span key={mark}>{text({ count })}</span>
        ))}
      />
    </span>
  )
}

const markText = {
  counted: m.disputes_mark_counted,
  not_counted: m.disputes_mark_not_counted,
  missing: m.disputes_mark_missing,
}

const markTone: Readonly<Record<VerdictMark, Tone>> = {
  counted: 'positive',
  not_counted: 'neutral',
  missing: 'warning',
}

/** Whether the product has it already, or the shop adds it. */
function sourceText(item: EvidenceItem): string {
  return evidenceSource[item] === 'known' ? m.disputes_from_order() : m.disputes_from_you()
}

/** What the product knows of an item, in short; null where it knows nothing of it. */
function knownOf({ order, currency, ...dispute }: Dispute, item: EvidenceItem): ReactNode {
  const answer = dispute.challenge ?? dispute.answer
  switch (item) {
    case 'order':
      return (
        <>
          <Items of={order.items} />
          {order.items.length > 0 ? ' · ' : null}
          <Money value={order.captured} currency={currency} />
        </>
      )
    case 'confirmation':
      return order.confirmed_at ? <Ltr>{instantText(order.confirmed_at)}</Ltr> : null
    case 'address': {
      const parts = [order.address, order.city].filter((part) => part !== null && part !== '')
      return parts.length > 0 ? (
        <Listed
          of={parts.map((part) => (
            <Typed key={part}>{part}</Typed>
          ))}
        />
      ) : null
    }
    case 'tracking':
      return answer?.tracking_number ? <Ltr>{answer.tracking_number}</Ltr> : null
    case 'refund':
      return order.refunds.length > 0 ? (
        <Listed
          of={order.refunds.map(({ amount, at }) => (
            <Money key={at} value={amount} currency={currency} />
          ))}
        />
      ) : null
    case 'history':
      return m.disputes_earlier({ count: order.earlier.paid })
    default: {
      const files = (answer?.attachments ?? []).filter((file) => file.item === item)
      return files.length > 0 ? (
        <Listed
          of={files.map(({ id, name }) => (
            <Typed key={id}>{name}</Typed>
          ))}
        />
      ) : null
    }
  }
}

/** One beside the other; no comma, which would have to be of one language between words of two. */
function Listed({ of }: { of: readonly ReactNode[] }) {
  return of.map((one, place) => (
    <Fragment key={place}>
      {place > 0 ? ' · ' : null}
      {one}
    </Fragment>
  ))
}

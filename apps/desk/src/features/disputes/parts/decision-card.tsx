import { Moment } from '@daftar/app-kit/moment'
import {
  checklistOf,
  verdictMarks,
  type EvidenceItem,
  type VerdictMark,
} from '@daftar/rules/disputes/evidence'
import { Badge } from '@daftar/ui/badge'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Typed } from '@daftar/ui/ltr'
import { Money } from '@daftar/ui/money'
import { Notice } from '@daftar/ui/notice'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import type { Tone } from '@daftar/ui/tone'
import { m } from '@daftar/words'
import { evidenceProves, evidenceText } from '@daftar/words/dispute-words'
import { isolated } from '@daftar/words/formats/isolate'
import { useState } from 'react'
import { useFlags } from '../../../shared/session.ts'
import { WaitsForSecond } from '../../../shared/work/waits-for-second.tsx'
import type { DeskDispute } from '../queries.ts'
import { endingText, markText, proposalText } from '../words.ts'
import { ConfirmDialog, DecideDialog, type Outcome } from './dialogs.tsx'
import styles from './disputes.module.css'
import { Quote } from './side-cards.tsx'

type Props = { dispute: DeskDispute }
type Marks = Partial<Record<EvidenceItem, VerdictMark>>

/** What counted of the evidence, and for whom it is decided. */
export function DecisionCard({ dispute }: Props) {
  if (dispute.may_decide) return <Deciding dispute={dispute} />
  if (dispute.proposal) return <Proposed dispute={dispute} proposal={dispute.proposal} />
  return <Decided dispute={dispute} />
}

/** Every item is marked before somebody decides; what is not there is marked as missing from the start. */
function Deciding({ dispute }: Props) {
  const { evidence, type, needs_second } = dispute
  const [marks, setMarks] = useState<Marks>(() =>
    Object.fromEntries(
      evidence.flatMap(({ item, state }) => (state === 'missing' ? [[item, 'missing']] : [])),
    ),
  )
  const [asking, ask] = useState<Outcome | null>(null)
  const [isLacking, setLacking] = useState(false)
  const verdict = checklistOf(type).flatMap((item) => {
    const mark = marks[item]
    return mark ? [{ item, mark }] : []
  })
  const isWhole = verdict.length === checklistOf(type).length
  function press(outcome: Outcome) {
    setLacking(!isWhole)
    if (isWhole) ask(outcome)
  }
  return (
    <Card title={m.desk_decision()} subtitle={m.desk_dispute_decision_lead()}>
      <div className={styles.part}>
        <ul className={styles.items}>
          {evidence.map(({ item, state }) => (
            <li key={item} className={styles.item}>
              <div className={styles.head}>
                <strong>{evidenceText(item)}</strong>
                <Badge tone={state === 'ready' ? 'positive' : 'neutral'}>
                  {state === 'ready' ? m.desk_dispute_item_there() : m.desk_dispute_item_not_there()}
                </Badge>
              </div>
              <span className={styles.muted}>{evidenceProves(item)}</span>
              <SegmentedChoice
                label={evidenceText(item)}
                labelHidden
                value={marks[item] ?? null}
                options={verdictMarks.map((value) => ({ value, label: markText[value]() }))}
                onValueChange={(mark) => setMarks({ ...marks, [item]: mark })}
              />
            </li>
          ))}
        </ul>
        {needs_second ? <Notice tone="warning" title={m.desk_dispute_needs_second()} /> : null}
        {isLacking && !isWhole ? (
          <Notice tone="negative" live="alert" title={m.desk_dispute_mark_all()} />
        ) : null}
        <div className={styles.buttons}>
          <Button onClick={() => press('shopper')}>{m.desk_dispute_decide_shopper()}</Button>
          <Button onClick={() => press('shop')}>{m.desk_dispute_decide_merchant()}</Button>
        </div>
      </div>
      {asking ? (
        <DecideDialog dispute={dispute} outcome={asking} verdict={verdict} onClose={() => ask(null)} />
      ) : null}
    </Card>
  )
}

type Proposal = NonNullable<DeskDispute['proposal']>

/**
 * Somebody decided above the limit: another person confirms it or sends it back; who proposed may take it
 * back.
 */
function Proposed({ dispute, proposal }: Props & { proposal: Proposal }) {
  const mayDecide = useFlags().can_decide_disputes
  const [asking, ask] = useState<'agree' | 'back' | null>(null)
  const { reason, verdict, by, at, may_confirm: mayConfirm } = proposal
  const name = isolated(by)
  return (
    <Card title={m.desk_decision()}>
      <div className={styles.part}>
        <WaitsForSecond
          actions={
            mayDecide ? (
              <div className={styles.buttons}>
                {mayConfirm ? (
                  <Button variant="primary" onClick={() => ask('agree')}>
                    {m.desk_dispute_confirm()}
                  </Button>
                ) : null}
                <Button onClick={() => ask('back')}>
                  {mayConfirm ? m.desk_dispute_send_back() : m.desk_dispute_take_back()}
                </Button>
              </div>
            ) : undefined
          }
        >
          {mayDecide && !mayConfirm ? m.desk_dispute_second_not_you() : m.desk_dispute_proposed_by({ name })}
        </WaitsForSecond>
        <strong>{proposalText(dispute, proposal)}</strong>
        <Quote text={reason} />
        <Verdict items={verdict} />
        <p className={styles.muted}>
          <Typed>{by}</Typed>
          {m.desk_comma()}
          <Moment at={at} />
        </p>
      </div>
      {asking ? (
        <ConfirmDialog dispute={dispute} agrees={asking === 'agree'} onClose={() => ask(null)} />
      ) : null}
    </Card>
  )
}

function Decided({ dispute }: Props) {
  const { status, ending, verdict, refunded_amount, currency } = dispute
  if (!ending)
    return (
      <Card title={m.desk_decision()}>
        <p>{status === 'pending' ? m.desk_dispute_waits_for_merchant() : m.desk_dispute_look_only()}</p>
      </Card>
    )
  return (
    <Card title={m.desk_decision()}>
      <div className={styles.part}>
        <p>{endingText[ending]()}</p>
        {refunded_amount ? (
          <p>
            {m.desk_dispute_refunded()} <Money value={refunded_amount} currency={currency} />
          </p>
        ) : null}
        {verdict ? (
          <>
            <Quote text={verdict.reason} />
            <Verdict items={verdict.items} />
            <p className={styles.muted}>
              <Moment at={verdict.at} />
            </p>
          </>
        ) : null}
      </div>
    </Card>
  )
}

const markTone: Readonly<Record<VerdictMark, Tone>> = {
  counted: 'positive',
  not_counted: 'neutral',
  missing: 'warning',
}

function Verdict({ items }: { items: Proposal['verdict'] }) {
  return (
    <ul className={styles.verdict}>
      {items.map(({ item, mark }) => (
        <li key={item}>
          <span>{evidenceText(item)}</span>
          <Badge tone={markTone[mark]}>{markText[mark]()}</Badge>
        </li>
      ))}
    </ul>
  )
}

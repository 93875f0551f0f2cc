import type { Claim } from '@daftar/contract/endpoints/disputes/disputes-claims-shapes'
import { claimStep } from '@daftar/rules/disputes/claim'
import { Button } from '@daftar/ui/button'
import { Ltr, Typed } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { challengeReasonText, disputeTypeText } from '@daftar/words/dispute-words'
import { instantText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import { merchantNameText } from '@daftar/words/names'
import { useState } from 'react'
import styles from '../pay.module.css'
import { troubleText } from './trouble-text.ts'
import type { Claims } from './use-claims.ts'

type Props = { claims: Claims; claim: Claim; token: string }

/** How a dispute stands: what happens next, what either side said, and how it ended. */
export function ClaimView({ claims, claim, token }: Props) {
  const merchant = merchantNameText(claim)
  return (
    <div className={styles.stack}>
      <header className={styles.purchase}>
        <h1 className={styles.merchant}>{titleOf(claim)}</h1>
        <p className={styles.note}>{m.claim_of({ order: claim.order_number, merchant })}</p>
      </header>
      {claims.error ? (
        <Notice tone="negative" live="alert">
          {troubleText(claims.error)}
        </Notice>
      ) : null}
      <section className={styles.plan}>
        <h2 className={styles.planTitle}>
          {claimStep(claim.status) === 'end' ? m.claim_steps_past() : m.claim_steps()}
        </h2>
        <ol className={styles.parts}>
          {stepsOf(claim, merchant).map(({ text, isDone }) => (
            <li key={text} className={isDone ? styles.partNow : styles.part}>
              {text}
            </li>
          ))}
        </ol>
      </section>
      {claim.reason ? <Said title={m.claim_decision()} text={claim.reason} /> : null}
      {claim.answer ? <Answer answer={claim.answer} /> : null}
      <YourWords claim={claim} />
      {claim.may_withdraw ? <Withdraw claims={claims} token={token} /> : null}
    </div>
  )
}

function titleOf({ status, number, refunded_amount, currency }: Claim): string {
  switch (status) {
    case 'pending':
      return m.claim_wait_title({ number })
    case 'arbitration':
      return m.claim_decide_title({ number })
    case 'approved':
      return m.claim_refunded_title({ amount: moneyText(refunded_amount ?? '0', currency) })
    case 'declined':
      return m.claim_declined_title({ number })
    case 'cancelled':
      return m.claim_cancelled_title({ number })
  }
}

/** What happened, and what happens next as far as it stands. */
function stepsOf(claim: Claim, merchant: string): { text: string; isDone: boolean }[] {
  const { answer, created_at, disputed_amount, currency, respond_by, resolved_at } = claim
  const step = claimStep(claim.status)
  const amount = moneyText(disputed_amount, currency)
  const shop = answer
    ? m.claim_step_answered({ merchant, date: instantText(answer.at) })
    : m.claim_step_shop({ merchant, amount, date: instantText(respond_by) })
  return [
    { text: m.claim_step_sent({ date: instantText(created_at) }), isDone: true },
    ...(answer || step === 'shop' ? [{ text: shop, isDone: answer !== null }] : []),
    ...(step === 'end'
      ? [{ text: m.claim_step_ended({ date: instantText(resolved_at ?? created_at) }), isDone: true }]
      : [
          { text: m.claim_step_provider(), isDone: false },
          { text: m.claim_step_end(), isDone: false },
        ]),
  ]
}

function Said({ title, text }: { title: string; text: string }) {
  return (
    <section className={styles.plan}>
      <h2 className={styles.planTitle}>{title}</h2>
      <p className={styles.description}>
        <Typed>{text}</Typed>
      </p>
    </section>
  )
}

function Answer({ answer }: { answer: NonNullable<Claim['answer']> }) {
  const { reason, comment, tracking_number, tracking_url } = answer
  return (
    <section className={styles.plan}>
      <h2 className={styles.planTitle}>{m.claim_answer()}</h2>
      {reason ? <p>{challengeReasonText(reason)}</p> : null}
      {comment ? (
        <p className={styles.description}>
          <Typed>{comment}</Typed>
        </p>
      ) : null}
      {tracking_number || tracking_url ? (
        <p className={styles.description}>
          {m.claim_tracking()} <Ltr>{[tracking_number, tracking_url].filter(Boolean).join(' ')}</Ltr>
        </p>
      ) : null}
    </section>
  )
}

function YourWords({ claim }: { claim: Claim }) {
  const { type, comment, items, files, disputed_amount, currency } = claim
  return (
    <section className={styles.plan}>
      <h2 className={styles.planTitle}>{m.claim_said()}</h2>
      <p>
        {disputeTypeText(type)}: {moneyText(disputed_amount, currency)}
      </p>
      <p className={styles.description}>
        <Typed>{comment}</Typed>
      </p>
      {items.map(({ title, quantity }) => (
        <p key={title} className={styles.description}>
          <Typed>{title}</Typed> <Ltr>× {quantity}</Ltr>
        </p>
      ))}
      {files > 0 ? <p>{m.claim_pictures({ count: files })}</p> : null}
    </section>
  )
}

/** Asked once more: nothing comes back then. */
function Withdraw({ claims, token }: Pick<Props, 'claims' | 'token'>) {
  const [isSure, setSure] = useState(false)
  if (!isSure)
    return (
      <Button variant="quiet" block onClick={() => setSure(true)}>
        {m.claim_withdraw()}
      </Button>
    )
  return (
    <div className={styles.form}>
      <Notice tone="warning">{m.claim_withdraw_sure()}</Notice>
      <Button block busy={claims.doing === 'withdrawing'} onClick={() => void claims.withdraw(token)}>
        {m.claim_withdraw_yes()}
      </Button>
      <Button variant="quiet" block onClick={() => setSure(false)}>
        {m.claim_withdraw_no()}
      </Button>
    </div>
  )
}

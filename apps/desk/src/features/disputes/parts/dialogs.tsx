import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import type { FieldCode } from '@daftar/contract'
import { disputeTextMax } from '@daftar/rules/disputes/dispute'
import type { VerdictItem } from '@daftar/rules/disputes/evidence'
import { parseAmount, toDecimal } from '@daftar/rules/money/money'
import { AmountField } from '@daftar/ui/amount-field'
import { TextArea } from '@daftar/ui/text-area'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { ConfirmAct } from '../../../shared/act/confirm-act.tsx'
import { textProblem } from '../../../shared/text/text-problem.ts'
import { disputeMutation, type DisputeAct } from '../acts.ts'
import type { DeskDispute } from '../queries.ts'
import { proposalText } from '../words.ts'

export type Outcome = 'shopper' | 'shop'
type DialogProps = { dispute: DeskDispute; onClose: () => void }

function useDisputeAct(
  { dispute, onClose }: DialogProps,
  doneText: (done: { answer: DeskDispute }) => string,
) {
  return useAct<DisputeAct, DeskDispute>({
    mutation: disputeMutation(useQueryClient(), dispute.id),
    doneText,
    onDone: onClose,
  })
}

/** Says why, and for the shopper how much goes back. The merchant reads the reason. */
export function DecideDialog({
  outcome,
  verdict,
  ...props
}: DialogProps & { outcome: Outcome; verdict: VerdictItem[] }) {
  const { dispute } = props
  const { currency, disputed_amount: most, needs_second: needsSecond } = dispute
  const act = useDisputeAct(props, ({ answer }) =>
    answer.proposal ? m.desk_dispute_done_proposed() : m.desk_dispute_done_decided(),
  )
  const isForShopper = outcome === 'shopper'
  const form = useActForm({
    start: { amount: most, reason: '' },
    check: ({ amount, reason }) => ({
      amount: isForShopper ? amountProblem(amount, dispute) : null,
      reason: textProblem(reason, { min: 3, max: disputeTextMax.reason }),
    }),
    fields: { amount: { label: m.desk_dispute_refund() }, reason: { label: m.desk_dispute_why() } },
    error: act.error,
  })
  function decide() {
    const { amount, reason } = form.values
    const given = isForShopper ? parseAmount(amount, currency) : null
    const part = given ? { amount: toDecimal(given) } : {}
    act.send({ act: 'decide', body: { outcome, reason: reason.trim(), verdict, ...part } })
  }
  const title = isForShopper ? m.desk_dispute_decide_shopper() : m.desk_dispute_decide_merchant()
  return (
    <ActForm
      {...{ act, form, title }}
      onClose={props.onClose}
      confirmLabel={needsSecond ? m.desk_dispute_propose() : m.desk_dispute_decide()}
      onConfirm={decide}
    >
      {isForShopper ? (
        <AmountField
          {...form.field('amount')}
          currency={currency}
          hint={m.desk_dispute_refund_most({ amount: moneyText(most, currency) })}
          maxLength={15}
        />
      ) : null}
      <TextArea
        {...form.field('reason')}
        hint={m.desk_dispute_why_hint()}
        rows={4}
        maxLength={disputeTextMax.reason}
      />
      <p>{isForShopper ? m.desk_dispute_effect_shopper() : m.desk_dispute_effect_merchant()}</p>
      {needsSecond ? <p>{m.desk_dispute_needs_second()}</p> : null}
    </ActForm>
  )
}

function amountProblem(typed: string, { currency, disputed_amount }: DeskDispute): FieldCode | null {
  const given = parseAmount(typed, currency)
  if (!given) return 'invalid'
  if (given.amountMinor <= 0n) return 'below_minimum'
  return given.amountMinor > parseAmount(disputed_amount, currency)!.amountMinor ? 'above_maximum' : null
}

/** The second person agrees, or the decision goes back. */
export function ConfirmDialog({ agrees, ...props }: DialogProps & { agrees: boolean }) {
  const act = useDisputeAct(props, () =>
    agrees ? m.desk_dispute_done_decided() : m.desk_dispute_done_back(),
  )
  // What was read when the question was asked, whatever is proposed meanwhile.
  const [proposal] = useState(props.dispute.proposal)
  const backTitle = proposal?.may_confirm ? m.desk_dispute_send_back() : m.desk_dispute_take_back()
  const effect =
    proposal?.outcome === 'shop' ? m.desk_dispute_effect_merchant() : m.desk_dispute_effect_shopper()
  return (
    <ConfirmAct
      act={act}
      onClose={props.onClose}
      title={agrees ? m.desk_dispute_confirm() : backTitle}
      confirmLabel={agrees ? m.desk_dispute_confirm() : backTitle}
      fields={[]}
      onConfirm={() => proposal && act.send({ act: 'confirm', agrees, proposed_at: proposal.at })}
    >
      {proposal ? (
        <p>
          <strong>{proposalText(props.dispute, proposal)}</strong>
        </p>
      ) : null}
      <p>{agrees ? effect : m.desk_dispute_back_effect()}</p>
    </ConfirmAct>
  )
}

/** The shopper takes it back. */
export function WithdrawDialog(props: DialogProps) {
  const act = useDisputeAct(props, () => m.desk_dispute_done_withdrawn())
  return (
    <ConfirmAct
      act={act}
      onClose={props.onClose}
      tone="danger"
      title={m.desk_dispute_withdraw()}
      confirmLabel={m.desk_dispute_withdraw()}
      fields={[]}
      onConfirm={() => act.send({ act: 'withdraw' })}
    >
      <p>{m.desk_dispute_withdraw_effect()}</p>
    </ConfirmAct>
  )
}

import { AmountField } from '@daftar/ui/amount-field'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { Select } from '@daftar/ui/select'
import { TextArea } from '@daftar/ui/text-area'
import type { FieldCode } from '@daftar/contract'
import { currencyOf } from '@daftar/rules/money/currency'
import { adjustmentReasons } from '@daftar/rules/payouts/adjustment'
import { amountInputText } from '@daftar/rules/text/amount-input'
import { fieldText, m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmAct } from '../../../shared/confirm-act.tsx'
import { MerchantField } from '../../../shared/merchant-field.tsx'
import { fieldProblem } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { draftProblems, emptyDraft, longestNote, signedAmount, type AdjustmentDraft } from '../draft.ts'
import { adjustmentMutation } from '../queries.ts'
import { reasonText } from '../words.ts'

/** A sum to give to a merchant or to take, proposed by the first of two people. */
export function ProposeAdjustment({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(emptyDraft)
  const [tried, setTried] = useState(false)
  const act = useAct({
    mutation: adjustmentMutation(useQueryClient()),
    doneText: m.desk_adjustment_done_proposed,
    onDone: onClose,
  })
  const { error } = act
  const problems = tried ? draftProblems(draft) : {}
  const currency = currencyOf(draft.merchant?.currency)
  const change = (part: Partial<AdjustmentDraft>) => setDraft({ ...draft, ...part })
  function propose() {
    setTried(true)
    const { merchant, reason, note } = draft
    if (Object.keys(draftProblems(draft)).length > 0 || !merchant || !reason) return
    act.send({
      act: 'propose',
      merchantId: merchant.id,
      amount: signedAmount(draft),
      reason,
      note: note.trim(),
    })
  }
  return (
    <ConfirmAct
      {...{ act, onClose }}
      fields={['merchant_id', 'amount', 'note']}
      title={m.desk_adjustment_propose_title()}
      confirmLabel={verbOf(draft, currency)}
      onConfirm={propose}
    >
      <MerchantField
        value={draft.merchant}
        error={textOf(problems.merchant) ?? fieldProblem(error, 'merchant_id')}
        onValueChange={(merchant) => change({ merchant, amount: '' })}
      />
      <SegmentedChoice
        label={m.desk_adjustment_direction()}
        value={draft.direction}
        options={[
          { value: 'give', label: m.desk_adjustment_give() },
          { value: 'take', label: m.desk_adjustment_take() },
        ]}
        block
        onValueChange={(direction) => change({ direction })}
      />
      <AmountField
        label={m.desk_adjustment_amount()}
        currency={currency}
        error={textOf(problems.amount) ?? fieldProblem(error, 'amount')}
        value={draft.amount}
        filter={(text) => amountInputText(text, currency, draft.amount)}
        onValueChange={(amount) => change({ amount })}
      />
      <Select
        label={m.desk_adjustment_reason()}
        placeholder={m.desk_adjustment_reason_choose()}
        error={textOf(problems.reason)}
        value={draft.reason}
        options={adjustmentReasons.map((value) => ({ value, label: reasonText(value) }))}
        onValueChange={(value) =>
          change({ reason: adjustmentReasons.find((reason) => reason === value) ?? null })
        }
      />
      <TextArea
        label={m.desk_adjustment_note()}
        hint={m.desk_adjustment_note_hint()}
        error={textOf(problems.note) ?? fieldProblem(error, 'note')}
        rows={3}
        maxLength={longestNote}
        value={draft.note}
        onValueChange={(note) => change({ note })}
      />
      <p>{m.desk_adjustment_propose_effect()}</p>
    </ConfirmAct>
  )
}

/** The button says which way how much goes, as soon as there is an amount. */
function verbOf({ direction, amount }: AdjustmentDraft, currency: string): string {
  if (amount === '') return m.desk_adjustment_propose()
  const words = { amount: moneyText(amount, currency) }
  return direction === 'give' ? m.desk_adjustment_propose_give(words) : m.desk_adjustment_propose_take(words)
}

function textOf(code: FieldCode | undefined): string | undefined {
  return code && fieldText(code)
}

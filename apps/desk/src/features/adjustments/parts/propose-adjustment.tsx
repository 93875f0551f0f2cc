import { AmountField } from '@daftar/ui/amount-field'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { Select } from '@daftar/ui/select'
import { TextArea } from '@daftar/ui/text-area'
import { currencyOf } from '@daftar/rules/money/currency'
import { adjustmentReasons } from '@daftar/rules/payouts/adjustment'
import { amountInputText } from '@daftar/rules/money/amount-input'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { useQueryClient } from '@tanstack/react-query'
import { ActForm } from '../../../shared/act/act-form.tsx'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { MerchantField } from '../../../shared/merchant/merchant-field.tsx'
import { useAct } from '@daftar/app-kit/use-act'
import { draftProblems, emptyDraft, longestNote, signedAmount, type AdjustmentDraft } from '../draft.ts'
import { adjustmentMutation } from '../queries.ts'
import { reasonText } from '../words.ts'

/** A sum to give to a merchant or to take, proposed by the first of two people. */
export function ProposeAdjustment({ onClose }: { onClose: () => void }) {
  const act = useAct({
    mutation: adjustmentMutation(useQueryClient()),
    doneText: m.desk_adjustment_done_proposed,
    onDone: onClose,
  })
  const form = useActForm({
    start: emptyDraft,
    check: draftProblems,
    fields: {
      merchant: { label: m.desk_merchant_field(), wire: 'merchant_id' },
      amount: { label: m.desk_adjustment_amount() },
      reason: { label: m.desk_adjustment_reason() },
      note: { label: m.desk_adjustment_note() },
    },
    error: act.error,
  })
  const { values: draft, set: change } = form
  const currency = currencyOf(draft.merchant?.currency)
  function propose() {
    const { merchant, reason, note } = draft
    if (!merchant || !reason) return
    act.send({
      act: 'propose',
      merchantId: merchant.id,
      amount: signedAmount(draft),
      reason,
      note: note.trim(),
    })
  }
  return (
    <ActForm
      {...{ act, form, onClose }}
      title={m.desk_adjustment_propose_title()}
      confirmLabel={verbOf(draft, currency)}
      onConfirm={propose}
    >
      <MerchantField
        {...form.field('merchant')}
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
        {...form.field('amount')}
        currency={currency}
        filter={(text) => amountInputText(text, currency, draft.amount)}
      />
      <Select
        {...form.field('reason')}
        placeholder={m.desk_adjustment_reason_choose()}
        options={adjustmentReasons.map((value) => ({ value, label: reasonText(value) }))}
        onValueChange={(value) =>
          change({ reason: adjustmentReasons.find((reason) => reason === value) ?? null })
        }
      />
      <TextArea
        {...form.field('note')}
        hint={m.desk_adjustment_note_hint()}
        rows={3}
        maxLength={longestNote}
      />
      <p>{m.desk_adjustment_propose_effect()}</p>
    </ActForm>
  )
}

/** The button says which way how much goes, as soon as there is an amount. */
function verbOf({ direction, amount }: AdjustmentDraft, currency: string): string {
  if (amount === '') return m.desk_adjustment_propose()
  const words = { amount: moneyText(amount, currency) }
  return direction === 'give' ? m.desk_adjustment_propose_give(words) : m.desk_adjustment_propose_take(words)
}

import { AmountField, type AmountFieldProps } from '@daftar/ui/amount-field'
import { Notice } from '@daftar/ui/notice'
import { Select } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { tenorsUpTo, type DecisionDraft } from '../../decision/decision-form.ts'
import type { DeskCase } from '../../queries.ts'
import { LiveEstimate } from './live-estimate.tsx'
import { RepaymentChoice } from './repayment-choice.tsx'

type ApproveFieldsProps = {
  opened: DeskCase
  draft: DecisionDraft
  amount: Pick<AmountFieldProps, 'id' | 'label' | 'value' | 'error' | 'onValueChange'>
  isSecondNeeded: boolean
  onChange: (change: Partial<DecisionDraft>) => void
}

/** Amount and duration, as asked for or lower, from what it is repaid, and what that comes to. */
export function ApproveFields({ opened, draft, amount, isSecondNeeded, onChange }: ApproveFieldsProps) {
  const { amount: asked, currency, tenor } = opened.application
  return (
    <>
      <AmountField
        {...amount}
        hint={m.desk_asked_amount({ amount: moneyText(asked, currency, { trim: true }) })}
        currency={currency}
      />
      <Select
        label={m.desk_tenor()}
        placeholder={m.desk_tenor()}
        value={String(draft.tenor)}
        options={tenorsUpTo(tenor).map((weeks) => ({
          value: String(weeks),
          label: m.desk_weeks({ count: weeks }),
        }))}
        onValueChange={(weeks) => onChange({ tenor: Number(weeks) })}
      />
      <RepaymentChoice opened={opened} draft={draft} onChange={onChange} />
      <LiveEstimate opened={opened} draft={draft} />
      {isSecondNeeded ? <Notice tone="warning">{m.desk_above_limit()}</Notice> : null}
    </>
  )
}

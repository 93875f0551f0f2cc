import { RadioCards } from '@daftar/ui/radio-cards'
import { m } from '@daftar/words'
import { repaidBy, type DecisionDraft } from '../../decision/decision-form.ts'
import { repaymentWords } from '../../words.ts'
import type { DeskCase } from '../../queries.ts'

type RepaymentChoiceProps = {
  opened: DeskCase
  draft: DecisionDraft
  onChange: (change: Partial<Pick<DecisionDraft, 'repaidBy'>>) => void
}

/** From what the advance is repaid; where nothing is chosen, as the offer says (DEC-LOAN-31). */
export function RepaymentChoice({ opened, draft, onChange }: RepaymentChoiceProps) {
  return (
    <RadioCards
      label={m.desk_repaid_by()}
      value={repaidBy(draft, opened)}
      options={(['sales', 'direct_debit'] as const).map((value) => ({
        value,
        label: repaymentWords[value].name(),
        description: repaymentWords[value].effect(),
      }))}
      onValueChange={(chosen) => onChange({ repaidBy: chosen })}
    />
  )
}

import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { rejectionReasons, resetReasons } from '@daftar/rules/capital/applications/reset-reasons'
import type { FieldCode } from '@daftar/contract'
import { fieldText, m } from '@daftar/words'
import { reasonText, type Reason } from '../words.ts'

type ReasonFieldsProps = {
  decision: 'reject' | 'reset'
  reasons: readonly Reason[]
  problem: FieldCode | undefined
  onChange: (reasons: Reason[]) => void
}

/** Why: the merchant reads the text of each reason. */
export function ReasonFields({ decision, reasons, problem, onChange }: ReasonFieldsProps) {
  const offered: readonly Reason[] = decision === 'reject' ? rejectionReasons : resetReasons
  return (
    <CheckboxGroup<Reason>
      id="decision-reasons"
      label={m.desk_reasons()}
      hint={decision === 'reject' ? m.desk_reasons_reject_hint() : m.desk_reasons_reset_hint()}
      error={problem && fieldText(problem)}
      options={offered.map((value) => ({ value, label: reasonText(value) }))}
      values={reasons}
      onValuesChange={onChange}
    />
  )
}

import { CheckboxGroup } from '@daftar/ui/checkbox-group'
import { rejectionReasons, resetReasons } from '@daftar/rules/capital/applications/reset-reasons'
import { m } from '@daftar/words'
import { reasonText, type Reason } from '../../words.ts'

type ReasonFieldsProps = {
  decision: 'reject' | 'reset'
  reasons: {
    id: string
    label: string
    value: Reason[]
    error: string | undefined
    onValueChange: (reasons: Reason[]) => void
  }
}

/** Why: the merchant reads the text of each reason. */
export function ReasonFields({ decision, reasons }: ReasonFieldsProps) {
  const { value, onValueChange, ...field } = reasons
  const offered: readonly Reason[] = decision === 'reject' ? rejectionReasons : resetReasons
  return (
    <CheckboxGroup<Reason>
      {...field}
      hint={decision === 'reject' ? m.desk_reasons_reject_hint() : m.desk_reasons_reset_hint()}
      options={offered.map((value) => ({ value, label: reasonText(value) }))}
      values={value}
      onValuesChange={onValueChange}
    />
  )
}

import type { FieldCode } from '@daftar/contract'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'

type PercentFieldProps = {
  id: string
  label: string
  error: string | undefined
  value: string
  onValueChange: (typed: string) => void
}

/** A share in percent, as it is typed. */
export function PercentField(field: PercentFieldProps) {
  return <TextField {...field} dir="ltr" inputMode="decimal" autoComplete="off" maxLength={6} />
}

/** What the field is called, and what is said of a text that is no share. */
export function percentField() {
  return {
    label: m.desk_terms_percent(),
    text: (code: FieldCode) => (code === 'invalid' ? m.desk_terms_percent_wrong() : fieldText(code)),
  }
}

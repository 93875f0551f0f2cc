import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'

type PercentFieldProps = {
  isWrong: boolean
  /** What the server found wrong with it. */
  error: string | undefined
  value: string
  onValueChange: (typed: string) => void
}

/** A share in percent, as it is typed. */
export function PercentField({ isWrong, error, value, onValueChange }: PercentFieldProps) {
  return (
    <TextField
      label={m.desk_terms_percent()}
      error={isWrong ? m.desk_terms_percent_wrong() : error}
      value={value}
      dir="ltr"
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      onValueChange={onValueChange}
    />
  )
}

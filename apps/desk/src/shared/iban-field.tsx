import { TextField } from '@daftar/ui/text-field'
import { groupIban } from '@daftar/rules/registry/iban'

type IbanFieldProps = {
  label: string
  hint: string
  error: string | undefined
  value: string
  onValueChange: (typed: string) => void
}

/** An IBAN to correct; it stands by fours once the field is left. */
export function IbanField({ value, onValueChange, ...words }: IbanFieldProps) {
  return (
    <TextField
      {...words}
      value={value}
      dir="ltr"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={42}
      onValueChange={onValueChange}
      onBlur={() => onValueChange(groupIban(value))}
    />
  )
}

import { TextField } from '@daftar/ui/text-field'
import type { FieldCode } from '@daftar/contract'
import { groupIban } from '@daftar/rules/registry/iban'
import { ibanServerProblem } from '@daftar/rules/registry/iban-check'
import { fieldText, m } from '@daftar/words'

type IbanFieldProps = {
  id: string
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
      onBlur={() => groupIban(value) !== value && onValueChange(groupIban(value))}
    />
  )
}

/** What the field is called, and what is said of a number that no bank has. */
export function ibanField(label: string) {
  return {
    label,
    text: (code: FieldCode) => (code === 'invalid' ? m.desk_iban_wrong() : fieldText(code)),
  }
}

/** What is wrong with a form of an IBAN to correct. */
export function ibanCheck({ iban }: { iban: string }) {
  return { iban: ibanServerProblem(iban) === null ? null : ('invalid' as const) }
}

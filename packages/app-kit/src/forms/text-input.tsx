import type { FieldCode } from '@daftar/contract'
import { TextField, type TextFieldProps } from '@daftar/ui/text-field'
import { fieldText } from '@daftar/words'
import type { CheckedForm } from './use-checked-form.ts'

type TextNames<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never
}[keyof Values] &
  string
type Props<Values> = { form: CheckedForm<Values>; name: TextNames<Values> } & Omit<
  TextFieldProps,
  'form' | 'name' | 'id' | 'value' | 'error'
>

/** One text of a checked form: its value, and what is wrong with it once the field was left. */
export function TextInput<Values extends object>({ form, name, ...field }: Props<Values>) {
  const code: FieldCode | undefined = form.shown[name]
  return (
    <TextField
      {...field}
      id={name}
      value={form.values[name] as string}
      onValueChange={(text) => form.set({ [name]: text } as Partial<Values>)}
      onBlur={() => form.leave(name)}
      error={code && fieldText(code)}
    />
  )
}

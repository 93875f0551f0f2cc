import { RadioCards } from '@daftar/ui/radio-cards'
import { Select, type SelectOption } from '@daftar/ui/select'
import { m } from '@daftar/words'
import { LateDatePicker } from '../../act/late-date-picker.tsx'
import type { DocumentForm } from '../document-form.ts'
import { fieldName } from '@daftar/words/onboarding/field-names'
import { valueAt, type Block, type PathTo } from '@daftar/rules/onboarding/paths'

interface ChoiceProps {
  form: DocumentForm
  path: PathTo<string>
  options: readonly SelectOption[]
  hint?: string | undefined
  disabled?: boolean
}

/** One of a list. */
export function ChoiceInput({ form, path, options, hint, disabled }: ChoiceProps) {
  if (!form.isAsked(path)) return null
  const [block, name] = path.split('.') as [Block, string]
  return (
    <Select
      id={path}
      label={fieldName(form.document, path) ?? ''}
      hint={hint}
      placeholder={m.apply_choose()}
      options={options}
      disabled={disabled ?? false}
      value={(valueAt(form.document, path) as string) || null}
      onValueChange={(value) => form.set(block, { [name]: value })}
      onBlur={() => form.leave(path)}
      error={form.errorAt(path)}
    />
  )
}

/** A day of which it matters whether it is over. */
export function DayInput({ form, path, hint }: { form: DocumentForm; path: PathTo<string>; hint?: string }) {
  if (!form.isAsked(path)) return null
  const [block, name] = path.split('.') as [Block, string]
  return (
    <LateDatePicker
      id={path}
      label={fieldName(form.document, path) ?? ''}
      hint={hint}
      value={valueAt(form.document, path) as string}
      onValueChange={(day) => form.set(block, { [name]: day })}
      onBlur={() => form.leave(path)}
      error={form.errorAt(path)}
    />
  )
}

/** A question that is answered by yes or no, and not at all before. */
export function YesNoInput({ form, path }: { form: DocumentForm; path: PathTo<boolean | null> }) {
  if (!form.isAsked(path)) return null
  const [block, name] = path.split('.') as [Block, string]
  const value = valueAt(form.document, path) as boolean | null
  return (
    <RadioCards
      id={path}
      label={fieldName(form.document, path) ?? ''}
      layout="columns"
      options={[
        { value: 'yes', label: m.common_yes() },
        { value: 'no', label: m.common_no() },
      ]}
      value={value === null ? null : value ? 'yes' : 'no'}
      onValueChange={(answer) => form.set(block, { [name]: answer === 'yes' })}
      error={form.errorAt(path)}
    />
  )
}

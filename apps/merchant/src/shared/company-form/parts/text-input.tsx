import { TextField, type TextFieldProps } from '@daftar/ui/text-field'
import type { DocumentForm } from '../document-form.ts'
import { fieldName } from '@daftar/words/onboarding/field-names'
import { valueAt, type Block, type PathTo } from '@daftar/rules/onboarding/paths'

type Props = { form: DocumentForm; path: PathTo<string> } & Omit<
  TextFieldProps,
  'form' | 'name' | 'id' | 'value' | 'error' | 'label'
>

/** One text of an application; nothing where it is not asked for. */
export function TextInput({ form, path, ...field }: Props) {
  if (!form.isAsked(path)) return null
  const [block, name] = path.split('.') as [Block, string]
  return (
    <TextField
      {...field}
      id={path}
      label={fieldName(form.document, path) ?? ''}
      value={valueAt(form.document, path) as string}
      onValueChange={(text) => form.set(block, { [name]: text })}
      onBlur={(event) => {
        form.leave(path)
        field.onBlur?.(event)
      }}
      error={form.errorAt(path)}
    />
  )
}

import type { CheckedForm } from '@daftar/app-kit/use-checked-form'
import type { ListingDocument } from '@daftar/rules/listings/document'
import { fieldText as problemText } from '@daftar/words'
import { fieldText } from '../words.ts'

export type FieldsProps = { form: CheckedForm<ListingDocument> }
type ListingForm = FieldsProps['form']

type TextName =
  | 'name_en'
  | 'name_ar'
  | 'description_en'
  | 'description_ar'
  | 'colour'
  | 'website'
  | 'app_store'
  | 'google_play'
  | 'instagram'

/** What a field is drawn with. */
export function drawn(form: ListingForm, path: string) {
  const code = form.shown[path]
  return { id: path, label: fieldText(path), error: code && problemText(code) }
}

/** What a field of text is drawn with. */
export function text(form: ListingForm, name: TextName) {
  return {
    ...drawn(form, name),
    value: form.values[name],
    onValueChange: (value: string) => form.set({ [name]: value }),
    onBlur: () => form.leave(name),
    autoComplete: 'off',
  }
}

import type { FieldCode } from '@daftar/contract'
import { fieldText } from '@daftar/words'
import type { Errors } from './use-step-form.ts'

/** The server's field errors by the names of the form; what belongs to no field stands under its own name in the summary. */
export function fieldErrors(
  fields: Readonly<Record<string, FieldCode>>,
  names: Readonly<Record<string, string>>,
): Errors {
  return Object.fromEntries(Object.entries(fields).map(([path, code]) => [names[path] ?? path, code]))
}

/** One line for each error that shows, leading to its field. */
export function summaryOf(shown: Errors): { field: string; message: string }[] {
  return Object.entries(shown).flatMap(([field, code]) => (code ? [{ field, message: fieldText(code) }] : []))
}

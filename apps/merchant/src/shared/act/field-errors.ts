import type { FieldCode } from '@daftar/contract'
import { fieldText, m } from '@daftar/words'
import type { Errors } from '@daftar/app-kit/use-checked-form'

/**
 * The server's field errors by the names of the form; what belongs to no field stands under its own name in
 * the summary.
 */
export function fieldErrors(
  fields: Readonly<Record<string, FieldCode>>,
  names: Readonly<Record<string, string>>,
): Errors {
  return Object.fromEntries(Object.entries(fields).map(([path, code]) => [names[path] ?? path, code]))
}

/**
 * One line for each field that shows an error, in the order and with the names of the form, leading to it.
 */
export function summaryOf(
  shown: Errors,
  labels: Readonly<Record<string, string>>,
  textOf: (field: string) => string | undefined = (field) => shown[field] && fieldText(shown[field]),
): { field: string; message: string }[] {
  const known = Object.keys(labels)
  const others = Object.keys(shown).filter((field) => !known.includes(field))
  return [...known, ...others].flatMap((field) => {
    const problem = textOf(field)
    if (!problem) return []
    const name = labels[field]
    return [{ field, message: name ? problemOf(name, problem) : problem }]
  })
}

/** A field that is asked as a question has its mark already. */
function problemOf(name: string, problem: string): string {
  const words = { name, problem }
  return /[?؟]$/.test(name) ? m.wizard_question_problem(words) : m.wizard_field_problem(words)
}

/**
 * What these rules can find wrong with one field. The words package has a text for each; the ones
 * that also travel on the wire have the same name there.
 */
export const fieldProblemCodes = [
  'required',
  'contact_required',
  'too_short',
  'too_long',
  'digits_only',
  'email_invalid',
  'phone_invalid',
  'code_length',
  'url_invalid',
  'vat_invalid',
  'cr_number_wanted',
  'unified_number_invalid',
  'iban_invalid',
  'freelance_licence_prefix',
  'national_id_prefix',
  'date_invalid',
  'date_in_past',
  'date_in_future',
] as const
export type FieldProblemCode = (typeof fieldProblemCodes)[number]

/** `length` is the number the text names: the minimum, the maximum or the exact count of characters. */
export type FieldProblem = Readonly<{ code: FieldProblemCode; length?: number }>

export function problem(code: FieldProblemCode, length?: number): FieldProblem {
  return length === undefined ? { code } : { code, length }
}

/** VAL-48: a value below its minimum or above its maximum length; both bounds are inclusive. */
export function lengthProblem(text: string, minimum: number, maximum: number): FieldProblem | null {
  if (text.length < minimum) return problem('too_short', minimum)
  if (text.length > maximum) return problem('too_long', maximum)
  return null
}

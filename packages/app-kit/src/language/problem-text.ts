import { ApiError } from '@daftar/client'
import { m, reasonText } from '@daftar/words'

/** What went wrong, in the reader's language. */
export function problemText(error: unknown): string {
  return error instanceof ApiError ? reasonText(error.reason) : m.error_generic()
}

/** Whether a refusal is about fields alone, which show it themselves. */
export function isAboutFields(error: unknown, fields: readonly string[]): boolean {
  const named = error instanceof ApiError ? Object.keys(error.fields) : []
  return named.length > 0 && named.every((name) => fields.includes(name))
}

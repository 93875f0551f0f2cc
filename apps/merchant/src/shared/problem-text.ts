import { ApiError } from '@daftar/client'
import { m, reasonText } from '@daftar/words'

/** What went wrong, in the reader's language. */
export function problemText(error: unknown): string {
  return error instanceof ApiError ? reasonText(error.reason) : m.error_generic()
}

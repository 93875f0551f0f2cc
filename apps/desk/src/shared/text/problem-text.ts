import { problemText as textOf } from '@daftar/app-kit/problem-text'
import { NetworkError } from '@daftar/client'
import { m } from '@daftar/words'

/** What went wrong, in the reader's language; that no answer came, in the words of the console. */
export function problemText(error: unknown): string {
  return error instanceof NetworkError ? m.desk_no_answer() : textOf(error)
}

import { m } from '@daftar/words'

/** How many rows stand there and of how many; a list grows while it is read. */
export function shownText(shown: number, total: number): string {
  return m.payouts_shown({ shown, total: Math.max(shown, total) })
}

import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { countText } from '@daftar/words/formats/number'

/** The server counts to here and no further. */
const countedAtMost = 100_000

/** How many rows stand there and of how many; a list grows while it is read. */
export function shownText(shown: number, total: number): string {
  const all = countText(Math.max(shown, total))
  return m.payouts_shown({
    shown: countText(shown),
    total: total < countedAtMost ? all : isolated(`${all}+`),
  })
}

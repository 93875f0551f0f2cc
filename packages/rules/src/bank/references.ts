import { toLatinDigits } from '../text/digits.ts'

/** Shorter than this a reference stands in too many texts by chance. */
const shortestReference = 5

interface Referred {
  readonly number: string
  readonly bankReference: string | null
}

/** Every reference of the payouts as letters and digits alone, with the payouts it names. */
export interface References<Payout> {
  readonly named: ReadonlyMap<string, readonly Payout[]>
  readonly longest: number
}

export function referencesOf<Payout extends Referred>(payouts: readonly Payout[]): References<Payout> {
  const named = new Map<string, Payout[]>()
  for (const payout of payouts)
    for (const reference of [payout.number, payout.bankReference ?? '']) {
      const signs = piecesOf(reference).join('')
      if (signs.length >= shortestReference) named.set(signs, [...(named.get(signs) ?? []), payout])
    }
  return { named, longest: Math.max(0, ...[...named.keys()].map((signs) => signs.length)) }
}

/**
 * The payouts a text names, however the bank has spaced or broken a reference or glued it to other words:
 * letters beside letters and digits beside digits belong together, so PO-1234 is not named by PO-12345.
 */
export function namedIn<Payout>(text: string, { named, longest }: References<Payout>): ReadonlySet<Payout> {
  const found = new Set<Payout>()
  const pieces = piecesOf(text)
  for (let first = 0; first < pieces.length; first += 1) {
    let joined = ''
    for (let at = first; at < pieces.length && joined.length < longest; at += 1) {
      joined += pieces[at]
      for (const payout of named.get(joined) ?? []) found.add(payout)
    }
  }
  return found
}

/** Runs of letters and runs of digits, in capitals and Latin digits. */
function piecesOf(text: string): string[] {
  return (
    toLatinDigits(text)
      .toUpperCase()
      .match(/\p{L}+|\d+/gu) ?? []
  )
}

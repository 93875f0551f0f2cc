import { sumMinor } from '../money/money.ts'

interface Summand {
  readonly amountMinor: bigint
}

/** More than a bank puts into one line; every further one doubles the search. */
const mostLooked = 8

/**
 * Two or more that together are an amount: those that are `named` for certain, and of the others the one
 * choice that makes it. Null where none does, or more than one: which it was nobody could tell. Parts of
 * equal amounts are no different choices where all of them are taken.
 */
export function onlySumOf<Part extends Summand>(
  amountMinor: bigint,
  named: readonly Part[],
  others: readonly Part[],
): readonly Part[] | null {
  const restMinor = amountMinor - sumMinor(named.map((part) => part.amountMinor))
  if (restMinor === 0n && named.length > 1) return named
  if (restMinor <= 0n) return null
  const looked = others.filter((part) => part.amountMinor <= restMinor).slice(0, mostLooked)
  const least = Math.max(1, 2 - named.length)
  let found: Part[] | null = null
  for (let choice = 1; choice < 1 << looked.length; choice += 1) {
    const parts = looked.filter((_, at) => (choice & (1 << at)) !== 0)
    if (parts.length < least || sumMinor(parts.map((part) => part.amountMinor)) !== restMinor) continue
    if (found) return null
    found = parts
  }
  return found && [...named, ...found]
}

import type { Currency } from '../money/currency.ts'
import type { Account } from './accounts.ts'

/** One line of the journal: a debit is above zero, a credit below. */
export interface PostingLine {
  readonly account: Account
  readonly currency: Currency
  readonly amountMinor: bigint
}

/** Lines that are written together and sum to zero per currency (DEC-LOAN-36). */
export type Posting = readonly PostingLine[]

/** An account and what it moves by; made by `debit` and `credit`. */
export type Entry = readonly [Account, bigint]

export function debit(account: Account, amountMinor: bigint): Entry {
  return [account, amountMinor]
}

export function credit(account: Account, amountMinor: bigint): Entry {
  return [account, -amountMinor]
}

/**
 * A posting of one currency: one line per account, accounts that do not move left out. Throws a RangeError
 * when debits and credits differ, so that an unbalanced posting never leaves the rules.
 */
export function posting(currency: Currency, ...entries: Entry[]): Posting {
  const moves = new Map<Account, bigint>()
  for (const [account, amountMinor] of entries) moves.set(account, (moves.get(account) ?? 0n) + amountMinor)
  const lines = [...moves]
    .filter(([, amountMinor]) => amountMinor !== 0n)
    .map(([account, amountMinor]) => ({ account, currency, amountMinor }))
  if (!isBalanced(lines)) throw new RangeError('debits and credits differ')
  return lines
}

/** Whether the lines of every currency sum to zero. */
export function isBalanced(lines: Posting): boolean {
  const sums = new Map<Currency, bigint>()
  for (const line of lines) sums.set(line.currency, (sums.get(line.currency) ?? 0n) + line.amountMinor)
  return [...sums.values()].every((sum) => sum === 0n)
}

/** The opposite entries: entries are never edited, only reversed (DEC-LOAN-36). */
export function reverse(lines: Posting): Posting {
  return lines.map((line) => ({ ...line, amountMinor: -line.amountMinor }))
}

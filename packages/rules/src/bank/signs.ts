import { readSign, signSaid } from './amounts.ts'

/** An amount of a column that holds both what came in and what went out. */
export interface UnsignedAmount {
  /** As it stands in the file. */
  readonly text: string
  /** What a column beside it says; empty without one. */
  readonly mark: string
  readonly sizeMinor: bigint
  /** What was there after it; null where the file does not say. */
  readonly balanceMinor: bigint | null
}

/**
 * Which way each amount of a file went: by its mark or its own sign; where a whole file has neither, by what
 * the balance does from line to line, in whichever direction the file runs; else in.
 */
export function signsOf(amounts: readonly UnsignedAmount[]): readonly (1n | -1n)[] {
  const said = amounts.map(({ text, mark }) => readSign(mark) || signSaid(text))
  const found = said.some((sign) => sign !== 0) ? said : byBalance(amounts)
  return found.map((sign) => (sign < 0 ? -1n : 1n))
}

function byBalance(amounts: readonly UnsignedAmount[]): readonly number[] {
  const forward = steps(amounts)
  const backward = steps(amounts.toReversed()).toReversed()
  const known = (signs: readonly number[]) => signs.filter((sign) => sign !== 0).length
  return known(backward) > known(forward) ? backward : forward
}

/**
 * From the second line on: the sign by which the balance before leads to the balance after; 0 where neither
 * does.
 */
function steps(amounts: readonly UnsignedAmount[]): number[] {
  return amounts.map(({ sizeMinor, balanceMinor }, at) => {
    const before = amounts[at - 1]?.balanceMinor ?? null
    if (sizeMinor === 0n || balanceMinor === null || before === null) return 0
    if (balanceMinor - before === sizeMinor) return 1
    return before - balanceMinor === sizeMinor ? -1 : 0
  })
}

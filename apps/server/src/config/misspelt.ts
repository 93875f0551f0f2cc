import { listSettings } from './setting.ts'
import { settings } from './settings.ts'

/** Names shorter than this are near to many others that are no mistake. */
const shortest = 8

/**
 * A fault for each name of the environment that is no setting of ours but looks like one: it would change
 * nothing, silently.
 */
export function misspelt(env: Readonly<Record<string, string | undefined>>): string[] {
  const known = listSettings(settings).map(({ setting }) => setting.env)
  return Object.keys(env)
    .filter((name) => name.length >= shortest && env[name] !== undefined && !known.includes(name))
    .flatMap((name) => {
      const meant = known.find((setting) => setting.length >= shortest && isNear(name, setting))
      return meant === undefined ? [] : [`${name} is no setting; ${meant} is one`]
    })
}

/** One slip of the hand apart, in long names two. */
function isNear(one: string, other: string): boolean {
  return slips(one.toUpperCase(), other) <= (Math.min(one.length, other.length) < 12 ? 1 : 2)
}

/** Letters to add, drop or change, or neighbours to swap, to make one of the other. */
function slips(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, n) => n)
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1]
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      row.push(
        Math.min(
          last[j]! + 1,
          row[j - 1]! + 1,
          last[j - 1]! + (same ? 0 : 1),
          swapped ? before[j - 2]! + 1 : Infinity,
        ),
      )
    }
    before = last
    last = row
  }
  return last[other.length]!
}

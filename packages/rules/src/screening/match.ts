import { nameWords, type NameWord } from './name-words.ts'

/** Whether somebody is a person or a company: the two are never compared. */
export const screenedKinds = ['person', 'company'] as const
export type ScreenedKind = (typeof screenedKinds)[number]

/** What a list is of. */
export const listKinds = ['sanctions', 'pep'] as const
export type ListKind = (typeof listKinds)[number]

/** Somebody of ours. */
export interface Screened {
  kind: ScreenedKind
  name: string
  /** Null where it is not known. */
  birthYear: number | null
  /** Alpha-3 code of the country; null where it is not known. */
  nationality: string | null
}

/** A row of a list. */
export interface Listed {
  kind: ScreenedKind
  /** Every name it gives, in either script. */
  names: readonly string[]
  birthYears: readonly number[]
  nationalities: readonly string[]
}

export interface NameMatch {
  /** 0 to 100: how much the two have in common. It proposes, and never decides. */
  score: number
  /** The name of the list that is nearest. */
  name: string
}

/** From here on a row is shown to a person. */
export const leastScore = 78

/** A birth year is often typed wrong by one. */
const yearsApart = 1

/**
 * The row's nearest name, narrowed by birth year and nationality where both sides know them; null below the
 * least score.
 */
export function matchOf(screened: Screened, listed: Listed): NameMatch | null {
  if (screened.kind !== listed.kind) return null
  const own = nameWords(screened.name, screened.kind)
  let best: NameMatch = { score: 0, name: '' }
  for (const name of listed.names) {
    const score = nameScore(own, nameWords(name, listed.kind))
    if (score > best.score) best = { score, name }
  }
  const score = Math.min(
    100,
    Math.max(0, best.score + yearWeight(screened, listed) + countryWeight(screened, listed)),
  )
  return score < leastScore ? null : { score, name: best.name }
}

/** The sounds by which rows are found that can match at all. */
export function soundsOf(names: readonly string[], kind: ScreenedKind): string[] {
  return [...new Set(names.flatMap((name) => nameWords(name, kind).map(({ sound }) => sound)))].toSorted()
}

/**
 * How alike two names are, in any order of their words: mostly by the shorter one, as a middle name may be
 * left out on either side. One word in common with a name of several says nothing.
 */
export function nameScore(one: readonly NameWord[], other: readonly NameWord[]): number {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  if (shorter.length === 0) return 0
  const free = [...longer]
  let common = 0
  let words = 0
  for (const word of shorter) {
    const likeness = free.map((candidate) => wordLikeness(word, candidate))
    const most = Math.max(...likeness)
    if (most === 0) continue
    free.splice(likeness.indexOf(most), 1)
    common += most
    words += 1
  }
  if (words < 2 && longer.length > 1) return 0
  return Math.round(100 * (0.8 * (common / shorter.length) + 0.2 * (common / longer.length)))
}

/**
 * 1 for the same word, nearly that for one that is written otherwise, less for one letter's difference, else
 * nothing.
 */
function wordLikeness(one: NameWord, other: NameWord): number {
  if (one.text === other.text) return 1
  if (one.sound === other.sound) return one.sound.length > 2 ? 0.96 : 0.86
  const isLong = Math.min(one.sound.length, other.sound.length) > 3
  return isLong && isOneApart(one.sound, other.sound) ? 0.75 : 0
}

/** Whether one letter more, less, or another makes one of the other. */
function isOneApart(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  if (longer.length - shorter.length > 1) return false
  let at = 0
  while (at < shorter.length && shorter[at] === longer[at]) at += 1
  const rest = longer.slice(at + 1)
  return rest === shorter.slice(longer.length === shorter.length ? at + 1 : at)
}

function yearWeight({ birthYear }: Screened, { birthYears }: Listed): number {
  if (birthYear === null || birthYears.length === 0) return 0
  return birthYears.some((year) => Math.abs(year - birthYear) <= yearsApart) ? 6 : -25
}

function countryWeight({ nationality }: Screened, { nationalities }: Listed): number {
  if (nationality === null || nationalities.length === 0) return 0
  return nationalities.includes(nationality) ? 3 : -8
}

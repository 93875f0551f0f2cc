import { foldText } from '../text/fold.ts'

/** What an article says in one language. */
export interface HelpText {
  readonly title: string
  readonly summary: string
  /** What people call it who do not know what it is called here. */
  readonly words: string
  readonly body: string
}

/** What is searched: each article with its texts in every language, so that it is found in either script. */
export interface HelpIndex {
  /** How much a word weighs in an article. */
  readonly weights: ReadonlyMap<string, ReadonlyMap<string, number>>
  readonly articles: number
}

/** How much more a word says in a title than in a text. */
const fields = { title: 5, words: 4, summary: 2.5, body: 1 } as const

/** Prepares articles for searching. */
export function indexHelp(
  articles: readonly { readonly id: string; readonly texts: readonly HelpText[] }[],
): HelpIndex {
  const weights = new Map<string, Map<string, number>>()
  for (const { id, texts } of articles)
    for (const text of texts)
      for (const [field, weight] of Object.entries(fields) as [keyof typeof fields, number][])
        for (const word of wordsOf(text[field])) {
          const known = weights.get(word) ?? new Map<string, number>()
          known.set(id, Math.max(known.get(id) ?? 0, weight))
          weights.set(word, known)
        }
  return { weights, articles: articles.length }
}

/** A search shows whatever fits; beside a ticket that is written only what is plainly about it. */
export const helpNeeds = { search: 0, ticket: 7 } as const

/** What falls this far behind the best is not shown. */
const shareOfBest = 0.35
/** A word that is still typed counts by its beginning. */
const begunLength = 2

/**
 * The articles that answer a text best, the best first. Hamza, taa marbuta, alif maqsura, diacritics, the
 * article and usual endings make no difference; a word that few articles have says more than one of many.
 */
export function findHelp({ weights, articles }: HelpIndex, text: string, least: number): string[] {
  const words = [...new Set(wordsOf(text))]
  const scores = new Map<string, number>()
  for (const [at, word] of words.entries()) {
    const isBegun = at === words.length - 1 && word.length >= begunLength
    const of = weights.get(word) ?? (isBegun ? begunWith(weights, word) : undefined)
    if (!of) continue
    const rarity = Math.log(1 + articles / of.size)
    for (const [id, weight] of of) scores.set(id, (scores.get(id) ?? 0) + weight * rarity)
  }
  const best = Math.max(0, ...scores.values())
  return [...scores]
    .filter(([, score]) => score >= least && score >= best * shareOfBest)
    .toSorted(([one, left], [other, right]) => right - left || (one < other ? -1 : 1))
    .map(([id]) => id)
}

function begunWith(weights: HelpIndex['weights'], beginning: string): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const [word, of] of weights)
    if (word.startsWith(beginning))
      for (const [id, weight] of of) found.set(id, Math.max(found.get(id) ?? 0, weight))
  return found
}

/** The words of a text as a search compares them. */
function wordsOf(text: string): string[] {
  return (foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !skipped.has(word))
    .map(stemOf)
    .filter((word) => word.length > 1)
}

function stemOf(word: string): string {
  return /[\u0600-\u06ff]/.test(word) ? arabicStem(word) : englishStem(word)
}

/**
 * What stands before a word and behind it in Arabic: and, with, for, the; the plural, the feminine, his and
 * her.
 */
const arabicBefore = ['وال', 'بال', 'كال', 'فال', 'لل', 'ال'] as const
const arabicBehind = ['ها', 'ان', 'ات', 'ون', 'ين', 'يه', 'تي', 'ه', 'ي', 'ك', 'ت', 'ا'] as const

/** Light stemming: what is left has at least three letters, hamza that stands alone is dropped. */
function arabicStem(folded: string): string {
  let word = folded.replaceAll('ء', '')
  const before = arabicBefore.find((one) => word.startsWith(one) && word.length - one.length >= 3)
  if (before) word = word.slice(before.length)
  else if (word.startsWith('و') && word.length > 4) word = word.slice(1)
  for (let times = 0; times < 2; times += 1) {
    const behind = arabicBehind.find((one) => word.endsWith(one) && word.length - one.length >= 3)
    if (!behind) break
    word = word.slice(0, -behind.length)
  }
  return word
}

function englishStem(word: string): string {
  const ending = ['ations', 'ation', 'ings', 'ing', 'als', 'al', 'ies', 'ed', 'es', 's', 'e', 'y'].find(
    (one) => word.endsWith(one) && word.length - one.length >= 4,
  )
  return ending ? word.slice(0, -ending.length) : word
}

/** Words that are in every text and say nothing of what it is about. */
const skipped = new Set(
  [
    'a an and are as at be been but by can could did do does for from get got had has have he her him his how i if in into is it',
    'its me my no not of on or our out please she so some that the their them then there they this to until up us was we were',
    'what when where which who why will with would you your hello dear hi thanks thank',
    'من في على الى عن ما ماذا متى كيف هل لا لم لن ان انا هو هي هذا هذه ذلك التي الذي مع بعد قبل حين او ثم قد كان كانت يكون لكن اذا كل',
    'عندي لدي لماذا اين يا نحن انت انتم السلام عليكم مرحبا شكرا لو سمحت ارجو',
  ].flatMap((line) => line.split(' ').map(foldText)),
)

/** A name in every spelling that a new area needs. */
export interface Names {
  /** As it was given: `price-lists`. */
  many: string
  one: string
}

/**
 * The spellings in which the templates write their own name, longest first, so that none is taken for part of
 * another.
 */
const spellings: ((words: readonly string[]) => string)[] = [
  (words) => words.join('-'),
  (words) => words.join('_'),
  (words) => words.map((word, index) => (index ? capital(word) : word)).join(''),
  (words) => words.map(capital).join(''),
  (words) => words.join(' '),
  (words) => capital(words.join(' ')),
]

const template: Names = { many: 'sample-cases', one: 'sample-case' }

/** A plural noun in kebab-case and its singular; null where the two cannot be told apart. */
export function readNames(many: string): Names | null {
  if (!/^[a-z]+(-[a-z]+)*s$/.test(many)) return null
  return { many, one: many.replace(/(?<=[^aeiou])ies$/, 'y').replace(/(?<=ss|x|ch|sh)es$|s$/, '') }
}

/** What a template says, of the area of another name. */
export function renamed(text: string, names: Names): string {
  return respelled(
    text,
    (['many', 'one'] as const).map((number) => [template[number], names[number]]),
  )
}

/** A text with names in place of others, in every spelling. All are given in kebab-case. */
export function respelled(text: string, names: readonly (readonly [from: string, to: string])[]): string {
  const pairs = names.flatMap(([from, to]) =>
    spellings.map((spell) => [spell(from.split('-')), spell(to.split('-'))] as const),
  )
  const byLength = pairs.toSorted(([one], [other]) => other.length - one.length)
  const spelled = new Map(byLength)
  return text.replaceAll(new RegExp([...spelled.keys()].join('|'), 'g'), (found) => spelled.get(found)!)
}

/** camelCase: a key of the tables of routes and handlers. */
export function camel(name: string): string {
  return spellings[2]!(name.split('-'))
}

/** price-lists for priceLists. */
export function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** In words: `Price lists`. */
export function sentence(name: string): string {
  return spellings[5]!(name.split('-'))
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** DEC-ORD-1: what a list tells of a shopper's name: the first name and the initial of the last one. */
export function shortName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/)
  const last = others.at(-1) ?? ''
  return last === '' ? first : `${first} ${[...last][0]}.`
}

/** How many digits of a shopper's phone a list shows. */
export const phoneDigitsShown = 3

/**
 * What stands before a value on a paper, in both languages, by the name of the value; longer labels first.
 */
export type Labels<Name extends string> = Readonly<Record<Name, readonly string[]>>

interface Place<Name> {
  name: Name
  start: number
  end: number
}

/**
 * Reads values by their labels. A value stands behind its label, in a line of two languages between both
 * labels or, where the line came out from right to left, before it; a label alone in its line has its value
 * in the next one.
 */
export function labelReader<Name extends string>(labels: Labels<Name>) {
  const known = (Object.entries(labels) as [Name, readonly string[]][])
    .flatMap(([name, texts]) => texts.map((text) => ({ name, text })))
    .toSorted((one, other) => other.text.length - one.text.length)
  const nameOf = new Map(known.map(({ name, text }) => [text.toLowerCase(), name]))
  const anyLabel = new RegExp(`(?<!\\p{L})(?:${known.map(({ text }) => text).join('|')})(?!\\p{L})`, 'giu')

  function placesIn(line: string): Place<Name>[] {
    return [...line.matchAll(anyLabel)].flatMap((match) => {
      const name = nameOf.get(match[0].toLowerCase())
      return name ? [{ name, start: match.index, end: match.index + match[0].length }] : []
    })
  }

  /** What stands around the label of one value, the likeliest first. */
  return function textsOf(name: Name, line: string, next: string | undefined): string[] {
    const places = placesIn(line)
    return places.flatMap((place, index) => {
      if (place.name !== name) return []
      const [before, after] = [places[index - 1], places[index + 1]]
      const behind = line.slice(place.end, after?.start)
      // What stands before belongs to the label before, unless that is the same one in the other language.
      const ahead = before && before.name !== name ? '' : line.slice(before?.end ?? 0, place.start)
      const isAlone = places.length === 1 && isEmpty(behind) && isEmpty(ahead)
      const below = isAlone && next !== undefined && placesIn(next).length === 0 ? next : ''
      return [behind, ahead, below].filter((text) => !isEmpty(text))
    })
  }
}

function isEmpty(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text)
}

/** The first cell of a text, without the marks around it; cells are two spaces apart. */
export function firstCell(text: string): string {
  return (
    text
      .replace(/^[\s:：.\-–|/#]+/, '')
      .split(/\s{2,}|\s\|\s/)[0]
      ?.replace(/[\s:：|/\-–]+$/, '')
      .trim() ?? ''
  )
}

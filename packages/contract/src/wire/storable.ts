/** Deeper than any form or basket; what is nested without end can be read and never written again. */
const deepest = 40

/**
 * The path of the first thing in a parsed request that no table holds: a text with a zero character or half of one, or
 * nesting without end. Null where there is none.
 */
export function unstorablePath(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof value === 'string') return isStorableText(value) ? null : path
  if (typeof value !== 'object' || value === null) return null
  if (path.length >= deepest) return path
  for (const [key, item] of Object.entries(value)) {
    const here = [...path, key]
    const found = isStorableText(key) ? unstorablePath(item, here) : path
    if (found) return found
  }
  return null
}

/** The same value without what no table holds; what is nested without end stays, to be refused. */
export function storable<T>(value: T): T {
  return cleaned(value, 0) as T
}

function cleaned(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null || depth >= deepest) return value
  if (Array.isArray(value)) return value.map((item) => cleaned(item, depth + 1))
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [storableText(key), cleaned(item, depth + 1)]),
  )
}

/** A text as a table holds it. */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

/** Deeper than any form or basket; what is nested without end can be read and never written again. */
const deepest = 40

/** Whether something is nested deeper than anything that is kept. */
export function isNestedWithoutEnd(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false
  return depth >= deepest || Object.values(value).some((item) => isNestedWithoutEnd(item, depth + 1))
}

/**
 * The path of the first thing in a parsed request that no table holds: a text with a zero character or half
 * of one. Null where there is none.
 */
export function unstorablePath(value: unknown, path: readonly string[] = []): readonly string[] | null {
  if (typeof value === 'string') return isStorableText(value) ? null : path
  if (typeof value !== 'object' || value === null) return null
  for (const [key, item] of Object.entries(value)) {
    const here = [...path, key]
    const found = isStorableText(key) ? unstorablePath(item, here) : path
    if (found) return found
  }
  return null
}

/** The same value without what no table holds. */
export function storable<T>(value: T): T {
  return cleaned(value) as T
}

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return storableText(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => cleaned(item))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [storableText(key), cleaned(item)]))
}

/** A text as a table holds it. */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed()
}

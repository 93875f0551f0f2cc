/**
 * The keys of a file of messages that were added, changed or removed between two texts of it. A text that is
 * no JSON yet, or none any more, counts as empty.
 */
export function changedKeys(before: string, after: string): string[] {
  const [was, is] = [messages(before), messages(after)]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]),
  )
}

/** Does a source say one of these messages: `m.offers_title()`, `say.offers_title()`? */
export function saysOneOf(text: string, keys: string[]): boolean {
  return keys.length > 0 && new RegExp(`\\.(?:${keys.join('|')})\\b`).test(text)
}

function messages(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

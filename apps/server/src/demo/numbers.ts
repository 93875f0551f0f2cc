/** A small repeatable generator of numbers from 0 to 1 (mulberry32 over a text's hash). */
export function numbersFrom(text: string): () => number {
  let state = [...text].reduce((hash, sign) => Math.imul(hash ^ sign.charCodeAt(0), 16777619), 2166136261)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** One of a list, by a number from 0 to 1. */
export function pick<const List extends readonly [unknown, ...unknown[]]>(
  list: List,
  number: number,
): List[number] {
  return list[Math.floor(number * list.length)] ?? list[0]
}

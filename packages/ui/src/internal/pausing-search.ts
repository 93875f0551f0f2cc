/** What is typed into a search, and how far the list it searches has followed. */
export interface Searching {
  readonly typed: string
  /** What the list is searched by. */
  readonly known: string
  /** What it was told to search by and has not come to yet. */
  readonly told: string | null
}

export function searchBegun(value: string): Searching {
  return { typed: value, known: value, told: null }
}

/**
 * What the list shall be searched by next; null while it is searched by that. White space round it says
 * nothing.
 */
export function nextSearch({ typed, known }: Searching): string | null {
  const text = typed.trim()
  return text === known ? null : text
}

/**
 * The list is searched by something else now. Where that is what it was told, whatever was typed meanwhile
 * stays; where somebody else changed it ("back", "clear filters"), the field follows.
 */
export function searchArrived({ typed, told }: Searching, value: string): Searching {
  return { typed: value === told ? typed : value, known: value, told: null }
}

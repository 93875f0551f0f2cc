/** Keyset pages: the token is where the last row stood, opaque to callers (REQ-08, REQ-10). */
export interface PagePosition {
  at: Date
  id: string
}

/** Null for the first page and for a token that is not ours. */
export function readPageToken(token: string | undefined): PagePosition | null {
  if (!token) return null
  const [time = '', id = ''] = Buffer.from(token, 'base64url').toString('utf8').split('|')
  const at = instantOf(time)
  return at === null || !/^[\w-]{1,80}$/.test(id) ? null : { at, id }
}

/** The last instant whose year has four digits; later ones are none to the database. */
const lastMs = 253_402_300_799_999

/** An instant out of a token, in epoch milliseconds; null for a text that is none we would have written. */
export function instantOf(text: string): Date | null {
  return /^\d{1,15}$/.test(text) && Number(text) <= lastMs ? new Date(Number(text)) : null
}

export function pageToken({ at, id }: PagePosition): string {
  return Buffer.from(`${at.getTime()}|${id}`).toString('base64url')
}

/** Cuts the one row too many that tells whether there is another page. */
export function pageOf<Row>(rows: readonly Row[], size: number, positionOf: (row: Row) => PagePosition) {
  return pageBy(rows, size, (row) => pageToken(positionOf(row)))
}

/** The same for rows that stand in an order of their own; `tokenOf` writes where a row stands. */
export function pageBy<Row>(rows: readonly Row[], size: number, tokenOf: (row: Row) => string) {
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  return { rows: shown, nextPageToken: rows.length > size && last !== undefined ? tokenOf(last) : null }
}

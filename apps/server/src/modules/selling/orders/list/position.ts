/** Where a page ended: the value it was sorted by, whole, and the row's id. */
export interface Position {
  value: bigint
  id: string
}

/** Opaque to callers (REQ-08). `text` is `value|id` as the database wrote it. */
export function writePosition(column: string, text: string): string {
  return Buffer.from(`${column}|${text}`).toString('base64url')
}

/** Null for the first page, for a token of another order and for one that is not ours. */
export function readPosition(token: string | undefined, column: string): Position | null {
  if (!token) return null
  const match = /^(\w+)\|(\d{1,18})\|([\w-]{1,64})$/.exec(Buffer.from(token, 'base64url').toString('utf8'))
  if (!match || match[1] !== column) return null
  const value = BigInt(match[2]!)
  // Beyond the years that have four digits.
  return column === 'created_at' && value > 253_402_300_799_999_999n ? null : { value, id: match[3]! }
}

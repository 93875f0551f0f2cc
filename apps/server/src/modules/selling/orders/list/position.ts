import { cursorOf, numberPart, textPart } from '../../../../platform/http/cursor.ts'

/** Where a page ended: the value it was sorted by, whole, and the row's id. */
export interface Position {
  value: bigint
  id: string
}

const cursor = cursorOf<Position & { column: string }>({ column: textPart, value: numberPart, id: textPart })

/** `text` is `value|id` as the database wrote it. */
export function writePosition(column: string, text: string): string {
  const [value = '', id = ''] = text.split('|')
  return cursor.write({ column, value: BigInt(value), id })
}

/** Null for the first page, for a token of another order and for one that is not ours. */
export function readPosition(token: string | undefined, column: string): Position | null {
  const position = cursor.read(token)
  if (position?.column !== column) return null
  // Beyond the years that have four digits.
  return column === 'created_at' && position.value > 253_402_300_799_999_999n ? null : position
}

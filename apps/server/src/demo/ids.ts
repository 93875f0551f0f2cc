import { createHash } from 'node:crypto'
import { UUID } from 'uuidv7'
import { numberOf } from '../platform/ids.ts'

/** A UUID that is the same every time for the same text (version 8): rows that are made again and again. */
export function uuidFrom(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return UUID.ofInner(bytes).toString()
}

/** The same number every time for the same text. */
export function numberFrom(text: string): string {
  return numberOf(createHash('sha256').update(text).digest().subarray(0, 5))
}

import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { fieldTexts } from './field-texts.ts'

/** A part of a path: in words where the field has a name, as it is written where it has none. */
export interface PathPart {
  text: string
  isCode: boolean
}

/** `verdict.0.mark` as one reads it: the verdict, its first, the mark. */
export function pathParts(path: string): PathPart[] {
  return path.split('.').map((part) => {
    if (/^\d+$/.test(part)) return { text: String(Number(part) + 1), isCode: false }
    const text = Object.hasOwn(fieldTexts, part) ? fieldTexts[part]!() : undefined
    return text === undefined ? { text: part, isCode: true } : { text, isCode: false }
  })
}

/** What stood in a field: a yes or no, a moment in the reader's zone, else as it is written. */
export function recordedText(value: string): string {
  if (value === 'true') return m.common_yes()
  if (value === 'false') return m.common_no()
  if (['null', '[]', '{}', ''].includes(value)) return m.common_dash()
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/.test(value) ? instantText(value) : value
}

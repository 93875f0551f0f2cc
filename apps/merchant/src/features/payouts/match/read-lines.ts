import { delimiterOf } from '@daftar/rules/bank/delimiter'
import Papa from 'papaparse'

/** The cells of a statement, line by line, whatever its encoding and delimiter. */
export function readLines(bytes: Uint8Array): string[][] {
  const text = decodeStatement(bytes)
  const { data } = Papa.parse<string[]>(text, { delimiter: delimiterOf(text), skipEmptyLines: false })
  return data
}

/**
 * The text of a statement: UTF-8 or UTF-16 by its mark, UTF-8 when it is valid, else Windows-1256, in which
 * Arabic banks write. That one is never invalid, so it comes last.
 */
export function decodeStatement(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}

import {
  longestImport,
  readLocations,
  type ImportProblem,
  type ImportRow,
} from '@daftar/rules/locations/import'
import type { Locations } from './queries.ts'

/** A file as it was read: its rows, or why it has none. */
export type ReadFile =
  { name: string; text: string; rows: ImportRow[] } | { name: string; problem: ImportProblem }

/**
 * Reads a file of locations by the rules of the server. Spreadsheets in Arabic still write the Windows code
 * page.
 */
export async function readFile(file: File, { locations, stores }: Locations): Promise<ReadFile> {
  const { name } = file
  if (file.size > 4 * longestImport) return { name, problem: 'too_long' }
  const text = decoded(await file.arrayBuffer())
  const tills = new Set(locations.map(({ pos_id }) => pos_id).filter((till) => till !== ''))
  const rows = readLocations(text, stores, tills)
  return typeof rows === 'string' ? { name, problem: rows } : { name, text, rows }
}

function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1256').decode(bytes)
  }
}

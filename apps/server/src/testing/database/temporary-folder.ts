import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'

/** A folder of its own; all of them are removed at the end of the run. */
export function temporaryFolder(): string {
  return mkdtempSync(join(inject('temporaryRoot'), 'folder-'))
}

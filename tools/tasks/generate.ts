import { writeGenerated } from '../generate/generated.ts'
import { show } from '../lib/run.ts'

/** Writes what follows from folders and migrations: the lists, then the schema. True when all is written. */
export async function generate(): Promise<boolean> {
  const written = writeGenerated()
  console.log(written.length > 0 ? `written: ${written.join(', ')}` : 'every list says what its folders say')
  return (await show([process.execPath, ['apps/server/src/testing/database/write-schema.ts']])) === 0
}

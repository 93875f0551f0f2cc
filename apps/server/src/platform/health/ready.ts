import type { Database } from '../database/database.ts'
import { schemaVersion } from '../database/migrate.ts'
import { anyWorkerAlive } from '../jobs/worker-life.ts'

export type Readiness = {
  ready: boolean
  /** Newest migration this build knows, and the newest one the database has. */
  schema: { build: string; database: string | null }
  /** What is not well, for the operator; empty when ready. */
  faults: string[]
}

/** Ready to serve: the database answers, its migrations are at this build's head, a worker lives. */
export async function checkReady(database: Database): Promise<Readiness> {
  const build = schemaVersion()
  try {
    const [row] = await database.systemRead(
      (tx) => tx<{ version: string | null }[]>`select max(version) as version from schema_migration`,
    )
    const faults = [
      row?.version !== build &&
        `the database has schema ${row?.version ?? 'none'}, this build needs ${build}`,
      !(await anyWorkerAlive(database)) && 'no worker is alive',
    ].filter((fault) => typeof fault === 'string')
    return { ready: faults.length === 0, schema: { build, database: row?.version ?? null }, faults }
  } catch {
    return { ready: false, schema: { build, database: null }, faults: ['the database does not answer'] }
  }
}

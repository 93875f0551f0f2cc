import type { Database } from '../database/database.ts'
import { schemaVersion } from '../database/upgrade/migrate.ts'
import { anyWorkerAlive } from '../jobs/worker-life.ts'

/** What the product stands on, and whether it is there. */
export type Readiness = {
  /** The database answers. */
  database: boolean
  /**
   * Its schema is this build's, or that of a later one: a migration never breaks the build before it, which
   * serves on while the processes are upgraded one by one.
   */
  migrations: boolean
  /** Some process works on the jobs. */
  worker: boolean
  /** There is room on the disk for what comes in. */
  disk: boolean
}

/** Looks at what is in the database now. */
export async function checkReady(database: Database): Promise<Omit<Readiness, 'disk'>> {
  try {
    const [row] = await database.systemRead(
      (tx) => tx<{ version: string | null }[]>`select max(version) as version from schema_migration`,
    )
    const migrations = (row?.version ?? '') >= schemaVersion()
    return { database: true, migrations, worker: await anyWorkerAlive(database) }
  } catch {
    return { database: false, migrations: false, worker: false }
  }
}

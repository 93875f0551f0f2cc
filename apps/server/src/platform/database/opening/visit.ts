import { awaitDatabase } from './await-database.ts'
import { connect, type Sql } from '../connect.ts'
import { FolderInUse } from '../embedded/folder-lock.ts'
import { portOfLastRun } from '../embedded/port.ts'
import { asEmbeddedRoot, embeddedPassword } from '../embedded/embedded-root.ts'
import { startEmbedded } from '../embedded/embedded.ts'
import type { DatabaseConfig } from './open.ts'
import { withDatabase } from '../roles.ts'

/**
 * Work on the database as it lies there: through the administrator of the configuration, without making
 * roles, migrating or checking anything. The embedded one is started for the time of the visit, or visited
 * where it runs.
 */
export async function visitDatabase<T>(
  config: DatabaseConfig,
  work: (sql: Sql, url: string) => Promise<T>,
): Promise<T> {
  if (config.databaseUrl) {
    await awaitDatabase(config.databaseUrl, { waitSeconds: 0, tell: () => undefined })
    return through(config.databaseUrl, work)
  }
  try {
    const cluster = await startEmbedded({ dataDir: config.dataDir, password: embeddedPassword(config) })
    try {
      return await through(withDatabase(await asEmbeddedRoot(cluster.adminUrl, config), 'daftar'), work)
    } finally {
      await cluster.stop()
    }
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    const running = `postgres://127.0.0.1:${portOfLastRun(config.dataDir)}/postgres`
    return through(withDatabase(await asEmbeddedRoot(running, config), 'daftar'), work)
  }
}

async function through<T>(url: string, work: (sql: Sql, url: string) => Promise<T>): Promise<T> {
  const sql = connect(url, { max: 1, name: 'daftar-visit' })
  try {
    return await work(sql, url)
  } finally {
    await sql.end()
  }
}

import { assertSafe } from './assert-safe.ts'
import { awaitDatabase } from './await-database.ts'
import { connect } from './connect.ts'
import { databaseAt, type Database } from './database.ts'
import { FolderInUse } from './embedded/folder-lock.ts'
import { portOfLastRun } from './embedded/port.ts'
import { startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import {
  actAsOwner,
  ensureDatabase,
  ensureRoles,
  grantToOwner,
  roleNames,
  rolePassword,
  urlFor,
} from './roles.ts'

export { DatabaseAway } from './await-database.ts'
export { SchemaRefused } from './migrate.ts'

/** What of the configuration the database needs. */
export type DatabaseConfig = {
  dataDir: string
  secretKey: string
  databaseUrl?: string | undefined
  databaseAppUrl?: string | undefined
  /** Connections of this process; ten when left out. */
  databaseConnections?: number
  /** How long a database that does not answer yet is waited for; not at all when left out. */
  databaseWaitSeconds?: number
}

/**
 * The product's database, migrated and checked: the embedded cluster of DATA_DIR, or the PostgreSQL of
 * DATABASE_URL. With DATABASE_URL alone its user creates the roles; with DATABASE_APP_URL as well, that user
 * only migrates and the operator made the roles. `close` also stops the embedded cluster. Throws `DatabaseAway` when nothing
 * answers at DATABASE_URL for as long as it is waited for, which `tell` hears of.
 */
export async function openDatabase(
  config: DatabaseConfig,
  tell: (sentence: string) => void = () => undefined,
): Promise<Database> {
  if (!config.databaseUrl) return openEmbedded(config)
  await awaitDatabase(config.databaseUrl, { waitSeconds: config.databaseWaitSeconds ?? 0, tell })
  return openGiven(config, config.databaseUrl)
}

/**
 * The same for a short visit from beside the server: where a running one holds the embedded cluster, this goes through
 * that cluster and leaves it running.
 */
export async function joinDatabase(config: DatabaseConfig): Promise<Database> {
  try {
    return await openDatabase(config)
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    const running = `postgres://127.0.0.1:${portOfLastRun(config.dataDir)}/daftar`
    return checked(config, urlFor(running, roleNames.app, config.secretKey))
  }
}

/**
 * Makes the roles in the PostgreSQL of DATABASE_URL and nothing else, as every start does: what a dump of another one is restored
 * into. Its user may then act as their owner.
 */
export async function makeRoles(config: DatabaseConfig & { databaseUrl: string }): Promise<void> {
  await awaitDatabase(config.databaseUrl, { waitSeconds: 0, tell: () => undefined })
  await withAdmin(config.databaseUrl, async (admin) => {
    await ensureRoles(admin, config.secretKey)
    await grantToOwner(admin)
    await actAsOwner(admin)
  })
}

async function openEmbedded(config: DatabaseConfig): Promise<Database> {
  const cluster = await startEmbedded({
    dataDir: config.dataDir,
    password: rolePassword(config.secretKey, 'daftar_root'),
  })
  try {
    await withAdmin(cluster.adminUrl, (admin) => ensureRoles(admin, config.secretKey))
    await ensureDatabase(cluster.adminUrl, 'daftar')
    await migrate(urlFor(cluster.adminUrl, roleNames.owner, config.secretKey, 'daftar'))
    const database = await checked(
      config,
      urlFor(cluster.adminUrl, roleNames.app, config.secretKey, 'daftar'),
    )
    return { ...database, close: () => database.close().then(() => cluster.stop()) }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

async function openGiven(config: DatabaseConfig, adminUrl: string): Promise<Database> {
  if (config.databaseAppUrl) {
    await migrate(adminUrl)
    return checked(config, config.databaseAppUrl)
  }
  await withAdmin(adminUrl, async (admin) => {
    await ensureRoles(admin, config.secretKey)
    await grantToOwner(admin)
  })
  await migrate(urlFor(adminUrl, roleNames.owner, config.secretKey))
  return checked(config, urlFor(adminUrl, roleNames.app, config.secretKey))
}

async function checked(config: DatabaseConfig, appUrl: string): Promise<Database> {
  const database = databaseAt(appUrl, { max: config.databaseConnections ?? 10 })
  try {
    await assertSafe(database.sql)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function withAdmin(
  url: string,
  work: (admin: ReturnType<typeof connect>) => Promise<void>,
): Promise<void> {
  const admin = connect(url, { max: 1, name: 'daftar-roles' })
  try {
    await work(admin)
  } finally {
    await admin.end()
  }
}

import { unlockRoot, type MasterKeys } from '../../crypto/master-key.ts'
import { assertSafe } from './assert-safe.ts'
import { awaitDatabase } from './await-database.ts'
import { fillOnce } from './fill-once.ts'
import { databaseAt, type Database } from '../database.ts'
import { FolderInUse } from '../embedded/folder-lock.ts'
import { portOfLastRun } from '../embedded/port.ts'
import { startEmbedded } from '../embedded/embedded.ts'
import { asEmbeddedRoot, embeddedPassword } from '../embedded/embedded-root.ts'
import { migrate } from '../upgrade/migrate.ts'
import {
  actAsOwner,
  ensureDatabase,
  ensureRoles,
  grantToOwner,
  roleNames,
  urlFor,
  withDatabase,
} from '../roles.ts'
import { withAdmin } from './with-admin.ts'

export { DatabaseAway } from './await-database.ts'
export { HalfFilled } from './fill-once.ts'
export { KeyDoesNotFit } from '../../crypto/master-key.ts'
export { SchemaRefused } from '../upgrade/migrate.ts'

/** What of the configuration the database needs. */
export type DatabaseConfig = MasterKeys & {
  dataDir: string
  databaseUrl?: string | undefined
  databaseAppUrl?: string | undefined
  /** Connections of this process; ten when left out. */
  databaseConnections?: number
  /** How long a database that does not answer yet is waited for; not at all when left out. */
  databaseWaitSeconds?: number
}

/** Told while a database is opened by whoever has something else to do meanwhile. */
interface Opening {
  /** Its own programs run: there is nothing but to wait. */
  begun?: () => void
  /**
   * For as long as its own programs start, or a new one makes its tables, it asks nothing of this process.
   */
  busy?: () => void
}

/** A database, and the key kept in it from which every other key follows. */
export type OpenedDatabase = Database & { rootKey: string }

/**
 * The product's database, migrated, unlocked and checked: the embedded cluster of DATA_DIR, or the PostgreSQL
 * of DATABASE_URL. With DATABASE_URL alone its user creates the roles; with DATABASE_APP_URL as well, that
 * user only migrates and the operator made the roles. `close` also stops the embedded cluster. Throws
 * `DatabaseAway` when nothing answers at DATABASE_URL for as long as it is waited for, which `tell` hears of,
 * and `KeyDoesNotFit` for another one's key.
 */
export async function openDatabase(
  config: DatabaseConfig,
  tell: (sentence: string) => void = () => undefined,
  { begun = () => undefined, busy = () => undefined }: Opening = {},
): Promise<OpenedDatabase> {
  if (!config.databaseUrl) return openEmbedded(config, { begun, busy })
  begun()
  busy()
  await awaitDatabase(config.databaseUrl, { waitSeconds: config.databaseWaitSeconds ?? 0, tell })
  const database = await openGiven(config, config.databaseUrl)
  return {
    ...database,
    firstFilling: (isBegun, work) =>
      fillOnce(database.appUrl, isBegun, () => database.firstFilling(isBegun, work)),
  }
}

/**
 * The same for a short visit from beside the server: where a running one holds the embedded cluster, this
 * goes through that cluster and leaves it running.
 */
export async function joinDatabase(config: DatabaseConfig): Promise<OpenedDatabase> {
  try {
    return await openDatabase(config)
  } catch (error) {
    if (error instanceof FolderInUse) return joinRunning(config)
    throw error
  }
}

/**
 * Makes the roles in the PostgreSQL of DATABASE_URL and nothing else: what a dump of another one is restored
 * into. Its user may then act as their owner; the start gives the serving role its
 * password.
 */
export async function makeRoles(config: DatabaseConfig & { databaseUrl: string }): Promise<void> {
  await awaitDatabase(config.databaseUrl, { waitSeconds: 0, tell: () => undefined })
  await withAdmin(config.databaseUrl, async (admin) => {
    await ensureRoles(admin, config.secretKey, [roleNames.owner])
    await grantToOwner(admin)
    await actAsOwner(admin)
  })
}

async function joinRunning(config: DatabaseConfig): Promise<OpenedDatabase> {
  const running = `postgres://127.0.0.1:${portOfLastRun(config.dataDir)}/daftar`
  const adminUrl = await asEmbeddedRoot(running, config)
  const rootKey = await withAdmin(adminUrl, (admin) => unlockRoot(admin, config))
  if (rootKey === null) throw new Error('the server that runs is still making its database')
  return { ...(await checked(config, urlFor(adminUrl, roleNames.app, rootKey))), rootKey }
}

async function openEmbedded(
  config: DatabaseConfig,
  { begun, busy }: Required<Opening>,
): Promise<OpenedDatabase> {
  const cluster = await startEmbedded({
    dataDir: config.dataDir,
    password: embeddedPassword(config),
    begun: (isNew) => {
      begun()
      if (!isNew) busy()
    },
  })
  try {
    const adminUrl = await asEmbeddedRoot(cluster.adminUrl, config)
    await withAdmin(adminUrl, (admin) => ensureRoles(admin, config.secretKey, [roleNames.owner]))
    await ensureDatabase(adminUrl, 'daftar')
    const database = await served(config, withDatabase(adminUrl, 'daftar'), busy)
    return {
      ...database,
      firstFilling: (isBegun, work) => cluster.fill(() => database.firstFilling(isBegun, work)),
      close: () => database.close().then(() => cluster.stop()),
    }
  } catch (error) {
    await cluster.stop()
    throw error
  }
}

async function openGiven(config: DatabaseConfig, adminUrl: string): Promise<OpenedDatabase> {
  if (config.databaseAppUrl) {
    const rootKey = await unlockAndMigrate(adminUrl, config)
    return { ...(await checked(config, config.databaseAppUrl)), rootKey }
  }
  return withAdmin(adminUrl, async (admin) => {
    // The owner's password is of this start alone: of two starts at once, one waits.
    await admin`select pg_advisory_lock(hashtext('daftar-start'))`
    await ensureRoles(admin, config.secretKey, [roleNames.owner])
    await grantToOwner(admin)
    return served(config, adminUrl)
  })
}

/**
 * Migrated and unlocked by the owner, then served by the app role, whose password follows from the root key
 * and so outlives master keys.
 */
async function served(config: DatabaseConfig, adminUrl: string, busy?: () => void): Promise<OpenedDatabase> {
  const rootKey = await unlockAndMigrate(urlFor(adminUrl, roleNames.owner, config.secretKey), config, busy)
  await withAdmin(adminUrl, (admin) => ensureRoles(admin, rootKey, [roleNames.app, roleNames.report]))
  return { ...(await checked(config, urlFor(adminUrl, roleNames.app, rootKey))), rootKey }
}

/** A database that another key opens is not even migrated. */
async function unlockAndMigrate(
  ownerUrl: string,
  config: DatabaseConfig,
  busy?: () => void,
): Promise<string> {
  const known = await withAdmin(ownerUrl, (owner) => unlockRoot(owner, config))
  await migrate(ownerUrl, { ...(busy && { busy }) })
  const rootKey = known ?? (await withAdmin(ownerUrl, (owner) => unlockRoot(owner, config)))
  if (rootKey === null) throw new Error('a migrated database has no place for its root key')
  return rootKey
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

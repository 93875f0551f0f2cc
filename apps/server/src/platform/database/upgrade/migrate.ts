import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { runMigrations } from 'graphile-worker'
import { connect, isPostgresError, type Sql } from '../connect.ts'
import type { Row } from '../rows.ts'

/** The folder every migration lies in: forward-only, `NNNN-name.sql`, run in order, never edited. */
export const migrationsFolder = join(import.meta.dirname, '../../../migrations')

export type Migration = { version: string; file: string; sql: string; checksum: string }

/** This build cannot serve the database as it is: a sentence for the operator. Nothing was changed. */
export class SchemaRefused extends Error {
  override name = 'SchemaRefused'
}

/**
 * The migrations of a folder in the order they run. Throws on a name that does not fit or a number used
 * twice.
 */
export function readMigrations(folder = migrationsFolder): Migration[] {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
  const migrations = files.map((file) => {
    if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(file)) throw new Error(`Migration ${file} is not named NNNN-name.sql`)
    const sql = readFileSync(join(folder, file), 'utf8')
    return { version: file.slice(0, 4), file, sql, checksum: createHash('sha256').update(sql).digest('hex') }
  })
  const twice = migrations.find((entry, index) => migrations[index + 1]?.version === entry.version)
  if (twice) throw new Error(`Two migrations have the number ${twice.version}`)
  return migrations
}

interface MigrateOptions {
  folder?: string
  upTo?: string
  /** Told of every file that ran, before it is committed. */
  watch?: (step: MigrationStep) => void
  /** Told when a new database makes all its tables, for which it asks nothing of this process. */
  busy?: () => void
}

/**
 * What one file took, and which tables that were there before nobody could write, or not even read, while it
 * ran.
 */
export interface MigrationStep {
  file: string
  seconds: number
  blocks: { table: string; readers: boolean }[]
}

/** The newest migration this build knows; health answers it beside what the database has. */
export function schemaVersion(folder = migrationsFolder): string {
  return readMigrations(folder).at(-1)?.version ?? '0000'
}

/**
 * The first file of the series that was squashed into today's before 0.1 (decision 0025): databases it made
 * are known by it.
 */
const squashedAway = '0001-roles-and-helpers.sql'

/**
 * Bring a database to the head, as its owner. One process migrates at a time; each file is one transaction
 * that gives up on a lock after five seconds rather than queueing everybody behind it. Throws `SchemaRefused`
 * for a database that this build cannot serve: of before the squash, with migrations this build does not
 * know, upgraded by a build that broke this one, or restored without its roles.
 */
export async function migrate(ownerUrl: string, options: MigrateOptions = {}): Promise<string[]> {
  const sql = connect(ownerUrl, { max: 1, name: 'daftar-migrate' })
  try {
    await sql`select pg_advisory_lock(hashtext('daftar-migrate'))`
    const ran = await runFiles(sql, readMigrations(options.folder), options)
    if (!options.upTo) await migrateJobs(sql, ownerUrl)
    return ran
  } catch (error) {
    throw isPostgresError(error, '42501') ? await ofOthers(sql, error) : error
  } finally {
    await sql.end()
  }
}

async function runFiles(
  sql: Sql,
  migrations: Migration[],
  { upTo = '9999', watch, busy }: MigrateOptions,
): Promise<string[]> {
  await sql`create table if not exists schema_migration (
    version text primary key, file text not null, checksum text not null, ran_at timestamptz not null default now())`
  const known = await sql<
    Row<'schema_migration', 'version' | 'file' | 'checksum'>[]
  >`select version, file, checksum from schema_migration`
  refuseUnknown(known, migrations)
  await refuseBroken(sql, migrations)
  const done = new Set(known.map(({ version }) => version))
  const due = migrations.filter(({ version }) => version <= upTo && !done.has(version))
  if (known.length === 0 && !watch) await runAtOnce(sql, due, busy)
  else for (const migration of due) await runFile(sql, migration, watch)
  return due.map(({ file }) => file)
}

/**
 * What ran must be what this build would have run. What is newer than all of it may be: processes are
 * upgraded one by one.
 */
function refuseUnknown(
  known: Row<'schema_migration', 'version' | 'file' | 'checksum'>[],
  migrations: Migration[],
): void {
  if (known.some(({ file }) => file === squashedAway))
    throw new SchemaRefused(
      'This database was made by a Daftar of before 0.1, whose migrations were squashed since: it cannot be upgraded, and was ' +
        'left as it is. Start with an empty DATA_DIR or an empty database, or keep running the build that made it.',
    )
  const ours = new Map(migrations.map((migration) => [migration.version, migration]))
  const head = migrations.at(-1)?.version ?? '0000'
  for (const { version, file, checksum } of known.filter((row) => row.version <= head)) {
    const own = ours.get(version)
    if (own?.file !== file)
      throw new SchemaRefused(
        `This database ran the migration ${file}, which this build does not know: it is of another line of builds, and was left as it is. Start the build that made it.`,
      )
    if (own.checksum !== checksum)
      throw new SchemaRefused(`Migration ${file} was changed after it ran: write a new one instead`)
  }
}

/**
 * A build as old as this one may be broken by what a newer one did to the database; the newer one has said
 * so.
 */
async function refuseBroken(sql: Sql, migrations: Migration[]): Promise<void> {
  const head = migrations.at(-1)?.version ?? '0000'
  // A database of before 0034 has no such column, and nothing that breaks.
  const [broken] = await sql<(Row<'schema_migration', 'file'> & { before: string })[]>`
    select file, to_jsonb(ran) ->> 'breaks_before' as before from schema_migration ran
     where to_jsonb(ran) ->> 'breaks_before' > ${head} order by version limit 1`
  if (broken)
    throw new SchemaRefused(
      `This database was upgraded by a newer Daftar, whose migration ${broken.file} ended builds before schema ${broken.before}; this build has schema ${head}. ` +
        'Start the newer build, or restore the backup that was made before the upgrade.',
    )
}

/** Tables that somebody else owns: the database was restored before its roles were there. */
async function ofOthers(sql: Sql, error: Error): Promise<Error> {
  const [table] = await sql<{ owner: string }[]>`
    select tableowner as owner from pg_tables
     where schemaname = 'public' and tablename = 'schema_migration' and tableowner <> current_user`
  if (!table) return error
  return new SchemaRefused(
    `The tables of this database belong to ${table.owner}: it was restored before its roles were made. ` +
      'Make it anew and empty, run `npm run roles`, and restore again as docs/operations/backup.md says.',
    { cause: error },
  )
}

/** What a migration says that takes something away which older builds need. */
const breaking = /^-- Breaks builds before (\d{4})\./m

/**
 * A file with what its transaction does beside it: it gives up on a lock after five seconds, and notes that
 * it ran. The name of a file and its checksum hold no quote.
 */
function withItsNote({ version, file, sql: text, checksum }: Migration): string {
  const [, before] = breaking.exec(text) ?? []
  return `
    set local lock_timeout = '5s';
    ${text}
    ; insert into schema_migration (version, file, checksum) values ('${version}', '${file}', '${checksum}');
    ${before ? `update schema_migration set breaks_before = '${before}' where version = '${version}';` : ''}`
}

/**
 * The whole series in a database where nothing ran yet, each file a transaction by itself as ever. The
 * database holds the texts and works them off alone: whoever starts a product has better things to do than to
 * hand it file after file.
 */
async function runAtOnce(sql: Sql, due: readonly Migration[], busy?: () => void): Promise<void> {
  await sql`select set_config('daftar.due', ${JSON.stringify(due.map(withItsNote))}, false)`
  const running = sql.unsafe(`
    do $$ declare next text; begin
      for next in select jsonb_array_elements_text(current_setting('daftar.due')::jsonb) loop
        execute next;
        commit;
      end loop;
    end $$`)
  const ended = running.execute().catch(async (error: Error) => {
    const [counted] = await sql<{ ran: number }[]>`select count(*)::int as ran from schema_migration`
    throw failed(due[counted?.ran ?? 0]?.file ?? '', error)
  })
  // The driver writes when the loop comes round.
  await setImmediate()
  await setImmediate()
  busy?.()
  await ended
}

async function runFile(sql: Sql, migration: Migration, watch?: MigrateOptions['watch']): Promise<void> {
  const { file } = migration
  const begunAt = performance.now()
  try {
    await sql.begin(async (tx) => {
      const there = watch ? await tablesThere(tx) : []
      await tx.unsafe(withItsNote(migration))
      watch?.({ file, seconds: (performance.now() - begunAt) / 1000, blocks: await blockedOf(tx, there) })
    })
  } catch (error) {
    throw failed(file, error as Error)
  }
}

function failed(file: string, error: Error): Error {
  return new Error(`Migration ${file} failed: ${error.message}`, { cause: error })
}

type Transaction = Parameters<Parameters<Sql['begin']>[1]>[0]

async function tablesThere(tx: Transaction): Promise<string[]> {
  const rows = await tx<
    { name: string }[]
  >`select tablename as name from pg_tables where schemaname = 'public'`
  return rows.map(({ name }) => name)
}

async function blockedOf(tx: Transaction, tables: readonly string[]): Promise<MigrationStep['blocks']> {
  if (tables.length === 0) return []
  return tx<MigrationStep['blocks']>`
    select c.relname as table, bool_or(l.mode = 'AccessExclusiveLock') as readers
      from pg_locks l join pg_class c on c.oid = l.relation
     where l.pid = pg_backend_pid() and l.granted and c.relname = any(${[...tables]}::text[]) and c.relname <> 'schema_migration'
       and l.mode in ('ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock')
     group by 1 order by 1`
}

/** The job queue brings its own schema; the app role works in it but does not own it. */
async function migrateJobs(sql: Sql, ownerUrl: string): Promise<void> {
  await runMigrations({ connectionString: ownerUrl, logger: undefined })
  await sql.unsafe(`
    grant usage on schema graphile_worker to daftar_app;
    grant select, insert, update, delete on all tables in schema graphile_worker to daftar_app;
    grant usage, select on all sequences in schema graphile_worker to daftar_app;
    grant execute on all functions in schema graphile_worker to daftar_app;
    grant select on schema_migration to daftar_app;
    do $$ declare name text; begin
      for name in select tablename from pg_tables where schemaname = 'graphile_worker' and rowsecurity loop
        if not exists (select 1 from pg_policies where schemaname = 'graphile_worker' and tablename = name) then
          execute format('create policy app on graphile_worker.%I to daftar_app using (true) with check (true)', name);
        end if;
      end loop;
    end $$;`)
}

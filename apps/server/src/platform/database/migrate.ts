import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runMigrations } from 'graphile-worker'
import { connect, type Sql } from './connect.ts'
import type { Row } from './rows.ts'

/** The folder every migration lies in: forward-only, `NNNN-name.sql`, run in order, never edited. */
export const migrationsFolder = join(import.meta.dirname, '../../migrations')

export type Migration = { version: string; file: string; sql: string; checksum: string }

/** The migrations of a folder in the order they run. Throws on a name that does not fit or a number used twice. */
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

/** The newest migration this build knows; health answers it beside what the database has. */
export function schemaVersion(folder = migrationsFolder): string {
  return readMigrations(folder).at(-1)?.version ?? '0000'
}

/** The first file of the series that was squashed into today's before 0.1 (decision 0025): databases it made are known by it. */
const squashedAway = '0001-roles-and-helpers.sql'

/**
 * Bring a database to the head, as its owner. One process migrates at a time; each file is one transaction
 * that gives up on a lock after five seconds rather than queueing everybody behind it.
 * Throws when a file that already ran was changed since, and when the database is of before the squash.
 */
export async function migrate(
  ownerUrl: string,
  options: { folder?: string; upTo?: string } = {},
): Promise<string[]> {
  const sql = connect(ownerUrl, { max: 1, name: 'daftar-migrate' })
  try {
    await sql`select pg_advisory_lock(hashtext('daftar-migrate'))`
    const ran = await runFiles(sql, readMigrations(options.folder), options.upTo)
    if (!options.upTo) await migrateJobs(sql, ownerUrl)
    return ran
  } finally {
    await sql.end()
  }
}

async function runFiles(sql: Sql, migrations: Migration[], upTo = '9999'): Promise<string[]> {
  await sql`create table if not exists schema_migration (
    version text primary key, file text not null, checksum text not null, ran_at timestamptz not null default now())`
  const known = await sql<
    Row<'schema_migration', 'version' | 'file' | 'checksum'>[]
  >`select version, file, checksum from schema_migration`
  if (known.some(({ file }) => file === squashedAway)) {
    throw new Error(
      'This database was made by a Daftar of before 0.1, whose migrations were squashed since: it cannot be upgraded, and was ' +
        'left as it is. Start with an empty DATA_DIR or an empty database, or keep running the build that made it.',
    )
  }
  const done = new Map(known.map((row) => [row.version, row.checksum]))
  const ran: string[] = []
  for (const migration of migrations.filter(({ version }) => version <= upTo)) {
    const checksum = done.get(migration.version)
    if (checksum === undefined) await runFile(sql, migration).then(() => ran.push(migration.file))
    else if (checksum !== migration.checksum) {
      throw new Error(`Migration ${migration.file} was changed after it ran: write a new one instead`)
    }
  }
  return ran
}

async function runFile(sql: Sql, { version, file, sql: text, checksum }: Migration): Promise<void> {
  try {
    await sql.begin(async (tx) => {
      await tx`set local lock_timeout = '5s'`
      await tx.unsafe(text)
      await tx`insert into schema_migration (version, file, checksum) values (${version}, ${file}, ${checksum})`
    })
  } catch (error) {
    throw new Error(`Migration ${file} failed: ${(error as Error).message}`, { cause: error })
  }
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

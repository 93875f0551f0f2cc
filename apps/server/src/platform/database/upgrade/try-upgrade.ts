import { rmSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect, type Sql } from '../connect.ts'
import { dumpWithTotals, runProgram } from './dump.ts'
import { migrate, type MigrationStep } from './migrate.ts'
import { actAsOwner, ensureRoles, grantToOwner, roleNames, urlFor, withDatabase } from '../roles.ts'
import { readTotals, type Totals } from './totals.ts'

/** What an upgrade did to a copy of a database. */
export interface Trial {
  before: Totals
  after: Totals
  copySeconds: number
  steps: readonly MigrationStep[]
}

export interface TrialOptions {
  /** The administrator's connection to the database that is to be upgraded, which stays as it is. */
  sql: Sql
  url: string
  secretKey: string
  /**
   * Made by a copy of its files, which nobody may be connected to, or by a dump, beside a product that runs.
   */
  by: 'files' | 'dump'
  /** The administrator migrates by itself: the operator made the roles. */
  isMigrating: boolean
  folder?: string
}

const copyName = 'daftar_upgrade_check'

/** Runs the migrations of this build on a copy beside the database, measures, and removes the copy. */
export async function tryUpgrade({ sql, url, by, ...options }: TrialOptions): Promise<Trial> {
  await sql.unsafe(`drop database if exists ${copyName} with (force)`)
  const begunAt = performance.now()
  const copyUrl = withDatabase(url, copyName)
  const ownerUrl = options.isMigrating ? copyUrl : urlFor(url, roleNames.owner, options.secretKey, copyName)
  try {
    if (!options.isMigrating) await ensureRoles(sql, options.secretKey, [roleNames.owner])
    const before = by === 'files' ? await copyFiles(sql) : await copyByDump(sql, url, copyUrl, options)
    const copySeconds = (performance.now() - begunAt) / 1000
    const steps: MigrationStep[] = []
    const folder = options.folder === undefined ? {} : { folder: options.folder }
    await migrate(ownerUrl, { ...folder, watch: (step) => steps.push(step) })
    return { before, after: await totalsAt(ownerUrl), copySeconds, steps }
  } finally {
    await sql.unsafe(`drop database if exists ${copyName} with (force)`)
  }
}

async function copyFiles(sql: Sql): Promise<Totals> {
  const [row] = await sql<{ name: string }[]>`select quote_ident(current_database()) as name`
  await sql.unsafe(`create database ${copyName} template ${row?.name} owner ${roleNames.owner}`)
  return readTotals(sql)
}

async function copyByDump(
  sql: Sql,
  url: string,
  copyUrl: string,
  { isMigrating }: Pick<TrialOptions, 'isMigrating'>,
): Promise<Totals> {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-upgrade-'))
  const file = join(folder, 'copy.dump')
  try {
    const totals = await dumpWithTotals(sql, url, file)
    await sql.unsafe(`create database ${copyName}`)
    if (!isMigrating) await letOwnerIn(sql, copyUrl)
    const as = isMigrating ? [] : [`--role=${roleNames.owner}`]
    await runProgram('pg_restore', ['--no-owner', '--exit-on-error', ...as, file], copyUrl)
    return totals
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function letOwnerIn(sql: Sql, copyUrl: string): Promise<void> {
  await actAsOwner(sql)
  const copy = connect(copyUrl, { max: 1, name: 'daftar-upgrade' })
  try {
    await grantToOwner(copy)
  } finally {
    await copy.end()
  }
}

async function totalsAt(url: string): Promise<Totals> {
  const sql = connect(url, { max: 1, name: 'daftar-upgrade' })
  try {
    return await readTotals(sql)
  } finally {
    await sql.end()
  }
}

import { spawn } from 'node:child_process'
import type { Sql } from '../connect.ts'
import { readTotals, type Totals } from './totals.ts'

/** A program of PostgreSQL that ended badly, with what it wrote. */
export class ProgramFailed extends Error {
  override name = 'ProgramFailed'
}

/**
 * Dumps the database of the connection into a file, and answers the totals of the very same moment. What lets
 * PgBouncer ask for passwords belongs to the server, as the roles do, and stays there.
 */
export async function dumpWithTotals(sql: Sql, url: string, file: string): Promise<Totals> {
  return sql.begin('isolation level repeatable read read only', async (tx) => {
    const [exported] = await tx<{ id: string }[]>`select pg_export_snapshot() as id`
    const totals = await readTotals(tx)
    const what = ['--format=custom', '--exclude-schema=pgbouncer', `--snapshot=${exported?.id}`]
    await runProgram('pg_dump', [...what, `--file=${file}`], url)
    return totals
  })
}

/**
 * Runs a program of PostgreSQL on a database, whose password no list of processes shows. What it writes is
 * the owner's alone.
 */
export async function runProgram(name: 'pg_dump' | 'pg_restore', args: string[], url: string): Promise<void> {
  const { href, password } = withoutPassword(url)
  const before = process.umask(0o077)
  const child = spawn(name, [...args, `--dbname=${href}`], {
    stdio: ['ignore', 'inherit', 'pipe'],
    env: { ...process.env, PGPASSWORD: password },
  })
  process.umask(before)
  let written = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (written += text))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new ProgramFailed(
              `${name} is not installed here: it comes with the client programs of PostgreSQL.`,
            )
          : error,
      ),
    )
    child.once('close', resolve)
  })
  if (code !== 0) throw new ProgramFailed(`${name} failed:\n${written.trim()}`)
}

function withoutPassword(given: string): { href: string; password: string } {
  const url = new URL(given)
  const password = decodeURIComponent(url.password)
  url.password = ''
  return { href: url.href, password }
}

import { setTimeout as sleep } from 'node:timers/promises'
import { connect, isPostgresError } from '../connect.ts'
import { isPassing } from '../connections/passing.ts'

/**
 * The database cannot be reached, or does not let us in: a sentence for the operator, nothing more to look
 * at.
 */
export class DatabaseAway extends Error {
  override name = 'DatabaseAway'
}

const pauseMs = 1_000

/**
 * Wait until the database of this address answers: a whole machine may be starting, or failing over. What it
 * is waited for is told once. Throws `DatabaseAway` after so many seconds, and at once for what waiting does
 * not mend.
 */
export async function awaitDatabase(
  url: string,
  { waitSeconds, tell }: { waitSeconds: number; tell(sentence: string): void },
): Promise<void> {
  const where = whereIs(url)
  const until = performance.now() + waitSeconds * 1000
  for (let told = false; ; told = true) {
    const fault = await faultOf(url)
    if (fault === null) return
    if (!isPassing(fault) || performance.now() >= until)
      throw new DatabaseAway(
        `The database at ${where} ${refused(fault) ? 'refused the connection' : `did not answer within ${waitSeconds} seconds`}: ${reasonOf(fault)}. Look at DATABASE_URL, and whether it runs.`,
        { cause: fault },
      )
    if (!told)
      tell(
        `The database at ${where} does not answer (${reasonOf(fault)}); waiting up to ${waitSeconds} seconds for it.`,
      )
    await sleep(pauseMs)
  }
}

async function faultOf(url: string): Promise<unknown> {
  const sql = connect(url, { max: 1, name: 'daftar-start' })
  try {
    await sql`select 1`
    return null
  } catch (error) {
    return error
  } finally {
    await sql.end({ timeout: 0 })
  }
}

/** It answered, and said no. */
function refused(fault: unknown): boolean {
  return isPostgresError(fault) && !isPassing(fault)
}

function reasonOf(fault: unknown): string {
  const { message, code } = fault as { message?: string; code?: string }
  return message || code || 'no reason given'
}

/** Host, port and name, without the user and the password. */
function whereIs(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

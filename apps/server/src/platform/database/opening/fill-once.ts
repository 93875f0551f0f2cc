import type { Row } from '../rows.ts'
import { withAdmin } from './with-admin.ts'

/** The first filling of this database was cut short: a sentence for the operator. Nothing was changed. */
export class HalfFilled extends Error {
  override name = 'HalfFilled'
}

/**
 * Fills a PostgreSQL of others, once, and says in it that this is under way: what is cut short is neither
 * served nor dropped, for it may hold what is an operator's. Of processes that start at once one fills, and
 * the others wait until all of it is there. True when it was this one. Throws `HalfFilled` where an earlier
 * filling did not come to its end.
 */
export function fillOnce(
  appUrl: string,
  isBegun: () => Promise<boolean>,
  work: () => Promise<unknown>,
): Promise<boolean> {
  return withAdmin(appUrl, async (own) => {
    await own`select pg_advisory_lock(hashtext('daftar-first-filling'))`
    if (await isBegun()) {
      const [cutShort] = await own<Row<'first_filling', 'begun_at'>[]>`select begun_at from first_filling`
      if (cutShort) throw new HalfFilled(sentenceFor(cutShort.begun_at))
      return false
    }
    await own`insert into first_filling default values on conflict do nothing`
    await work()
    await own`delete from first_filling`
    return true
  })
}

function sentenceFor(begunAt: Date): string {
  return (
    `The first filling of this database with the demo, begun at ${begunAt.toISOString()}, was cut short: the database holds ` +
    'a part of the demo only, and was left as it is. To begin anew, stop every Daftar that uses it, drop the database and create it ' +
    'again, empty and of the same name (dropdb, createdb; its roles may stay), and start.'
  )
}

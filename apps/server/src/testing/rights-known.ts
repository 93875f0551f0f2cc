import type { Database } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'

/**
 * Until every right that was changed behind the product's back is known to it: what is told later is heard
 * later.
 */
export async function untilRightsAreKnown({ sql }: Database): Promise<void> {
  const mark = newId('mark')
  const heard = Promise.withResolvers<void>()
  const { unlisten } = await sql.listen('access', (id) => {
    if (id === mark) heard.resolve()
  })
  await sql.notify('access', mark)
  await heard.promise
  await unlisten()
}

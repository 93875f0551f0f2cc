import type { Tx } from '../../../platform/database/database.ts'
import { changes } from '../../../platform/database/rows.ts'
import { moveStatus } from '../../../platform/status/move.ts'
import { partLinkMachine, type PartLinkRow } from './machine.ts'
import { overdueLinks } from './store.ts'

/** What every link leaves behind when it ends: no pass and no draft. */
export function ended(at: Date) {
  return { ended_at: at, draft: null, pass_hash: null, pass_until: null }
}

/** Links whose days are over open nothing any more, and what was typed is forgotten. */
export async function expireLinks(tx: Tx, at: Date): Promise<void> {
  for (const row of await overdueLinks(tx, at)) await expire(tx, row, at)
}

/**
 * Forgets whom links of these applications were for, and ends those that could be used; that there were links
 * stays.
 */
export async function forgetPartLinks(tx: Tx, subjectIds: readonly string[], at: Date): Promise<void> {
  const ids = [...subjectIds]
  const live = await tx<PartLinkRow[]>`
    select * from part_link where subject_id = any (${ids}::text[]) and status in ('sent', 'opened') for update`
  for (const row of live) await expire(tx, row, at)
  const nobody = { person_name: '•••', contact: '•••' }
  await tx`update part_link set ${changes(tx, 'part_link', nobody)} where subject_id = any (${ids}::text[])`
}

async function expire(tx: Tx, row: PartLinkRow, at: Date): Promise<void> {
  await moveStatus(tx, partLinkMachine, row, {
    ...{ to: 'expired', actor: 'system', actorId: 'part_links.expire', at, set: ended(at) },
  })
}

import type { ReadTx } from '../../../platform/database/database.ts'
import { screeningState, type ScreenedSubject } from '@daftar/rules/screening/standing'
import type { Handlers } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { StaffNames } from '../files/index.ts'
import { presentHit, presentList } from './present.ts'
import { countScreened, decideHit, findHit, hitsOf, listHits, listsInUse, type HitRow } from './store.ts'

/** What lists say of a case, for whoever decides it. Read across merchants, for staff alone. */
export async function screeningOf(tx: ReadTx, subject: ScreenedSubject, subjectId: string) {
  const lists = await listsInUse(tx)
  const counted = await countScreened(
    tx,
    subject,
    subjectId,
    lists.map(({ id }) => id),
  )
  const hits = await hitsOf(tx, subject, subjectId)
  const decisions = hits.map(({ decision }) => decision)
  const state = screeningState({ lists: lists.length, ...counted, decisions })
  return { state, lists, compared: counted.compared, hits }
}

export function screeningHandlers(staffNames: StaffNames): Handlers<'screening'> {
  const present = async (tx: ReadTx, rows: readonly HitRow[]) => {
    const names = await staffNames(
      tx,
      rows.flatMap(({ decided_by }) => decided_by ?? []),
    )
    return rows.map((row) => presentHit(row, names))
  }

  return {
    'screening.ofSubject': async ({ tx, params }) => {
      const { state, compared, lists, hits } = await screeningOf(tx, params.subject, params.id)
      return {
        screening: { state, compared, lists: lists.map(presentList), hits: await present(tx, hits) },
      }
    },

    'screening.hits': async ({ tx, query }) => {
      const decision = query.decision ?? null
      const { rows, next_page_token } = await listPage(query, byTime('found_at'), ({ before: after, size }) =>
        listHits(tx, { decision, after, size }),
      )
      return {
        hits: await present(tx, rows),
        lists: (await listsInUse(tx)).map(presentList),
        next_page_token,
      }
    },

    'screening.decide': async ({ tx, params, body, actor, now, audit }) => {
      const row = await findHit(tx, params.id)
      audit({ object: `screening_hit:${params.id}`, merchantId: row?.merchant_id ?? null, after: body })
      if (!row) return refuse('not_found')
      const { decision, reason } = body
      audit({
        object: `screening_hit:${row.id}`,
        merchantId: row.merchant_id,
        before: { score: row.score, list: row.list_name, entry: row.entry_id, name: row.matched_name },
        after: body,
      })
      if (!(await decideHit(tx, row, { decision, reason, by: actor.id, at: now })))
        return refuse('wrong_status')
      const decided = await findHit(tx, row.id)
      const [hit] = decided ? await present(tx, [decided]) : []
      return hit ? { hit } : refuse('not_found')
    },
  }
}

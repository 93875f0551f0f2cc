import type { Call, Handlers } from '../../../../platform/http/call.ts'
import { cursorOf, dayPart, textPart } from '../../../../platform/http/cursor.ts'
import { byPosition, listHandler, type Keyset } from '../../../../platform/http/paging.ts'
import { refuse, refuseFields, Refusal } from '../../../../platform/http/refusal.ts'
import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { dateInZone } from '@daftar/rules/calendar/zones'
import type { Tx } from '../../../../platform/database/database.ts'
import { findMerchant } from '../../../merchants/merchants/index.ts'
import type { FilesDependencies } from '../dependencies.ts'
import { windClocks } from './clocks.ts'
import { placeFileHold, releaseFileHold, tellRelationEnd } from './holds.ts'
import { listErased, listKept, noDay, type ErasedFileRow, type KeptFileRow } from './lists.ts'
import { presentErased, presentKept } from './present.ts'

const byDueDay: Keyset<KeptFileRow, { until: CalendarDate; id: string }> = {
  cursor: cursorOf<{ until: CalendarDate; id: string }>({ until: dayPart, id: textPart }),
  positionOf: ({ keep_until, id }) => ({ until: keep_until ?? noDay, id }),
}

/** What is kept until when, what was deleted and why, and the holds that stop it: for staff. */
export function keptForStaffHandlers({
  ruleOf,
  staffNames,
}: Pick<FilesDependencies, 'ruleOf' | 'staffNames'>) {
  return {
    'files.keptForStaff': listHandler('files', {
      order: byDueDay,
      find: async ({ tx, query }: Call<'files.keptForStaff'>, page) => {
        const rows = await listKept(tx, { state: query.state, merchantId: query.merchant_id, ...page })
        const names = await staffNames(
          tx,
          rows.flatMap(({ hold }) => hold?.placed_by ?? []),
        )
        return rows.map((row) => withName(row, names))
      },
      present: presentKept,
    }),

    'files.erased': listHandler('files', {
      order: byPosition((row: ErasedFileRow) => ({ at: row.deleted_at, id: row.id })),
      find: ({ tx, query }: Call<'files.erased'>, page) =>
        listErased(tx, { merchantId: query.merchant_id, ...page }),
      present: presentErased,
    }),

    'files.placeHold': async ({ tx, body, actor, now, audit }) => {
      const { merchant_id: merchantId, file_id: fileId, reason, note } = body
      audit({ object: fileId ? `file:${fileId}` : `merchant:${merchantId}`, merchantId, after: body })
      const id = await placeFileHold(tx, {
        ...{ merchantId, fileId, reason, note },
        ...{ staffId: actor.id, at: now },
      })
      return id instanceof Refusal ? id : { id }
    },

    'files.releaseHold': async ({ tx, params: { id }, body: { note }, actor, now, audit }) => {
      audit({ object: `file_hold:${id}`, after: { note } })
      const released = await releaseFileHold(tx, { id, note, staffId: actor.id, at: now })
      if (released instanceof Refusal) return released
      audit({ object: `file_hold:${id}`, merchantId: released.merchantId, after: { note } })
      return { id }
    },

    'files.endRelation': async ({ tx, params, body, actor, now, audit }) => {
      const { id: merchantId } = params
      audit({ object: `merchant:${merchantId}`, merchantId, after: body })
      if (!(await findMerchant(tx, merchantId))) return refuse('not_found')
      const { ended_on: endedOn, note } = body
      if (endedOn !== null && endedOn > dateInZone(now.getTime(), 'UTC'))
        return refuseFields({ ended_on: 'date_in_future' })
      await tellRelationEnd(tx, { merchantId, endedOn, note, staffId: actor.id, at: now })
      await windClocks(tx, ruleOf, merchantId)
      return firstOf(tx, merchantId)
    },
  } satisfies Partial<Handlers<'files'>>
}

function withName(row: KeptFileRow, names: ReadonlyMap<string, string>): KeptFileRow {
  const { hold } = row
  return hold ? { ...row, hold: { ...hold, placed_by: names.get(hold.placed_by) ?? hold.placed_by } } : row
}

/** The file of a merchant that is due first, by which its clocks are known. */
async function firstOf(tx: Tx, merchantId: string) {
  const [row] = await listKept(tx, { merchantId })
  return { first_until: row?.keep_until ?? null }
}

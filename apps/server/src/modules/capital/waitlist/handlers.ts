import { joinedWaitlist } from '@daftar/rules/capital/offers/waitlist'
import { csvType, withByteOrderMark } from '../../../platform/csv.ts'
import { openCopySnapshot } from '../../../platform/database/snapshots/copy-snapshot.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { byPosition, listPage } from '../../../platform/http/paging.ts'
import { Refusal } from '../../../platform/http/refusal.ts'
import { waitlistCsv } from './csv.ts'
import { joinWaitlist } from './join.ts'
import { countByUse, listJoins } from './store.ts'

/** Joining is the merchant's; who joined is read at the desk. */
export function waitlistHandlers(database: Database): Handlers<'waitlist'> {
  return {
    'waitlist.join': async ({ actor, body, tx, now, audit }) => {
      const joined = await joinWaitlist(tx, actor, body ?? {}, now)
      if (joined instanceof Refusal) return joined
      audit({
        object: `merchant:${joined.merchantId}`,
        after: joined.isNew ? (body ?? {}) : { joined: 'before' },
      })
      return { experiment: { ...joinedWaitlist } }
    },

    'waitlist.list': async ({ tx, query }) => {
      const use = query.capital_use ?? null
      const newest = byPosition((row: { joined_at: Date; merchant_id: string }) => ({
        at: row.joined_at,
        id: row.merchant_id,
      }))
      const { rows, next_page_token } = await listPage(query, newest, (page) =>
        listJoins(tx, { use, ...page }),
      )
      return {
        entries: rows.map((row) => ({ ...row, joined_at: row.joined_at.toISOString() })),
        counts: await countByUse(tx),
        next_page_token,
      }
    },

    'waitlist.export': async ({ query, request, now, audit }) => {
      const use = query.capital_use ?? null
      audit({ object: 'waitlist', merchantId: null, after: { capital_use: use } })
      const snapshot = await openCopySnapshot(database.appUrl, { reach: 'provider' })
      return {
        bytes: withByteOrderMark(await snapshot.copy(waitlistCsv(use, request.language))),
        contentType: csvType,
        name: `waitlist-${now.toISOString().slice(0, 10)}.csv`,
        disposition: 'attachment',
      }
    },
  }
}

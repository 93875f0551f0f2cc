import type { Call, Handlers } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import type { ListingsDependencies } from './dependencies.ts'
import type { ListingRow } from './machine.ts'
import { presentForStaff } from './present.ts'
import { publish, reject, unpublish } from './review.ts'
import { countInReview, findHandedIn, listQueue, lockHandedIn } from './store.ts'

/** Listings as staff review them. */
export function listingDeskHandlers(deps: ListingsDependencies) {
  return {
    'listings.queue': async ({ tx, query }) => {
      const { rows, next_page_token } = await listPage(query, byTime('due_at'), ({ before: after, size }) =>
        listQueue(tx, query.status ?? 'in_review', { after, size }),
      )
      const listings = rows.map((row) => {
        const { merchant_id, merchant_name, merchant_name_ar, store_name, store_name_ar, status } = row
        return {
          ...{ merchant_id, merchant_name, merchant_name_ar, store_name, store_name_ar, status },
          store_id: row.id,
          is_live: row.published !== null,
          submitted_at: row.submitted_at.toISOString(),
          deadline_at: row.deadline_at?.toISOString() ?? null,
        }
      })
      return { listings, waiting: await countInReview(tx), next_page_token }
    },

    'listings.case': async ({ tx, params, version }) => {
      const row = await findHandedIn(tx, params.id)
      if (!row) return refuse('not_found')
      version(row.version)
      return { listing: presentForStaff(row) }
    },

    'listings.publish': (call) => deciding(call, undefined, (row) => publish(call.tx, deps, row, by(call))),

    'listings.reject': (call) =>
      deciding(call, call.body, (row) => reject(call.tx, row, { ...by(call), said: saidIn(call.body) })),

    'listings.unpublish': (call) =>
      deciding(call, call.body, (row) =>
        unpublish(call.tx, deps, row, { ...by(call), said: saidIn(call.body) }),
      ),
  } satisfies Partial<Handlers<'listings'>>
}

type DecidingCall = Pick<
  Call<'listings.publish'>,
  'tx' | 'params' | 'actor' | 'now' | 'audit' | 'version' | 'ifMatch'
>

function by({ actor, now }: Pick<DecidingCall, 'actor' | 'now'>) {
  return { staffId: actor.id, at: now }
}

function saidIn({ said_en: en, said_ar: ar }: { said_en: string; said_ar: string }) {
  return { en, ar }
}

/** Decides on the version that was read: of two who decide at once one does. */
async function deciding(
  { tx, params, audit, version, ifMatch }: DecidingCall,
  after: unknown,
  act: (row: ListingRow) => Promise<Refusal | null>,
) {
  const row = await lockHandedIn(tx, params.id)
  if (!row) return refuse('not_found')
  const { merchant_id: merchantId, status } = row
  audit({ object: `store:${row.id}`, merchantId, before: { status, version: row.version }, after })
  const refused = row.version === ifMatch ? await act(row) : refuse('stale_version')
  if (refused) return refused
  const decided = await findHandedIn(tx, row.id)
  if (!decided) return refuse('not_found')
  version(decided.version)
  return { listing: presentForStaff(decided) }
}

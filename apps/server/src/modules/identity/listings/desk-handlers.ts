import type { Call, Handlers } from '../../../platform/http/call.ts'
import { byTime, listPage } from '../../../platform/http/paging.ts'
import { refuse, type Refusal } from '../../../platform/http/refusal.ts'
import type { ListingsDependencies } from './dependencies.ts'
import { tellDecided } from './messages.ts'
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

    'listings.publish': (call) =>
      deciding(deps, call, { kind: 'listing_published', said: null }, (row) =>
        publish(call.tx, deps, row, by(call)),
      ),

    'listings.reject': (call) =>
      deciding(deps, call, { kind: 'listing_rejected', said: saidIn(call.body) }, (row, said) =>
        reject(call.tx, row, { ...by(call), said }),
      ),

    'listings.unpublish': (call) =>
      deciding(deps, call, { kind: 'listing_unpublished', said: saidIn(call.body) }, (row, said) =>
        unpublish(call.tx, deps, row, { ...by(call), said }),
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

type Said = ReturnType<typeof saidIn>

/** Decides on the version that was read: of two who decide at once one does, and the merchant is told. */
async function deciding(
  deps: ListingsDependencies,
  { tx, params, body, audit, version, ifMatch }: DecidingCall & { body?: unknown },
  { kind, said }: { kind: Parameters<typeof tellDecided>[3]; said: Said | null },
  act: (row: ListingRow, said: Said) => Promise<Refusal | null>,
) {
  const told = said ?? { en: '', ar: '' }
  const row = await lockHandedIn(tx, params.id)
  if (!row) return refuse('not_found')
  const { merchant_id: merchantId, status } = row
  audit({ object: `store:${row.id}`, merchantId, before: { status, version: row.version }, after: body })
  const refused = row.version === ifMatch ? await act(row, told) : refuse('stale_version')
  if (refused) return refused
  const decided = await findHandedIn(tx, row.id)
  if (!decided) return refuse('not_found')
  version(decided.version)
  await tellDecided(tx, deps, decided, kind, told)
  return { listing: presentForStaff(decided) }
}

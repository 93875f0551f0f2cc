import type { ReadTx } from '../../../platform/database/database.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findStoreSeen, merchantOfShown, type StoreRow } from '../../merchants/merchants/index.ts'
import type { ListingsDependencies } from './dependencies.ts'
import { presentListing } from './present.ts'
import { findListing } from './store.ts'
import { saveListing, submitListing } from './write.ts'

/** A listing as its merchant writes it, and its pictures as everybody sees them. */
export function listingHandlers(deps: ListingsDependencies) {
  const { database, documents } = deps
  return {
    'listings.read': async (call) => {
      const store = await seen(call)
      return store ? answer(call, store) : refuse('not_found')
    },

    'listings.save': async (call) => {
      const { tx, actor, body, ifMatch, now: at, audit } = call
      const store = await seen(call)
      const object = `store:${call.params.id}`
      audit({ object, after: body, ...(store && { merchantId: store.merchant_id }) })
      if (!store) return refuse('not_found')
      const writing = { personId: actor.id, ifMatch, at }
      return (await saveListing(tx, deps, store, body, writing)) ?? answer(call, store)
    },

    'listings.submit': async (call) => {
      const { tx, actor, ifMatch, now: at, audit } = call
      const store = await seen(call)
      audit({ object: `store:${call.params.id}`, ...(store && { merchantId: store.merchant_id }) })
      if (!store) return refuse('not_found')
      const writing = { personId: actor.id, ifMatch, at }
      return (await submitListing(tx, deps, store, writing)) ?? answer(call, store)
    },

    'listings.picture': async ({ params }) => {
      const merchantId = await database.systemRead((tx) => merchantOfShown(tx, params.id))
      const bytes = merchantId && (await documents.show(merchantId, params.id))
      return bytes ? { ...bytes, name: 'picture', isForever: true } : refuse('not_found')
    },
  } satisfies Partial<Handlers<'listings'>>
}

type StoreCall = Pick<Call<'listings.read'>, 'actor' | 'params'> & { tx: ReadTx }

/** The store of the call, where the person sees it. */
function seen({ tx, actor, params }: StoreCall) {
  return findStoreSeen(tx, actor.merchantId, actor.id, params.id)
}

async function answer(
  { tx, version }: Pick<Call<'listings.read'>, 'version'> & { tx: ReadTx },
  store: StoreRow,
) {
  const row = await findListing(tx, store.merchant_id, store.id)
  version(row?.version ?? 0)
  return { listing: presentListing(store.id, store, row) }
}

import { money, toDecimal } from '@daftar/rules/money/money'
import type { Currency } from '@daftar/rules/money/currency'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import { partsOf } from '@daftar/rules/stores/store-request'
import { isMember } from '../../../platform/http/actor.ts'
import type { Call, Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { changeStore, findStoreSeen, presentStoreDetails } from '../../merchants/merchants/index.ts'
import { askProduct, askStore } from './ask.ts'
import type { StoresDependencies } from './dependencies.ts'
import { presentRequest } from './present.ts'
import { presentSchedule } from './schedule.ts'
import { productsAsked, requestsOf } from './store.ts'

/** Stores as their merchant keeps them. */
export function storeHandlers(deps: StoresDependencies) {
  return { ...keeping(deps), ...requests(deps) } satisfies Partial<Handlers<'stores'>>
}

/** What a store sells by, when it is paid, and its own facts. */
function keeping(deps: StoresDependencies) {
  const { limits, cycleOf } = deps
  return {
    'stores.availableProducts': async ({ tx, actor, params }) => {
      const store = isMember(actor) && (await seen({ tx, actor, params }))
      if (!store) return refuse('not_found')
      const asked = await productsAsked(tx, store.merchant_id, store.id)
      const currency = store.currency as Currency
      const amount = (minor: bigint | undefined) =>
        minor === undefined ? null : toDecimal(money(minor, currency))
      return {
        items: paymentProductTypes.map((type) => ({
          type,
          status: store.products.includes(type)
            ? ('active' as const)
            : asked.includes(type)
              ? ('requested' as const)
              : ('available' as const),
          min_amount: amount(limits.least[currency]),
          max_amount: amount(limits.most[currency]),
          currency,
          installments_count: partsOf(type),
        })),
      }
    },

    'stores.schedules': async (call) => {
      const store = await seen(call)
      const cycle = store && (await cycleOf(call.tx, call.actor, store.merchant_id, call.now))
      return cycle ? { items: [presentSchedule(cycle)] } : refuse('not_found')
    },

    'stores.change': async (call) => {
      const { tx, params, body, ifMatch, now: at, audit, version } = call
      audit({ object: `store:${params.id}`, after: body })
      const row = await seen(call)
      if (!row) return refuse('not_found')
      const { name, name_ar, kind, website_url, address, category_id, closed_at } = row
      const before = { name, name_ar, kind, website_url, address, category_id, is_closed: closed_at !== null }
      audit({ object: `store:${params.id}`, merchantId: row.merchant_id, before, after: body })
      const given = {
        ...{ name: body.name, nameAr: body.name_ar, kind: body.kind, isClosed: body.is_closed },
        ...{ website: body.website_url, address: body.address },
        ...{ categoryId: body.category_id, legalEntityId: body.legal_entity_id },
      }
      const refused = await changeStore(tx, row, given, { ifMatch, at })
      if (refused) return refused
      const changed = await seen(call)
      if (!changed) return refuse('not_found')
      version(changed.version)
      return { store: presentStoreDetails(changed) }
    },
  } satisfies Partial<Handlers<'stores'>>
}

/** What a merchant asks for: a further store, or a product in one. */
function requests(deps: StoresDependencies) {
  const { calendarOf } = deps
  const asking = ({ actor, now }: Pick<Call<'stores.askStore'>, 'actor' | 'now'>) => ({
    ...{ merchantId: actor.merchantId, personId: actor.id, calendarOf, at: now },
  })
  return {
    'stores.requests': (call) => ownRequests(call),

    'stores.askStore': async (call) => {
      const { tx, body, audit } = call
      audit({ object: 'store', after: body })
      const id = await askStore(tx, asking(call), {
        ...{ name: body.name, nameAr: body.name_ar, kind: body.kind, country: body.country },
        ...{ website: body.website_url, address: body.address },
        ...{ categoryId: body.category_id, legalEntityId: body.legal_entity_id },
      })
      if (id instanceof Refusal) return id
      audit({ object: `store_request:${id}`, after: body })
      return ownRequests(call)
    },

    'stores.askProduct': async (call) => {
      const { tx, params, body, audit } = call
      audit({ object: `store:${params.id}`, after: body })
      const store = await seen(call)
      if (!store) return refuse('not_found')
      const id = await askProduct(tx, asking(call), store, body.product)
      return id instanceof Refusal ? id : ownRequests(call)
    },
  } satisfies Partial<Handlers<'stores'>>
}

/** The store of the call, where the person sees it. */
function seen({
  tx,
  actor,
  params,
}:
  | Pick<Call<'stores.askProduct'>, 'tx' | 'actor' | 'params'>
  | Pick<Call<'stores.schedules'>, 'tx' | 'actor' | 'params'>) {
  return findStoreSeen(tx, actor.merchantId, actor.id, params.id)
}

async function ownRequests({ tx, actor }: Pick<Call<'stores.requests'>, 'tx' | 'actor'>) {
  return { requests: (await requestsOf(tx, actor.merchantId)).map(presentRequest) }
}

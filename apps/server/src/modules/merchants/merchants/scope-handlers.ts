import type { AnswerOf } from '@daftar/contract'
import type { ComputedPermission } from '@daftar/rules/access/permissions'
import { money, toDecimal } from '@daftar/rules/money/money'
import type { Currency } from '@daftar/rules/money/currency'
import { paymentProductTypes } from '@daftar/rules/merchants/payment-products'
import type { ActorWorkspace } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { findMerchant, productsOfStores, storesSeen } from './store.ts'
import { listStores } from './store-rows.ts'
import { findLegalEntity } from './entity-store.ts'

/** What one purchase may come to, in minor units; a currency without one is not sold in. */
export interface PurchaseLimits {
  least: Partial<Record<Currency, bigint>>
  most: Partial<Record<Currency, bigint>>
}

/** What a person may see of the merchants they work for, and what each of these is and sells. */
export function scopeHandlers({ least, most }: PurchaseLimits) {
  return {
    // Every merchant of the person, whichever they work in now: nothing but what they chose it by
    // (DEC-MER-1).
    'merchants.scoped': async ({ actor, tx, query }) => {
      const seen = actor.workspaces.filter(({ country }) => !query.country || country === query.country)
      const stores = await storesSeen(
        tx,
        actor.id,
        seen.map(({ merchantId }) => merchantId),
      )
      return {
        scopes: scopesOf(seen),
        merchants: Object.fromEntries(
          seen.map(({ merchantId: id, name, country, currency }) => {
            const store_ids = stores.filter((one) => one.merchant_id === id).map((one) => one.id)
            return [id, { id, name, country, currency, store_ids }]
          }),
        ),
      }
    },

    'merchants.ofApplication': async ({ actor, tx, params }) => {
      const merchant = params.id === actor.merchantId ? await findMerchant(tx, params.id) : undefined
      if (!merchant) return refuse('not_found')
      const entity = await findLegalEntity(tx, params.id)
      const { merchant_id: id, name, country, currency, suspended_at, organization_id, platform } = merchant
      const status = suspended_at === null ? ('active' as const) : ('suspended' as const)
      const legal_entity_id = entity?.id ?? null
      return { merchant: { id, name, country, currency, status, organization_id, legal_entity_id, platform } }
    },

    'merchants.products': async ({ actor, tx, params }) => {
      const merchant = params.id === actor.merchantId ? await findMerchant(tx, params.id) : undefined
      if (!merchant) return refuse('not_found')
      const { currency } = merchant
      const stores = await listStores(tx, params.id, actor.id)
      const sold = await productsOfStores(
        tx,
        params.id,
        stores.map(({ id }) => id),
      )
      const [from, to] = [least[currency], most[currency]]
      if (from === undefined || to === undefined) return { items: [] }
      const limits = {
        min_amount: toDecimal(money(from, currency)),
        max_amount: toDecimal(money(to, currency)),
        currency,
      }
      return {
        items: paymentProductTypes.map((type) => {
          const status = sold.has(type) ? ('active' as const) : ('available' as const)
          return { type, status, ...limits }
        }),
      }
    },
  } satisfies Partial<Handlers<'merchants'>>
}

type Scope = keyof AnswerOf<'merchants.scoped'>['scopes']

/** Each scope is what the person's role lets them see at a merchant (MER-01). */
function scopesOf(seen: readonly ActorWorkspace[]): Record<Scope, string[]> {
  const idsWith = (permission: ComputedPermission) =>
    seen.filter(({ permissions }) => permissions[permission]).map(({ merchantId }) => merchantId)
  return {
    orders: idsWith('canViewOrders'),
    payouts: idsWith('isPayoutsAllowed'),
    disputes: idsWith('canFetchDisputes'),
    analytics: idsWith('canViewAnalytics'),
    payment_links: idsWith('canCreatePaymentLinks'),
    capital: idsWith('canViewCapital'),
  }
}

import type { AreaDependencies } from '../../area-dependencies.ts'
import { hasDeveloperSite } from '../../platform/http/pages/api-docs.ts'
import { defineArea } from '../../platform/modules/module.ts'
import { systemResolve } from '../../platform/outgoing/post.ts'
import type { Codes } from '../people/sign-in/index.ts'
import { buildApiKeys, type ApiKeyDependencies } from './api-keys/index.ts'
import { buildCheckout, limitsPolicy, withSandboxPeople } from './checkout/index.ts'
import { buildOrders, type OrdersDependencies } from './orders/index.ts'
import { buildPaymentLinks, linkOf, linkOpened, type LinkDependencies } from './payment-links/index.ts'
import { buildPublicApi } from './public-api/index.ts'
import { buildWebhooks } from './webhooks/index.ts'

/** What selling is given by people, and asks of money, which stands on it. */
export interface SellingNeeds {
  /** One-time codes, for the phone of the shopper. */
  codes: Codes
  withPhoneAtHand: ApiKeyDependencies['withPhoneAtHand']
  /** Codes that one network address may ask for in an hour. */
  sendsPerAddress: number
  experiments: LinkDependencies['experiments']
  payoutsOf: OrdersDependencies['payoutsOf']
  refundEffect: OrdersDependencies['refundEffect']
  refundWaits: OrdersDependencies['refundWaits']
  disputeOf: OrdersDependencies['disputeOf']
  isDisputed: OrdersDependencies['isDisputed']
}

/** Orders and all ways in which a shop makes them. */
export function buildSelling(deps: AreaDependencies, needs: SellingNeeds) {
  const { config, database, brand } = deps
  const webhooks = buildWebhooks({
    ...deps,
    reach: {
      allowPrivate: config.mode !== 'production',
      ports: config.webhooks.ports,
      resolve: systemResolve,
    },
    chance: Math.random,
    logDays: config.webhooks.logDays,
  })
  const apiKeys = buildApiKeys({
    ...deps,
    withPhoneAtHand: needs.withPhoneAtHand,
    hasDeveloperSite: hasDeveloperSite(config),
  })
  const orders = buildOrders({
    ...deps,
    ageing: config.orders,
    exportRowsMax: config.orders.exportRows,
    provider: { en: brand.name, ar: brand.nameAr },
    payoutsOf: needs.payoutsOf,
    refundEffect: needs.refundEffect,
    refundWaits: needs.refundWaits,
    disputeOf: needs.disputeOf,
    isDisputed: needs.isDisputed,
    linkOf,
    notify: webhooks.notify,
  })
  const { actions } = orders
  const checkout = buildCheckout({
    ...deps,
    ...needs,
    orders: actions,
    allowLocal: config.mode !== 'production',
    policy: withSandboxPeople(limitsPolicy(database, config.checkout)),
    codeLength: config.otp.phoneLength,
    linkOpened,
  })
  const paymentLinks = buildPaymentLinks({ ...deps, ...needs, orders: actions, checkout })
  const publicApi = buildPublicApi({ ...deps, orders: actions, checkout, noteRead: webhooks.noteRead })
  const area = defineArea('selling', [orders, checkout, webhooks, paymentLinks, publicApi, apiKeys])
  return { area, apiKeys, checkout, orders: actions, notify: webhooks.notify }
}

import { endpoints, type Endpoint } from '@daftar/contract'
import { routes, type EndpointId } from '@daftar/contract/routes'
import { computePermissions } from '@daftar/rules/access/permissions'
import {
  flagsOfRole,
  merchantRoles,
  staffRoles,
  type MerchantRole,
  type StaffRole,
} from '@daftar/rules/access/roles'
import { flagsOfStaff } from '@daftar/rules/access/staff-roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aMember,
  aMerchant,
  anOffer,
  anOrder,
  aSale,
  aSignedAdvance,
  type MerchantFacts,
} from './builders.ts'
import { testApp, type TestApp } from './test-app.ts'

/** Every endpoint of the table against every role, and against another merchant's things. */

interface Foreign {
  merchant: MerchantFacts
  offerId: string
  applicationId: string
  advanceId: string
  linkId: string
  orderId: string
  payoutId: string
  token: string
}

let product: TestApp
let own: MerchantFacts
let foreign: Foreign
const merchantTokens = new Map<MerchantRole, string>()
const staffTokens = new Map<StaffRole, string>()

beforeAll(async () => {
  product = await testApp()
  own = await product.db.database.system((tx) => aMerchant(tx))
  foreign = await aForeignMerchant()
  for (const role of merchantRoles)
    merchantTokens.set(
      role,
      await product.signIn(await product.db.database.system((tx) => aMember(tx, own.merchantId, { role }))),
    )
  for (const role of staffRoles) staffTokens.set(role, await product.signInStaff(await product.aStaff(role)))
})
afterAll(() => product.close())

async function aForeignMerchant(): Promise<Foreign> {
  const at = product.clock.now()
  const made = await product.db.database.system(async (tx) => {
    const merchant = await aMerchant(tx)
    const advance = await aSignedAdvance(tx, merchant, { at })
    await product.app.createAdvance(tx, advance, at)
    await aSale(tx, merchant, 500_000n, new Date('2026-11-03T08:00:00Z'))
    const order = await anOrder(tx, merchant, { at })
    return { merchant, advance, orderId: order.id, offerId: await anOffer(tx, merchant, { at }) }
  })
  await product.app.runWeek('AED', new Date('2026-11-09T02:00:00Z'))
  const token = await product.signIn(made.merchant.personId)
  const link = { store_id: made.merchant.storeId, amount: '100', phone: '+971501234567', language: 'en' }
  const { body } = await product.call('paymentLinks.create', { body: link, as: token })
  const paid = await product.call('payouts.list', { as: token })
  return {
    merchant: made.merchant,
    offerId: made.offerId,
    applicationId: made.advance.application_id,
    advanceId: made.advance.id,
    linkId: body.link.id,
    orderId: made.orderId,
    payoutId: paid.body.payouts[0].id,
    token,
  }
}

const table = Object.entries(endpoints) as [EndpointId, Endpoint][]
const accountEndpoints = table.filter(([, endpoint]) => endpoint.access.kind === 'account')
const staffEndpoints = table.filter(([, endpoint]) => endpoint.access.kind === 'staff')

/** Calls that would end the session the other rows use. */
const endsSessions: EndpointId[] = ['sessions.logout', 'sessions.endAll', 'sessions.logoutForStaff']

/** Well-formed ids of nothing, so that what is tested is who may ask, not what there is. */
const nothing = {
  id: 'xxx_0000',
  personId: 'per_0000',
  keyId: 'key_0000',
  markId: 'kmk_0000',
  deliveryId: 'whd_0000',
  offerId: 'ofr_0000',
  ticket: 'none',
  key: 'web_status_message',
  name: 'capital',
  token: 'x'.repeat(40),
}

describe('who may call what', () => {
  test.each(accountEndpoints)(
    '%s refuses whoever is not signed in, and staff of the console [PERM-11, ACC-03]',
    async (id) => {
      expect((await product.call(id, { params: nothing })).status).toBe(401)
      expect((await product.call(id, { params: nothing, as: staffTokens.get('desk_admin')! })).status).toBe(
        401,
      )
    },
  )

  test.each(staffEndpoints)('%s refuses whoever is not staff, a workspace admin too', async (id) => {
    expect((await product.call(id, { params: nothing })).status).toBe(401)
    expect(
      (await product.call(id, { params: nothing, as: merchantTokens.get('workspace_admin')! })).status,
    ).toBe(401)
  })

  test.each(accountEndpoints.filter(([id]) => !endsSessions.includes(id)))(
    '%s lets in exactly the roles with its permission [PERM-11, PERM-12, PERM-24]',
    async (id, endpoint) => {
      for (const role of merchantRoles) {
        const { status } = await product.call(id, { params: nothing, as: merchantTokens.get(role)! })
        expect([role, status === 403], `${role} got ${status}`).toEqual([role, !mayCall(endpoint, role)])
        expect(status).not.toBe(401)
        expect(status).toBeLessThan(500)
      }
    },
  )

  test.each(staffEndpoints.filter(([id]) => !endsSessions.includes(id)))(
    '%s lets in exactly the staff roles with its flag',
    async (id, endpoint) => {
      const flag = endpoint.access.kind === 'staff' ? endpoint.access.flag : null
      for (const role of staffRoles) {
        const { status } = await product.call(id, { params: nothing, as: staffTokens.get(role)! })
        const mayCall = !flag || flagsOfStaff([role])[flag]
        expect([role, status === 403], `${role} got ${status}`).toEqual([role, !mayCall])
        expect(status).toBeLessThan(500)
      }
    },
  )
})

function mayCall({ access }: Endpoint, role: MerchantRole): boolean {
  if (access.kind !== 'account' || !access.permission) return true
  const flags = flagsOfRole(role, {
    hasMerchantAccess: true,
    hasStoreAccess: true,
    hasLocations: false,
    hasVirtualCards: false,
  })
  const permissions = computePermissions({
    flags,
    experiments: [{ name: 'capital', value: 'true' }],
    merchantId: own.merchantId,
    hasAvailableProducts: true,
    applicationStatus: null,
  })
  return permissions[access.permission] && (!access.flag || flags[access.flag])
}

/** The older form as it is handed in. */
const aSinglePage = {
  sign: { name: 'Noor', email: 'noor@test.example', phone: '+971501234567' },
  cr_file: 'fil_00000000',
  cr_number: '1',
  company_name_or_legal_name: 'Noor LLC',
  registered_company_address: 'Dubai',
  payout_cycle_agreed: true,
}

/** Another merchant's id in every place an id can stand, with a body that would pass. */
function foreignCalls(): Partial<
  Record<
    EndpointId,
    { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; ifMatch?: number }[]
  >
> {
  const { merchant, offerId, applicationId, advanceId, linkId, orderId, payoutId } = foreign
  const order = { params: { id: orderId } }
  const payout = { params: { id: payoutId } }
  const itself = { params: { id: merchant.merchantId } }
  return {
    'sessions.end': [{ params: { id: 'ses_0000' } }],
    'merchants.availableProducts': [{ params: { id: merchant.storeId } }],
    'merchants.legalEntity': [{ params: { id: merchant.merchantId } }],
    'files.download': [{ query: { url: 'fil_00000000' } }],
    'files.ticket': [{ body: { url: 'fil_00000000' } }],
    'files.stream': [{ params: { ticket: 'none' } }],
    'settings.experiments': [{ query: { entity_id: merchant.personId, entity: 'merchant_account' } }],
    'advances.read': [{ params: { id: advanceId } }],
    'mandates.correct': [
      { params: { id: foreign.advanceId }, body: { authorized_signatory: { phone: '+971507654321' } } },
    ],
    'advances.week': [{ params: { id: advanceId } }],
    'feeInvoices.invoice': [{ params: { id: advanceId } }],
    'feeInvoices.creditNote': [{ params: { id: advanceId, number: 'none' } }],
    'simulator.weeks': [{ params: { offerId } }],
    'relief.list': [{ params: { id: advanceId } }],
    'relief.ask': [
      { params: { id: advanceId }, body: { kind: 'pause', weeks: 1, reason: 'The shop was under water.' } },
    ],
    'relief.withdraw': [{ params: { id: 'rlf_00000000' } }],
    'offers.list': [{ query: { merchant_id: merchant.merchantId } }],
    'offers.calculate': [{ params: { offerId }, body: { amount: '50000', tenor: 20 } }],
    'applications.list': [{ query: { merchantId: merchant.merchantId } }],
    'applications.read': [{ params: { id: applicationId } }],
    'applications.ofOffer': [{ params: { offerId } }],
    'applications.create': [{ body: { amount: '50000', tenor: 20, offer_id: offerId } }],
    'applications.update': [
      { params: { id: applicationId }, body: { amount: '50000', tenor: 20 }, ifMatch: 1 },
    ],
    'applications.submit': [{ params: { id: applicationId }, body: {} }],
    'singlePage.applyAtOnce': [{ body: { offer_id: offerId, ...aSinglePage } }],
    'singlePage.create': [
      { query: { offerId }, body: {} },
      { query: { offerId, merchantId: merchant.merchantId }, body: {} },
    ],
    'singlePage.replace': [{ params: { id: applicationId }, body: {}, ifMatch: 1 }],
    'singlePage.change': [{ params: { id: applicationId }, body: { cr_number: '1' }, ifMatch: 1 }],
    'singlePage.sendCode': [{ params: { id: applicationId } }],
    'singlePage.verify': [{ params: { id: applicationId }, body: { code: '1234' } }],
    'singlePage.apply': [{ params: { id: applicationId }, body: {} }],
    'drafts.list': [{ params: { id: applicationId } }],
    'drafts.keep': [{ params: { id: applicationId, step: 'social_networks' }, body: { content: null } }],
    'platforms.connections': [{ query: { merchant_id: merchant.merchantId } }],
    'platforms.connect': [
      { body: { platform: 'shopify', merchant_id: merchant.merchantId, public_token: 'stand-in.shopify.x' } },
    ],
    'paymentLinks.create': [
      { body: { store_id: merchant.storeId, amount: '100', phone: '+971501234567', language: 'en' } },
    ],
    'paymentLinks.read': [{ params: { id: linkId } }],
    'paymentLinks.send': [{ params: { id: linkId } }],
    'paymentLinks.cancel': [{ params: { id: linkId } }],
    'orders.read': [order],
    'orders.payouts': [order],
    'orders.receipt': [order],
    'orders.capture': [{ ...order, body: { amount: '10' } }],
    'orders.refund': [{ ...order, body: { amount: '10', reason: 'returned' } }],
    'orders.close': [order],
    'orders.reference': [{ ...order, body: { reference: 'A-1' } }],
    'payouts.list': [{ query: { merchant_ids: merchant.merchantId } }],
    'payouts.read': [payout],
    'payouts.transactions': [payout],
    'payouts.statement': [payout],
    'payouts.invoice': [{ params: { month: '2026-10' } }],
    'payouts.export': [{ body: { payout_id: payoutId } }, { body: { merchant_ids: merchant.merchantId } }],
    'payouts.exportFile': [payout],
    'payouts.upcomingTransactions': [{ params: { merchantId: merchant.merchantId } }],
    'payouts.cycle': [itself],
    'payouts.setCycle': [{ ...itself, body: { cycle: 'flexible' } }],
    'payouts.request': [itself],
  }
}

/** What only turns pages names nothing of anybody. */
const namesNothing = new Set(['page_token', 'page_size'])
const withIds = accountEndpoints.filter(
  ([, endpoint]) =>
    endpoint.params ||
    keysOf(endpoint.query).some((key) => !namesNothing.has(key)) ||
    /[iI]d|url/.test(JSON.stringify(keysOf(endpoint.body))),
)
/** Lists with filters find nothing of others (below); a bulk capture says so row by row. */
const noIds: EndpointId[] = [
  'files.upload',
  'merchants.legalEntities',
  'sessions.endAll',
  'paymentLinks.list',
  'orders.list',
  'orders.export',
  'orders.captureMany',
  'payouts.deposits',
]

describe('another merchant’s things', () => {
  test.each(withIds.filter(([id]) => !noIds.includes(id)))(
    '%s answers 404 for what is not the caller’s [DEC-CAPI-10, DEC-WIZ-19]',
    async (id) => {
      const calls = foreignCalls()[id]
      expect(calls, `${id} is not in the table of foreign calls`).toBeDefined()
      for (const call of calls ?? []) {
        const { status, body } = await product.call(id, {
          ...call,
          as: merchantTokens.get('workspace_admin')!,
        })
        expect([status, body.details.reason]).toEqual([404, 'not_found'])
      }
    },
  )

  test('its own owner reads what others are told does not exist [DEC-CAPI-10]', async () => {
    const { status } = await product.call('advances.read', {
      params: { id: foreign.advanceId },
      as: foreign.token,
    })
    expect(status).toBe(200)
  })

  test('filters and a bulk capture that name another merchant find nothing [DEC-CAPI-10, DEC-ORD-1, DEC-PO-7]', async () => {
    const as = merchantTokens.get('workspace_admin')!
    const { storeId, merchantId } = foreign.merchant
    const query = { store_ids: storeId }
    expect((await product.call('orders.list', { query, as })).body.payments).toEqual([])
    expect((await product.call('payouts.list', { query, as })).body.payouts).toEqual([])
    const byMerchant = { query: { merchant_ids: merchantId }, as }
    expect((await product.call('payouts.list', byMerchant)).status).toBe(404)
    const days = { query: { from: '2026-11-01', to: '2026-11-30' }, as }
    expect((await product.call('payouts.deposits', days)).body.deposits).toEqual([])
    const { body } = await product.call('orders.captureMany', { body: { ids: [foreign.orderId] }, as })
    expect(body.results).toMatchObject([{ outcome: 'refused', reason: 'not_found', number: '' }])
    const { body: kept } = await product.call('orders.read', {
      params: { id: foreign.orderId },
      as: foreign.token,
    })
    expect(kept.payment).toMatchObject({ status: 'authorized', captured: '0.00' })
  })

  test('no list of one merchant holds a row of another [DEC-CAPI-10]', async () => {
    for (const id of [
      'orders.list',
      'payouts.list',
      'payouts.upcoming',
      'payouts.invoices',
      'advances.list',
      'offers.list',
      'applications.list',
      'merchants.stores',
      'merchants.legalEntities',
      'paymentLinks.list',
    ] as const) {
      const { body } = await product.call(id, { as: merchantTokens.get('workspace_admin')! })
      expect(JSON.stringify(body)).not.toContain(foreign.merchant.merchantId)
      expect(JSON.stringify(body)).not.toContain(foreign.advanceId)
      expect(JSON.stringify(body)).not.toContain(foreign.linkId)
    }
  })
})

test('every route of the table is served, and no other', async () => {
  const served = product.app.http.printRoutes({ commonPrefix: false })
  for (const route of Object.values(routes)) {
    const [method = '', path = ''] = route.split(' ')
    expect(
      product.app.http.hasRoute({ method: method as 'GET', url: path.replace(/\{(\w+)\}/g, ':$1') }),
      route,
    ).toBe(true)
  }
  expect(served).not.toContain('undefined')
  expect((await product.app.http.inject({ method: 'GET', url: '/merchant/api/v1/nothing' })).statusCode).toBe(
    404,
  )
})

function keysOf(schema: Endpoint['body']): string[] {
  return Object.keys(schema && 'shape' in schema ? (schema.shape as object) : {})
}

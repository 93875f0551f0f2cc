import { endpoints, type Endpoint } from '@daftar/contract'
import { routes, type EndpointId } from '@daftar/contract/routes'
import { capabilities, mayDo, type Capability } from '@daftar/rules/access/capabilities'
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
import { values } from '../../platform/database/rows.ts'
import {
  aMember,
  aMerchant,
  anOffer,
  anOrder,
  aSale,
  aSignedAdvance,
  type MerchantFacts,
} from '../app/builders.ts'
import { exampleCall } from './example-call.ts'
import { testApp, type TestApp, type TestCall } from '../app/test-app.ts'
import { pictureFixture, upload } from '../files/uploads.ts'

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
/** Beside `capital`, which every merchant of a test has: what endpoints ask for. */
const switchedOn = [
  'store_management',
  'marketing_and_products',
  'locations',
  'product_catalog',
  'merchant_wallet',
  'ads',
] as const
const merchantTokens = new Map<MerchantRole, string>()
const staffTokens = new Map<StaffRole, string>()

beforeAll(async () => {
  product = await testApp()
  own = await product.db.database.system(async (tx) => {
    const made = await aMerchant(tx)
    await tx`update merchant set has_locations = true, has_virtual_cards = true where merchant_id = ${made.merchantId}`
    for (const name of switchedOn) {
      const row = { merchant_id: made.merchantId, name, enabled: true, changed_at: product.clock.now() }
      await tx`insert into merchant_experiment ${values(tx, 'merchant_experiment', row)}`
    }
    return made
  })
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

/** Ids of nothing, so that what is tested is who may ask, not what there is. */
const paramsOf = (id: EndpointId) => exampleCall(id).params ?? {}

describe('who may call what', () => {
  test.each(accountEndpoints)(
    '%s refuses whoever is not signed in, and staff of the console [PERM-11, ACC-03]',
    async (id) => {
      const params = paramsOf(id)
      expect((await product.call(id, { params })).status).toBe(401)
      expect((await product.call(id, { params, as: staffTokens.get('desk_admin')! })).status).toBe(401)
    },
  )

  test.each(staffEndpoints)('%s refuses whoever is not staff, a workspace admin too', async (id) => {
    const params = paramsOf(id)
    expect((await product.call(id, { params })).status).toBe(401)
    expect((await product.call(id, { params, as: merchantTokens.get('workspace_admin')! })).status).toBe(401)
  })

  test.each(accountEndpoints.filter(([id]) => !endsSessions.includes(id)))(
    '%s lets in exactly the roles with its permission [PERM-11, PERM-12, PERM-24]',
    async (id, endpoint) => {
      for (const role of merchantRoles) {
        const { status } = await product.call(id, { params: paramsOf(id), as: merchantTokens.get(role)! })
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
        const { status } = await product.call(id, { params: paramsOf(id), as: staffTokens.get(role)! })
        const mayCall = !flag || flagsOfStaff([role])[flag]
        expect([role, status === 403], `${role} got ${status}`).toEqual([role, !mayCall])
        expect(status).toBeLessThan(500)
      }
    },
  )
})

/**
 * The calls that act of each capability a screen of its own explains; every role is tried on every one of
 * them.
 */
const acts = {
  apply_for_capital: [
    'applications.create',
    'applications.update',
    'applications.submit',
    'drafts.keep',
    'platforms.connect',
    'kyb.verify',
    'kyb.resendCode',
    'singlePage.applyAtOnce',
    'singlePage.create',
    'singlePage.replace',
    'singlePage.change',
    'singlePage.sendCode',
    'singlePage.verify',
    'singlePage.apply',
    'signing.sendAgain',
    'mandates.correct',
  ],
} satisfies Partial<Record<Capability, EndpointId[]>>

/** What whoever sees capital may do: it applies for nothing. */
const looks: EndpointId[] = ['offers.calculate', 'relief.ask', 'relief.withdraw', 'waitlist.join']

describe('the table of what each role may do', () => {
  test.each(acts.apply_for_capital)(
    '%s is for who may apply, resubmit and sign [DEC-USR-5, USR-06]',
    async (id) => {
      for (const role of merchantRoles) {
        const { status, body } = await product.call(id, {
          params: paramsOf(id),
          as: merchantTokens.get(role)!,
        })
        const refusal = mayDo(role, 'apply_for_capital') ? undefined : 'no_permission'
        expect([role, status === 403 ? body.details.reason : undefined]).toEqual([role, refusal])
      }
    },
  )

  test.each([
    'bank_statement',
    'rental_contract',
    'storefront_photo',
    'licence',
    'kyb_licence',
    'identity_document',
  ] as const)('a %s is uploaded by who may apply alone [DEC-USR-5, USR-06]', async (purpose) => {
    const file = { name: 'paper.png', bytes: pictureFixture('picture-with-notes.png'), purpose }
    for (const role of merchantRoles) {
      const { status, body } = await upload(product, merchantTokens.get(role)!, file)
      const refusal = mayDo(role, 'apply_for_capital') ? undefined : 'no_permission'
      expect([role, status === 403 ? body.details.reason : undefined]).toEqual([role, refusal])
    }
  })

  test('whatever writes where capital is viewed is for who may apply, or applies for nothing [DEC-USR-5]', () => {
    const writing = accountEndpoints.filter(
      ([, { access, route }]) =>
        access.kind === 'account' && access.permission === 'canViewCapital' && !route.startsWith('GET '),
    )
    expect(writing.map(([id]) => id).toSorted()).toEqual([...acts.apply_for_capital, ...looks].toSorted())
    expect(capabilities).toEqual(expect.arrayContaining(Object.keys(acts)))
  })
})

function mayCall({ access }: Endpoint, role: MerchantRole): boolean {
  if (access.kind !== 'account' || !access.permission) return true
  const flags = flagsOfRole(role, {
    hasMerchantAccess: true,
    hasStoreAccess: true,
    hasLocations: true,
    hasVirtualCards: true,
  })
  const permissions = computePermissions({
    flags,
    experiments: ['capital', ...switchedOn].map((name) => ({ name, value: 'true' })),
    merchantId: own.merchantId,
    hasAvailableProducts: true,
    applicationStatus: null,
  })
  return permissions[access.permission] && (!access.flag || flags[access.flag])
}

/** The example of an endpoint with another merchant's id in every place an id can stand. */
function foreignCalls(id: EndpointId): TestCall[] {
  const { merchant, offerId, applicationId, advanceId, linkId, orderId, payoutId } = foreign
  const { merchantId } = merchant
  const call = exampleCall(id, {
    merchant: merchantId,
    store: merchant.storeId,
    person: merchant.personId,
    offer: offerId,
    application: applicationId,
    advance: advanceId,
    link: linkId,
    order: orderId,
    payout: payoutId,
  })
  const further: Partial<Record<EndpointId, TestCall>> = {
    'singlePage.create': { query: { offerId, merchantId }, body: {} },
    'payouts.export': { body: { merchant_ids: merchantId } },
  }
  const more = further[id]
  return [call, ...(more ? [more] : [])].map((each) => ({ ...each, ifMatch: 1 }))
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
  'legalEntities.list',
  'sessions.endAll',
  'paymentLinks.list',
  'disputes.list',
  'disputes.export',
  'wallet.transactions',
  'money.transactions',
  'wallet.export',
  'orders.list',
  'orders.total',
  'orders.export',
  'orders.captureMany',
  'payouts.deposits',
  'webhooks.deliveries',
  'support.list',
  // Names a store, an order and files, and those of others are refused at their fields (support.test.ts).
  'support.create',
  // Articles are the same for all (help.test.ts).
  'support.help',
  'support.article',
  // What stands in their paths is nobody’s: it is asked of registers, or is the same for all.
  'onboarding.categories',
  'registers.iban',
  'registers.website',
  // Names a country, and answers what is the person's own (scopes.test.ts).
  'merchants.scoped',
  // Names stores, and those of others are refused at their field (users.test.ts).
  'users.invite',
  // Names a company, and one of others is refused at its field (stores.test.ts).
  'stores.askStore',
  // Names a store, and one of others is refused at its field (locations.test.ts).
  'locations.add',
  // Its file is looked at after the code to the phone.
  'bankAccounts.propose',
  'catalogue.list',
  // What they name is a link, and a platform: nobody's (feeds.test.ts, shop-platforms.test.ts).
  'feeds.create',
  'shopPlatforms.connect',
  // Names a store and files, and those of others are refused at their fields (ads.test.ts).
  'ads.create',
  'ads.list',
  'ads.export',
  // Ads operations reach every merchant, and nobody else calls them (ads.test.ts).
  'ads.listForOps',
  'ads.readForOps',
  'ads.saveForOps',
  'ads.approveForOps',
  'ads.rejectForOps',
  // Names stores, and those of others are refused at their field; who may not invite calls it not at all
  // (ads.test.ts).
  'users.inviteToAds',
]

describe('another merchant’s things', () => {
  test.each(withIds.filter(([id]) => !noIds.includes(id)))(
    '%s answers 404 for what is not the caller’s [DEC-CAPI-10, DEC-WIZ-19]',
    async (id) => {
      expect(endpoints[id], `${id} has no example`).toHaveProperty('example')
      for (const call of foreignCalls(id)) {
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
    expect((await product.call('orders.total', { query, as })).body.total).toBe(0)
    expect((await product.call('payouts.list', { query, as })).body.payouts).toEqual([])
    const byMerchant = { query: { merchant_ids: merchantId }, as }
    expect((await product.call('payouts.list', byMerchant)).status).toBe(404)
    const days = { query: { from: '2026-11-01', to: '2026-11-30' }, as }
    expect((await product.call('payouts.deposits', days)).body.deposits).toEqual([])
    const ofOrder = { query: { search: foreign.orderId }, as }
    expect((await product.call('webhooks.deliveries', ofOrder)).body.deliveries).toEqual([])
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
      'legalEntities.list',
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

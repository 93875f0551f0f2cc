import { endpoints, type Endpoint, type EndpointId } from '@daftar/contract'
import { staffRoles } from '@daftar/rules/access/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '../platform/ids.ts'
import { aMerchant, anOffer, anOrder, aSale, aSignedAdvance, type MerchantFacts } from './builders.ts'
import { goodCall, hostileCalls, hostileTexts } from './hostile-values.ts'
import { testApp, type TestAnswer, type TestApp, type TestCall } from './test-app.ts'

/** Every endpoint of the table against values nobody means well with: it says no, and never breaks. */

let product: TestApp
let merchant: MerchantFacts
let things: Things
beforeAll(async () => {
  product = await testApp()
  merchant = await product.db.database.system((tx) => aMerchant(tx))
  things = await someThings()
})
afterAll(() => product.close())

interface Things {
  account: string
  staff: string
  /** Ids of what is there: by an endpoint's whole name, by its module's, or for any call of staff. */
  ids: Record<string, Record<string, string>>
}

async function someThings(): Promise<Things> {
  const at = product.clock.now()
  const account = await product.signIn(merchant.personId)
  const staff = await product.signInStaff(await product.aStaff(...staffRoles))
  const made = await product.db.database.system(async (tx) => {
    const signedAdvance = await aSignedAdvance(tx, merchant, { at })
    await product.app.createAdvance(tx, signedAdvance, at)
    await aSale(tx, merchant, 500_000n, new Date('2026-11-03T08:00:00Z'))
    const order = await anOrder(tx, merchant, { at, amountMinor: 100_000_000n })
    return { order: order.id, advance: signedAdvance, offer: await anOffer(tx, merchant, { at }) }
  })
  await product.app.runWeek('AED', new Date('2026-11-09T02:00:00Z'))
  const link = await product.call('paymentLinks.create', {
    body: { store_id: merchant.storeId, amount: '100', phone: '+971509876543', language: 'en' },
    as: account,
  })
  const payout = (await product.call('payouts.list', { as: account })).body.payouts[0].id as string
  const transfers = (await product.call('transfers.list', { as: staff })).body.transfers
  const advance = { id: made.advance.id, offerId: made.offer }
  const itself = { id: merchant.merchantId, merchantId: merchant.merchantId }
  return {
    account,
    staff,
    ids: {
      orders: { id: made.order },
      paymentLinks: { id: link.body.link.id },
      checkout: { token: (link.body.url as string).slice(-43) },
      payouts: { id: payout, merchantId: merchant.merchantId, month: '2026-11' },
      'payouts.request': itself,
      'payouts.cycle': itself,
      'payouts.setCycle': itself,
      'advances.read': advance,
      'advances.week': advance,
      feeInvoices: advance,
      'mandates.correct': advance,
      applications: advance,
      'offers.calculate': advance,
      'merchants.profile': {},
      'merchants.suspend': {},
      'merchants.resume': {},
      'merchants.addStore': itself,
      'merchants.addLegalEntity': itself,
      members: { ...itself, personId: merchant.personId },
      'settlement.payout': { id: payout },
      'settlement.holdPayout': { id: payout },
      'settlement.releasePayout': { id: payout },
      'settlement.reissuePayout': { id: payout },
      'settlement.rollOverPayout': { id: payout },
      'settlement.returnPayout': { id: payout },
      'transfers.confirm': { id: transfers[0].id },
      'transfers.reject': { id: transfers[1].id },
      'settlement.run': { id: 'AED-2026-11-09' },
      'settlement.runResults': { id: 'AED-2026-11-09' },
      staff: { ...itself, name: 'capital', key: 'web_status_message', keyId: 'key_0', deliveryId: 'whd_0' },
    },
  }
}

const left: EndpointId[] = [
  // They end the sessions of the others, or move time for everybody.
  'sessions.logout',
  'sessions.endAll',
  'sessions.end',
  'sessions.logoutForStaff',
  'console.moveClock',
]
const table = (Object.entries(endpoints) as [EndpointId, Endpoint][]).filter(
  ([id, { access, upload }]) =>
    !left.includes(id) && !upload && access.kind !== 'key' && access.kind !== 'flow',
)

function as({ access }: Endpoint): Pick<TestCall, 'as'> {
  if (access.kind === 'account') return { as: things.account }
  return access.kind === 'staff' ? { as: things.staff } : {}
}

function paramsOf(id: EndpointId): Record<string, string> {
  const nothing = {
    id: newId('xxx'),
    offerId: 'ofr_0',
    ticket: 'none',
    token: 'x'.repeat(40),
    merchantId: 'm',
  }
  const [module = ''] = id.split('.')
  const ofStaff = endpoints[id].access.kind === 'staff' ? things.ids.staff : {}
  return { ...nothing, ...(things.ids[id] ?? things.ids[module] ?? ofStaff) }
}

/** Whether no cache keeps an answer. */
const isSecret = (headers: TestAnswer['headers']) => String(headers['cache-control']).includes('no-store')

describe('a value nobody means well with', () => {
  test.each(table.filter(([, endpoint]) => endpoint.query || endpoint.body))(
    'in query or body of %s is taken or refused, and breaks nothing',
    async (id, endpoint) => {
      const broken: string[] = []
      for (const { what, ...call } of hostileCalls(endpoint)) {
        const given = { params: paramsOf(id), ...as(endpoint), ...call, ifMatch: 1 }
        const { status, headers } = await product.call(id, given)
        if (status >= 500) broken.push(`${status} for ${what}`)
        if (!isSecret(headers)) broken.push(`kept by a cache: ${what}`)
      }
      expect(broken).toEqual([])
    },
  )

  test.each(table.filter(([, endpoint]) => endpoint.params))(
    'in the path of %s is nothing that is there',
    async (id, endpoint) => {
      const broken: string[] = []
      const names = [...endpoint.route.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)
      for (const text of hostileTexts.filter((one) => one.isWellFormed()))
        for (const name of names) {
          const params = { ...paramsOf(id), [name]: text }
          const call = { params, ...as(endpoint), ...goodCall(endpoint), ifMatch: 1 }
          const { status } = await product.call(id, call)
          if (status >= 500) broken.push(`${status} for ${name} = ${JSON.stringify(text)}`)
        }
      expect(broken).toEqual([])
    },
  )
})

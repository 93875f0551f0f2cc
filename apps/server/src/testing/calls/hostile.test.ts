import { endpoints, type Endpoint, type EndpointId } from '@daftar/contract'
import { staffRoles } from '@daftar/rules/access/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMerchant, anOffer, anOrder, aSale, aSignedAdvance, type MerchantFacts } from '../app/builders.ts'
import { exampleCall } from './example-call.ts'
import { goodCall, hostileCalls, hostileTexts } from './hostile-values.ts'
import { testApp, type TestAnswer, type TestApp, type TestCall } from '../app/test-app.ts'

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
  /** Ids of what is there. */
  ids: NonNullable<Parameters<typeof exampleCall>[1]>
  secondTransfer: string
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
  return {
    account,
    staff,
    ids: {
      merchant: merchant.merchantId,
      store: merchant.storeId,
      person: merchant.personId,
      offer: made.offer,
      application: made.advance.application_id,
      advance: made.advance.id,
      link: link.body.link.id,
      checkout: (link.body.url as string).slice(-43),
      order: made.order,
      payout,
      transfer: transfers[0].id,
    },
    secondTransfer: transfers[1].id,
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
  const { ids, secondTransfer } = things
  // A merchant that is suspended would end all other calls, and a transfer that is paid cannot be rejected.
  if (id === 'merchants.suspend') return exampleCall(id).params ?? {}
  const there = id === 'transfers.reject' ? { ...ids, transfer: secondTransfer } : ids
  return exampleCall(id, there).params ?? {}
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

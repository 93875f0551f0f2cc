import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readCommand } from '../../../operator/run.ts'
import { createKeys } from '../../../platform/crypto/keys.ts'
import { newToken } from '../../../platform/ids.ts'
import { aStore } from '../../../testing/app/builders.ts'
import { aShop, anAuthorizedPayment, callsOf, payments, type Shop } from '../../../testing/shop/shop.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { issueKeys } from './index.ts'

let product: TestApp
let admin: string
let agent: string
let shop: Shop
beforeAll(async () => {
  product = await testApp()
  admin = await product.signInStaff(await product.aStaff('desk_admin'))
  agent = await product.signInStaff(await product.aStaff('support_agent'))
})
beforeEach(async () => void (shop = await aShop(product)))
afterAll(() => product.close())

const of = () => ({ id: shop.merchant.merchantId })
const issue = (mode: 'live' | 'test') =>
  product.call('apiKeys.issue', { as: admin, params: of(), body: { mode } })
const integrations = async (as = agent) =>
  (await product.call('apiKeys.integrations', { as, params: of() })).body
const works = async (secret: string) =>
  (await callsOf(product, secret, shop.code, 'AED').get(payments)).status === 200

describe('the console', () => {
  test('keys are issued by an administrator, the pair they replace works for 24 hours more [DEC-MER-2]', async () => {
    const { body } = await issue('live')
    expect(body).toEqual({
      public_key: expect.stringMatching(/^pk_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
      secret_key: expect.stringMatching(/^sk_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    })
    expect([await works(body.secret_key), await works(shop.secrets.live)]).toEqual([true, true])
    product.clock.advance(24 * 3_600_000 - 1)
    expect(await works(shop.secrets.live)).toBe(true)
    product.clock.advance(1)
    expect([await works(body.secret_key), await works(shop.secrets.live)]).toEqual([true, false])
    expect((await issue('test')).body.secret_key).toMatch(
      /^sk_test_[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
    )
  })

  test('a key of the form before this one goes on working', async () => {
    const pair = { publicKey: `pk_${'0'.repeat(40)}`, secretKey: `sk_${newToken()}` }
    const { merchantId } = shop.merchant
    await product.db.database.system((tx) =>
      issueKeys(tx, createKeys(product.db.secretKey), {
        ...{ merchantId, mode: 'live', pair, at: product.clock.now() },
      }),
    )
    product.clock.advance(48 * 3_600_000)
    expect([await works(pair.secretKey), await works(shop.secrets.live)]).toEqual([true, false])
  })

  test('a revoked key stops working at once; it is revoked once', async () => {
    const { keys } = await integrations()
    const key = keys.find(
      (one: { mode: string; kind: string }) => one.mode === 'live' && one.kind === 'secret',
    )
    const params = { ...of(), keyId: key.id }
    expect((await product.call('apiKeys.revoke', { as: admin, params })).status).toBe(204)
    expect([await works(shop.secrets.live), await works(shop.secrets.test)]).toEqual([false, true])
    const again = await product.call('apiKeys.revoke', { as: admin, params })
    expect([again.status, again.body.details.reason]).toEqual([409, 'wrong_status'])
    const other = await aShop(product)
    const foreign = { id: other.merchant.merchantId, keyId: key.id }
    expect((await product.call('apiKeys.revoke', { as: admin, params: foreign })).status).toBe(404)
  })

  test('support sees which keys there are and their last four characters, and never a secret', async () => {
    const seen = await integrations()
    expect(seen.stores).toEqual([
      { id: shop.merchant.storeId, code: shop.code, aliases: [], name: 'Store', name_ar: 'متجر' },
    ])
    expect(seen.keys).toHaveLength(4)
    expect(seen.keys).toContainEqual(
      expect.objectContaining({
        mode: 'test',
        kind: 'secret',
        last_four: shop.secrets.test.slice(-4),
        revoked_at: null,
      }),
    )
    for (const secret of Object.values(shop.secrets)) expect(JSON.stringify(seen)).not.toContain(secret)
    expect(
      (await product.call('apiKeys.issue', { as: agent, params: of(), body: { mode: 'live' } })).status,
    ).toBe(403)
  })

  test('what was issued and revoked, and by whom, stands in the records without the keys', async () => {
    const { body } = await issue('test')
    const entries = await product.db.database.systemRead(
      (tx) =>
        tx`select action, object, before, after, actor_role from audit_entry where merchant_id = ${of().id}`,
    )
    expect(entries).toEqual([
      {
        action: 'api_keys.issued',
        object: 'api_keys:test',
        before: null,
        after: null,
        actor_role: 'desk_admin',
      },
    ])
    expect(JSON.stringify(entries)).not.toContain(body.secret_key)
  })

  test('of many who issue at once each gets a pair, and one pair of a kind stands', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => issue('live')))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
    const { keys } = await integrations()
    const standing = keys.filter(
      (key: { mode: string; revoked_at: unknown }) => key.mode === 'live' && !key.revoked_at,
    )
    expect(standing).toHaveLength(2)
  })
})

describe('the sandbox', () => {
  test('is a tenant of its own with the same stores, the ones opened later too', async () => {
    const { merchantId } = shop.merchant
    const made = await product.db.database.systemRead(
      (tx) => tx`select merchant_id, currency from merchant where sandbox_of = ${merchantId}`,
    )
    expect(made).toEqual([{ merchant_id: `test_${merchantId.slice(4)}`, currency: 'AED' }])
    const later = await product.db.database.system((tx) => aStore(tx, shop.merchant, 'Later', 'لاحق'))
    const calls = callsOf(product, shop.secrets.test, later, 'AED')
    expect((await calls.checkout()).status).toBe(200)
  })

  test('knows a store by every code it has, from the moment it is given', async () => {
    const { merchantId, storeId } = shop.merchant
    await product.call('merchants.setStoreCodes', {
      ...{ as: admin, params: { id: merchantId, storeId }, body: { code: 'main', aliases: ['AE'] } },
    })
    for (const secret of Object.values(shop.secrets)) {
      const sold = async (code: string) => (await callsOf(product, secret, code, 'AED').checkout()).status
      expect([await sold('AE'), await sold('main'), await sold(shop.code)]).toEqual([200, 200, 400])
      const hooks = await callsOf(product, secret, 'AE', 'AED').get('/api/v1/webhooks')
      expect(hooks.status).toBe(200)
    }
  })

  test('never appears as a merchant at the desk', async () => {
    const sandbox = `test_${shop.merchant.merchantId.slice(4)}`
    const listed = await product.call('merchants.list', { as: admin, query: { page_size: '100' } })
    expect(JSON.stringify(listed.body)).toContain(shop.merchant.merchantId)
    expect(JSON.stringify(listed.body)).not.toContain(sandbox)
    for (const id of [
      'apiKeys.integrations',
      'settings.merchantExperiments',
      'webhooks.deliveriesForStaff',
    ] as const)
      expect((await product.call(id, { as: admin, params: { id: sandbox } })).status).toBe(404)
    const issued = await product.call('apiKeys.issue', {
      as: admin,
      params: { id: sandbox },
      body: { mode: 'live' },
    })
    expect(issued.status).toBe(404)
  })

  test('what is tried out there reaches no list and no order of the merchant', async () => {
    const id = await anAuthorizedPayment(product, shop.test)
    const owner = await product.signIn(shop.merchant.personId)
    const read = await product.call('orders.read', { as: owner, params: { id } })
    expect(read.status).toBe(404)
  })
})

describe('the machine', () => {
  const keys = () => createKeys(product.db.secretKey)
  const operate = (...args: string[]) =>
    readCommand(['keys', ...args])({
      database: product.db.database,
      keys: keys(),
      masters: { secretKey: product.db.secretKey },
      otp: { hardStop: 100 },
      name: 'root',
      now: product.clock.now(),
    })

  test('an operator issues, lists and revokes keys, and it stands in the records', async () => {
    const { id } = of()
    const [, secretLine = ''] = await operate('issue', id)
    const secret = secretLine.split(/\s+/).at(-1)!
    expect(await works(secret)).toBe(true)
    const lines = await operate('list', id)
    expect(lines).toHaveLength(6)
    const line = new RegExp(`^live {2}secret {2}…${secret.slice(-4)} {2}since [^ ]+$`)
    expect(lines.filter((one) => line.test(one))).toHaveLength(1)
    expect(lines.filter((line) => line.includes('until'))).toHaveLength(2)
    expect(await operate('revoke', id)).toEqual(['Revoked: 4 live keys. They do not work any more.'])
    expect([await works(secret), await works(shop.secrets.live), await works(shop.secrets.test)]).toEqual([
      false,
      false,
      true,
    ])
    await operate('revoke', id, '--test')
    expect(await operate('list', id)).toEqual(['No key of this merchant works.'])
    await expect(operate('revoke', id)).rejects.toThrow('No live key of this merchant works.')
    const entries = await product.db.database.systemRead(
      (tx) => tx`select action, object, actor_id from audit_entry where merchant_id = ${id} order by number`,
    )
    expect(entries.map(({ action, object }) => `${action} ${object}`)).toEqual([
      'api_keys.issued api_keys:live',
      'api_keys.revoked api_keys:live',
      'api_keys.revoked api_keys:test',
    ])
    expect(entries[0]!['actor_id']).toBe('operator:root')
  })

  test('what was typed wrongly is answered with how it is typed; a merchant nobody knows gets no keys', async () => {
    for (const args of [[], ['issue'], ['issue', 'a', 'b'], ['issue', 'a', '--live'], ['show', 'a']])
      expect(() => readCommand(['keys', ...args])).toThrow(/npm run keys -- issue <merchant id> \[--test\]/)
    await expect(operate('issue', 'mer_nobody')).rejects.toThrow('No merchant has this id.')
  })
})

import { expect, test } from 'vitest'
import type { FetchOutcome, OutgoingFetch } from '../../../../platform/outgoing/fetch.ts'
import { GrantEnded, type Returned } from '../port.ts'
import { sallaPort } from './salla.ts'
import { isSigned, shopifyPort, signatureOf } from './shopify.ts'
import { fakePlatforms } from './fake-platforms.ts'
import { wooCommercePort } from './woocommerce.ts'
import { zidPort } from './zid.ts'

const client = { clientId: 'our-client', secret: 'hush' }
const now = new Date('2026-11-24T06:00:00Z')
const asked = {
  ...{
    shop: '',
    state: 'con_1.secret',
    returnAddress: 'https://daftar.example/marketing/product-catalog-auth',
  },
  ...{ keysAddress: 'https://daftar.example/keys', challenge: 'challenge', product: 'Daftar' },
}
const returned = (more: Partial<Returned> = {}): Returned => ({
  ...{
    shop: '',
    given: { code: 'abc' },
    verifier: 'verifier',
    returnAddress: asked.returnAddress,
    keys: null,
    now,
  },
  ...more,
})

/** A platform that keeps what it was asked, and answers as the stand-in or with one status. */
function aPlatform(status?: number) {
  const heard: OutgoingFetch[] = []
  const refusing = (): Promise<FetchOutcome> =>
    Promise.resolve({ status: status ?? 404, headers: {}, body: Buffer.from('{}') })
  const answering = fakePlatforms(refusing)
  return {
    heard,
    call: (one: OutgoingFetch) => {
      heard.push(one)
      return status === undefined ? answering(one) : refusing()
    },
  }
}

test.each([
  ['salla', sallaPort, 'accounts.salla.sa'],
  ['zid', zidPort, 'oauth.zid.sa'],
] as const)(
  '%s is asked with a challenge, and told the verifier with the code [MKT-04]',
  async (_, make, host) => {
    const { heard, call } = aPlatform()
    const port = make(client, call)
    const address = new URL(port.consentAddress(asked))
    expect(address.host).toBe(host)
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      ...{ response_type: 'code', client_id: 'our-client', redirect_uri: asked.returnAddress },
      ...{ state: 'con_1.secret', code_challenge: 'challenge', code_challenge_method: 'S256' },
    })
    const granted = await port.exchange(returned())
    expect(granted?.grant.expiresAt).toBeGreaterThan(now.getTime())
    expect(Object.fromEntries(new URLSearchParams(heard[0]!.body))).toMatchObject({
      ...{ grant_type: 'authorization_code', code: 'abc', code_verifier: 'verifier', client_secret: 'hush' },
    })
    expect(await port.exchange(returned({ given: { error: 'access_denied' } }))).toBeNull()
  },
)

test('what Shopify sends back counts only with its signature, and for the shop that was meant [MKT-06]', async () => {
  const shop = 'noor.myshopify.com'
  const { heard, call } = aPlatform()
  const port = shopifyPort(client, call)
  const given: Record<string, string> = { code: 'abc', shop, state: 'con_1.secret', timestamp: '1' }
  const signed = { ...given, hmac: signatureOf(given, 'hush') }
  expect(isSigned(signed, 'hush')).toBe(true)
  expect(await port.exchange(returned({ shop, given }))).toBeNull()
  expect(await port.exchange(returned({ shop, given: { ...signed, code: 'other' } }))).toBeNull()
  expect(await port.exchange(returned({ shop: 'other.myshopify.com', given: signed }))).toBeNull()
  expect(heard).toEqual([])
  expect(await port.exchange(returned({ shop, given: signed }))).toMatchObject({ shop, shopName: 'noor' })
  expect(heard[0]!.body).toContain('expiring=1')
})

test('a WooCommerce shop is asked for keys that only read, which are its user and password [MKT-04]', async () => {
  const { heard, call } = aPlatform()
  const port = wooCommercePort(call)
  const address = new URL(port.consentAddress({ ...asked, shop: 'noor.example/shop' }))
  expect(address.href).toContain('https://noor.example/shop/wc-auth/v1/authorize?')
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    ...{ scope: 'read', user_id: 'con_1.secret', callback_url: asked.keysAddress },
  })
  expect(await port.exchange(returned({ shop: 'noor.example' }))).toBeNull()
  const keys = { key: 'ck_1', secret: 'cs_1' }
  expect((await port.exchange(returned({ shop: 'noor.example', keys })))?.grant).toEqual({
    token: 'ck_1',
    second: 'cs_1',
  })
  expect(heard[0]!.headers).toMatchObject({
    authorization: `Basic ${Buffer.from('ck_1:cs_1').toString('base64')}`,
  })
})

test.each([
  [401, GrantEnded],
  [403, GrantEnded],
  [429, Error],
  [503, Error],
])('an answer of %i ends the leave, or is tried again [MKT-05]', async (status, kind) => {
  const port = sallaPort(client, aPlatform(status).call)
  const reading = port.products({ token: 'old' }, { shop: '', cursor: null, since: null })
  await expect(reading).rejects.toThrow(kind)
  const isEnded = await port
    .products({ token: 'old' }, { shop: '', cursor: null, since: null })
    .catch((error: unknown) => error instanceof GrantEnded)
  expect(isEnded).toBe(status < 404)
})

test('a refresh that is declined ends the leave; one that is not answered is tried again [MKT-05]', async () => {
  const grant = { token: 'old', refresh: 'once' }
  await expect(sallaPort(client, aPlatform(400).call).refresh!(grant, '', now)).rejects.toThrow(GrantEnded)
  await expect(sallaPort(client, aPlatform(503).call).refresh!(grant, '', now)).rejects.not.toThrow(
    GrantEnded,
  )
})

test('pages follow each other by what the platform says, to the last one [MKT-05]', async () => {
  for (const make of [sallaPort, zidPort, shopifyPort]) {
    const port = make(client, aPlatform().call)
    const page = (cursor: string | null) =>
      port.products({ token: 'good' }, { shop: 'noor.myshopify.com', cursor, since: null })
    const first = await page(null)
    const last = await page(first.next)
    expect([first.products.length, last.products.length, last.next]).toEqual([8, 4, null])
  }
})

test('only what changed is asked for where the platform can tell [MKT-05]', async () => {
  const { heard, call } = aPlatform()
  const since = new Date('2026-11-24T05:00:00Z')
  const wanted = { shop: 'noor.myshopify.com', cursor: null, since }
  await shopifyPort(client, call).products({ token: 'good' }, wanted)
  await wooCommercePort(call).products({ token: 'ck', second: 'cs' }, { ...wanted, shop: 'noor.example' })
  expect(heard[0]!.body).toContain("updated_at:>='2026-11-24T05:00:00.000Z'")
  expect(heard.at(-1)!.url).toContain('modified_after=2026-11-24T05%3A00%3A00')
})

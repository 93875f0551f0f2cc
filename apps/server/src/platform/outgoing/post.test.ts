import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aListener, type Listener } from '../../testing/shop/listener.ts'
import { postOutside, refusalOfResolved, type OutgoingPolicy } from './post.ts'
import { isPublicAddress } from './public-address.ts'

let listener: Listener
beforeAll(async () => void (listener = await aListener()))
beforeEach(() => {
  listener.heard.length = 0
  listener.answers((response) => response.end('ok'))
})
afterAll(() => listener.close())

const open: OutgoingPolicy = { allowPrivate: true, ports: [], resolve: async () => ['127.0.0.1'] }
const guarded = (...addresses: string[]): OutgoingPolicy => ({
  allowPrivate: false,
  ports: [80, 443],
  resolve: async () => addresses,
})
const post = (url: string, policy: OutgoingPolicy, timeoutMs = 240_000) =>
  postOutside({ url, headers: { 'content-type': 'application/json' }, body: '{"a":1}', timeoutMs }, policy)

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '::ffff:0:127.0.0.1',
  '2001:0:7f00:1::',
  '2001:2::1',
  '2001:1f::1',
  '5f00::1',
  '2620:4f:8000::1',
  '2001:4:112::1',
  '192.175.48.1',
  '192.31.196.1',
  '168.63.129.16',
  'fd00::1',
  'fe80::1',
  'ff02::1',
  'localhost',
])('%s is not public', (address) => expect(isPublicAddress(address)).toBe(false))

test.each(['8.8.8.8', '100.63.255.255', '172.32.0.1', '168.63.129.17', '2606:4700::1111', '2001:4860::8888'])(
  '%s is public',
  (address) => expect(isPublicAddress(address)).toBe(true),
)

describe('addresses of production', () => {
  test.each([
    'http://shop.example/',
    'ftp://shop.example/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://017700000001/',
    'https://127.1/',
    'https://①②⑦.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://[::ffff:a00:1]/',
    'https://169.254.169.254/latest/meta-data',
    'https://user@shop.example/',
    'https://shop.example:22/',
    'https://shop.example:4430/',
  ])('%s is refused before anything is resolved', async (url) => {
    const policy = guarded('8.8.8.8')
    expect(await refusalOfResolved(new URL(url), policy)).not.toBe(null)
    expect(await post(url, policy)).toMatchObject({ statusCode: null, answer: '' })
  })

  test('a name that leads into our own network is refused, also when only one of its addresses does', async () => {
    for (const addresses of [['127.0.0.1'], ['8.8.8.8', '10.0.0.1'], ['::ffff:7f00:1']]) {
      const policy = guarded(...addresses)
      expect(await refusalOfResolved(new URL('https://shop.example/'), policy)).toBe(
        'an address that is not public',
      )
      expect((await post('https://shop.example/', policy)).error).toBe('an address that is not public')
    }
    expect(await refusalOfResolved(new URL('https://shop.example/'), guarded('8.8.8.8'))).toBe(null)
    expect(listener.heard).toEqual([])
  })

  test('a name that is public when it is registered and private when it is called is not called', async () => {
    let asked = 0
    const port = new URL(listener.url('/')).port
    const policy: OutgoingPolicy = {
      allowPrivate: false,
      ports: [Number(port)],
      resolve: async () => [(asked += 1) === 1 ? '8.8.8.8' : '127.0.0.1'],
    }
    const url = `https://shop.example:${port}/`
    expect(await refusalOfResolved(new URL(url), policy)).toBe(null)
    expect((await post(url, policy)).error).toBe('an address that is not public')
    expect(asked).toBe(2)
  })
})

describe('calls', () => {
  test('the first bytes of an answer are kept, however long it is', async () => {
    listener.answers((response) => {
      response.statusCode = 201
      const more = () => {
        while (response.write('x'.repeat(64 * 1024)) && !response.destroyed);
      }
      response.on('drain', more)
      response.on('error', () => undefined)
      more()
    })
    const outcome = await post(listener.url('/endless'), open)
    expect([outcome.statusCode, outcome.answer.length]).toEqual([201, 2_048])
  })

  test('an answer that does not come in time is none', async () => {
    listener.answers(() => undefined)
    expect(await post(listener.url('/silent'), open, 50)).toEqual({
      statusCode: null,
      answer: '',
      error: 'no answer within 0.05 s',
    })
  })

  test('when the product is stopped nobody waits for an answer', async () => {
    listener.answers(() => undefined)
    const stopping = new AbortController()
    const call = {
      url: listener.url('/silent'),
      headers: {},
      body: '{}',
      timeoutMs: 240_000,
      stopped: stopping.signal,
    }
    const outcome = postOutside(call, open)
    await expect.poll(() => listener.heard.length).toBe(1)
    stopping.abort()
    expect(await outcome).toEqual({ statusCode: null, answer: '', error: 'ABORT_ERR' })
  })
})

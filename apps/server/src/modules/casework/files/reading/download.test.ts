import type { MerchantRole } from '@daftar/rules/access/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aMember, aMerchant, type MerchantFacts } from '../../../../testing/app/builders.ts'
import { testApp, type TestApp } from '../../../../testing/app/test-app.ts'
import { pictureFixture, statementFixture, upload } from '../../../../testing/files/uploads.ts'

let product: TestApp
let shop: MerchantFacts
let owner: string
let stranger: string
let handle: string

const statement = statementFixture('text-reportlab.pdf')

beforeAll(async () => {
  product = await testApp({ now: '2026-11-21T08:00:00Z' })
  const made = await product.db.database.system(
    async (tx) => [await aMerchant(tx), await aMerchant(tx)] as const,
  )
  shop = made[0]
  owner = await product.signIn(shop.personId)
  stranger = await product.signIn(made[1].personId)
  const { body } = await upload(product, owner, {
    name: 'كشف.pdf',
    bytes: statement,
    purpose: 'bank_statement',
  })
  handle = body.url
})
afterAll(() => product.close())

const notFound = { status: 404, reason: 'not_found' }
const download = async (as: string, url: string) => {
  const { status, body } = await product.call('files.download', { as, query: { url } })
  return status === 200 ? { status, body } : { status, reason: body.details.reason }
}
test('an uploaded file tells its name, size, kind and day to whoever may read it, and to nobody else', async () => {
  const facts = (as: string, url = handle) => product.call('files.facts', { as, query: { url } })
  expect((await facts(owner)).body).toEqual({
    name: 'كشف.pdf',
    size: statement.length,
    content_type: 'application/pdf',
    uploaded_at: '2026-11-21T08:00:00.000Z',
  })
  expect((await facts(stranger)).status).toBe(404)
  expect((await facts(owner, 'fil_nowhere00')).status).toBe(404)
})

const ticketOf = async (as: string, url = handle): Promise<string> => {
  const { body } = await product.call('files.ticket', { as, body: { url } })
  return decodeURIComponent(body.address.split('/').at(-1))
}
const stream = (as: string, ticket: string) => product.call('files.stream', { as, params: { ticket } })

async function aColleague(role: MerchantRole): Promise<string> {
  return product.signIn(await product.db.database.system((tx) => aMember(tx, shop.merchantId, { role })))
}

describe('base64', () => {
  test('a file up to 5 MB comes as it was uploaded, with its name and type [ADD-03]', async () => {
    const { body } = (await download(owner, handle)) as { body: Record<string, string> }
    expect(body).toMatchObject({ name: 'كشف.pdf', mime_type: 'application/pdf' })
    expect(Buffer.from(body['data']!, 'base64').equals(statement)).toBe(true)
  })

  test('a file above 5 MB is streamed only', async () => {
    const bytes = Buffer.concat([statement.subarray(0, 9), Buffer.alloc(5_000_000, '% filler\n'), statement])
    const large = await upload(product, owner, { name: 'a.pdf', bytes })
    expect(large.status).toBe(200)
    expect(await download(owner, large.body.url)).toEqual({ status: 413, reason: 'file_too_large' })
    const answer = await stream(owner, await ticketOf(owner, large.body.url))
    expect([answer.status, answer.headers['content-length']]).toEqual([200, String(bytes.length)])
  })

  test.each([
    ['a file of the machine', 'file:///etc/passwd'],
    ['a path', '../../../../etc/passwd'],
    ['a path that is written twice over', '%252e%252e%252fetc%252fpasswd'],
    ['an address', 'http://127.0.0.1:1/latest/meta-data'],
    ['a key of the storage', 'uploads/mer_1/fil_1'],
    ['no file of anybody', 'fil_00000000000000000000000000'],
  ])('%s is looked up as a handle, never fetched, and not found [DEC-CAPI-10]', async (_, url) => {
    expect(await download(owner, url)).toEqual(notFound)
  })

  test('another merchant’s handle does not exist [DEC-CAPI-10]', async () => {
    expect(await download(stranger, handle)).toEqual(notFound)
    const { status, body } = await product.call('files.ticket', { as: stranger, body: { url: handle } })
    expect({ status, reason: body.details.reason }).toEqual(notFound)
  })

  test('a colleague with the screen reads it, one without does not', async () => {
    expect((await download(await aColleague('settlements'), handle)).status).toBe(200)
    expect(await download(await aColleague('sales_manager'), handle)).toEqual({
      status: 403,
      reason: 'no_permission',
    })
  })

  test('every download is on record', async () => {
    await download(owner, handle)
    const entries = await product.db.database.system(
      (tx) => tx`
        select 1 from audit_entry where object = ${`file:${handle}`} and action = 'file.downloaded'
          and actor_id = ${shop.personId} and outcome = 'done'`,
    )
    expect(entries.length).toBeGreaterThan(0)
  })
})

describe('streaming', () => {
  test('a ticket streams the file: named, never sniffed, never stored, never run', async () => {
    const answer = await stream(owner, await ticketOf(owner))
    expect(answer.status).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename*=UTF-8''${encodeURIComponent('كشف.pdf')}`,
      'content-length': String(statement.length),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    // A sandbox would switch the browser's own viewer off; nothing may be loaded or framed by others all the
    // same.
    expect(answer.headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
    )
  })

  test('a locked file that nobody could look into is saved, never shown', async () => {
    const locked = await upload(product, owner, {
      name: 'a.pdf',
      bytes: statementFixture('encrypted-user-qpdf.pdf'),
      purpose: 'bank_statement',
    })
    const { headers } = await stream(owner, await ticketOf(owner, locked.body.url))
    expect(headers['content-disposition']).toMatch(/^attachment; /)
  })

  test('a ticket lasts 60 seconds', async () => {
    const { body } = await product.call('files.ticket', { as: owner, body: { url: handle } })
    expect(Date.parse(body.expires_at) - product.clock.now().getTime()).toBe(60_000)
    const ticket = await ticketOf(owner)
    product.clock.advance(59_999)
    expect((await stream(owner, ticket)).status).toBe(200)
    product.clock.advance(1)
    expect((await stream(owner, ticket)).status).toBe(404)
  })

  test('a ticket is one person’s: not a stranger’s, not a colleague’s, not the console’s', async () => {
    const ticket = await ticketOf(owner)
    expect((await stream(stranger, ticket)).status).toBe(404)
    expect((await stream(await aColleague('workspace_admin'), ticket)).status).toBe(404)
    const staff = await product.signInStaff(await product.aStaff('underwriter'))
    expect((await product.call('files.streamForStaff', { as: staff, params: { ticket } })).status).toBe(404)
    expect((await product.call('files.stream', { params: { ticket } })).status).toBe(401)
  })

  test('a ticket that was changed anywhere is none', async () => {
    const ticket = await ticketOf(owner)
    for (let place = 0; place < ticket.length; place += 1) {
      const changed = ticket.slice(0, place) + (ticket[place] === 'a' ? 'b' : 'a') + ticket.slice(place + 1)
      expect((await stream(owner, changed)).status, changed).toBe(404)
    }
    for (const odd of ['', '.', '....', ticket.slice(0, -1), `${ticket}a`, ticket.toUpperCase()])
      expect((await stream(owner, odd)).status, odd).toBe(404)
  })

  test('a picture streams as what it is, in a sandbox', async () => {
    const picture = await upload(product, owner, {
      name: 'a.html',
      bytes: pictureFixture('picture-with-notes.png'),
    })
    const { headers } = await stream(owner, await ticketOf(owner, picture.body.url))
    expect(headers['content-type']).toBe('image/png')
    expect(headers['content-disposition']).toContain('a.html.png')
    expect(headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
  })
})

describe('the console', () => {
  test('a reviewer reads a merchant’s file by a ticket of their own, and leaves a trace', async () => {
    const staffId = await product.aStaff('reviewer')
    const staff = await product.signInStaff(staffId)
    const { body } = await product.call('files.ticketForStaff', { as: staff, body: { url: handle } })
    const ticket = decodeURIComponent(body.address.split('/').at(-1))
    const answer = await product.call('files.streamForStaff', { as: staff, params: { ticket } })
    expect([answer.status, answer.headers['content-length']]).toEqual([200, String(statement.length)])
    expect((await stream(owner, ticket)).status).toBe(404)
    const other = await product.signInStaff(await product.aStaff('reviewer'))
    expect((await product.call('files.streamForStaff', { as: other, params: { ticket } })).status).toBe(404)
    const entries = await product.db.database.system(
      (tx) => tx`
        select 1 from audit_entry where object = ${`file:${handle}`} and action = 'file.viewed'
          and actor_id = ${staffId} and merchant_id = ${shop.merchantId}`,
    )
    expect(entries).toHaveLength(1)
  })

  test('a handle of nothing is not found', async () => {
    const staff = await product.signInStaff(await product.aStaff('underwriter'))
    const { status } = await product.call('files.ticketForStaff', {
      as: staff,
      body: { url: 'fil_00000000' },
    })
    expect(status).toBe(404)
  })
})

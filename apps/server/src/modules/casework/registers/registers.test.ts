import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import { aListener, type Listener } from '../../../testing/shop/listener.ts'
import { testApp, type TestApp } from '../../../testing/app/test-app.ts'
import { registerHandlers } from './handlers.ts'
import { httpRegister } from './http-register.ts'

let product: TestApp
let token: string
beforeAll(async () => {
  product = await testApp()
  token = await product.signIn(await anApplicant())
})
afterAll(() => product.close())

/** Somebody who has signed in and works for no merchant yet. */
function anApplicant(): Promise<string> {
  return product.db.database.system(async (tx) => {
    const id = newId('per')
    await tx`insert into person (id, email, created_at) values (${id}, ${`${id}@shop.example`}, ${product.clock.now()})`
    return id
  })
}

const iban = (text: string, query: Record<string, string> = {}) =>
  product.call('registers.iban', { as: token, params: { iban: text }, query })
const registration = (number: string) =>
  product.call('registers.commercialRegistration', { as: token, params: { number } })

test('an IBAN is checked by its digits, and its bank comes from the directory [ONB-84, DEC-ONB-42, DEC-KYB-8]', async () => {
  const known = { is_valid: true, bank_data: { bank_name: 'Al Rajhi Bank', swift_code: 'RJHISARI' } }
  expect((await iban('SA03 8000 0000 6080 1016 7519')).body).toEqual(known)
  expect((await iban('SA0380000000608010167519', { with_bank: 'true' })).body).toEqual(known)
  expect((await iban('SA0380000000608010167519', { with_bank: 'false' })).body.bank_data).toBeNull()
  expect((await iban('SA0380000000608010167518')).body).toEqual({ is_valid: false, bank_data: null })
})

test('a code of a bank that the directory does not know is valid without a bank [ONB-84]', async () => {
  expect((await iban('AE070331234567890123456')).body).toEqual({ is_valid: true, bank_data: null })
})

test('a registration answers its name, its end and whether it stands [ONB-83, DEC-ONB-41]', async () => {
  expect((await registration('1010482917')).body).toEqual({
    is_valid: true,
    legal_company_name: 'شركة نسيج الرياض للتجارة',
    license_expiry_date: '2027-05-14',
    status: 'active',
  })
  expect((await registration('1010355842')).body).toMatchObject({ is_valid: false, status: 'expired' })
  expect(await registration('1010000000')).toMatchObject({
    status: 404,
    body: { details: { reason: 'not_found' } },
  })
  expect((await registration('7012084913')).body.details.fields).toEqual({ number: 'invalid' })
})

test('a unified number answers its commercial registration number [ONB-88]', async () => {
  const look = (number: string) => product.call('registers.unifiedNumber', { as: token, params: { number } })
  expect((await look('7012084913')).body).toEqual({
    merchant_license_data: { commercial_registration_number: '1010482917' },
  })
  expect((await look('7000000000')).status).toBe(404)
  expect((await look('1010482917')).status).toBe(400)
})

test.each([
  [200, true],
  [403, true],
  [404, false],
  [503, false],
  [null, false],
])('a website that answers %s is reachable: %s [ONB-85, DEC-ONB-43]', async (status, isReachable) => {
  const visited: string[] = []
  const { 'registers.website': look } = registerHandlers({
    register: null,
    visit: async (url) => (visited.push(url), status),
  })
  const gone = () => new AbortController().signal
  const answer = await look({ params: { url: 'noor.example' }, gone } as Parameters<typeof look>[0])
  expect(answer).toEqual({ is_reachable: isReachable, status_code: status })
  expect(visited).toEqual(['https://noor.example'])
})

test('an address is read out of the path, and one that is none is refused [ONB-85]', async () => {
  const look = (url: string) => product.call('registers.website', { as: token, params: { url } })
  expect((await look('https://nowhere.invalid/shop?a=1')).body).toEqual({
    is_reachable: false,
    status_code: null,
  })
  expect((await look('http://noor.example')).body.details.fields).toEqual({ url: 'url_invalid' })
})

test('a register is asked by who is signed in alone, and so often a minute', async () => {
  const limited = await testApp({ rateLimits: { register: 2 } })
  try {
    const call = (as?: string) =>
      limited.call('registers.iban', { params: { iban: 'SA03' }, ...(as !== undefined && { as }) })
    expect((await call()).status).toBe(401)
    const id = newId('per')
    await limited.db.database.system(
      (tx) => tx`insert into person (id, email, created_at) values (${id}, 'one@shop.example', now())`,
    )
    const as = await limited.signIn(id)
    const statuses = [await call(as), await call(as), await call(as)].map(({ status }) => status)
    expect(statuses).toEqual([200, 200, 429])
  } finally {
    await limited.close()
  }
})

describe('a service of others', () => {
  let listener: Listener
  beforeAll(async () => void (listener = await aListener()))
  beforeEach(() => void (listener.heard.length = 0))
  afterAll(() => listener.close())
  const register = () => httpRegister({ url: listener.url('/gate'), token: 'hush' }, globalThis.fetch)
  const answers = (status: number, body: unknown) =>
    listener.answers((response) => response.writeHead(status).end(JSON.stringify(body)))

  test('a register behind HTTP is asked with its token, and read by its shape', async () => {
    answers(200, {
      commercial_registration_number: '1010482917',
      unified_number: '7012084913',
      legal_company_name: 'Naseej',
      license_expiry_date: '2027-05-14',
    })
    expect(await register().byUnifiedNumber('7012084913', '2026-11-22')).toEqual({
      commercialRegistrationNumber: '1010482917',
      unifiedNumber: '7012084913',
      legalName: 'Naseej',
      expiresOn: '2027-05-14',
    })
    expect(listener.heard[0]).toMatchObject({
      path: '/gate/unified-numbers/7012084913',
      headers: { authorization: 'Bearer hush' },
    })
    answers(404, {})
    expect(await register().byRegistration('1010482917', '2026-11-22')).toBeNull()
    answers(200, { legal_company_name: 'half' })
    await expect(register().byRegistration('1010482917', '2026-11-22')).rejects.toThrow()
  })

  test('who asks a register that is away is told so, and the log says it without the number [ONB-83, ONB-88]', async () => {
    answers(500, {})
    const lines: string[] = []
    const away = await testApp({
      log: { write: (line) => void lines.push(line) },
      env: { REGISTERS: 'http', REGISTERS_URL: listener.url('/gate') },
    })
    try {
      const id = newId('per')
      await away.db.database.system(
        (tx) => tx`insert into person (id, email, created_at) values (${id}, 'two@shop.example', now())`,
      )
      const as = await away.signIn(id)
      const asked = [
        await away.call('registers.commercialRegistration', { as, params: { number: '1010482917' } }),
        await away.call('registers.unifiedNumber', { as, params: { number: '7012084913' } }),
      ]
      for (const { status, body } of asked)
        expect([status, body.details.reason]).toEqual([503, 'register_away'])
      const said = lines.map((line) => JSON.parse(line))
      const refused = said.filter(({ msg }) => msg === 'another server refused a call')
      const ours = { level: 'warn', method: 'GET', address: new URL(listener.url('/')).host, status: 500 }
      expect(refused).toMatchObject([ours, ours])
      expect(said.filter(({ status }) => status === 503)).toMatchObject(
        asked.map(({ body }) => ({
          ...{ msg: 'request', reason: 'register_away' },
          request_id: body.details.request_id,
        })),
      )
      expect(lines.join('')).not.toMatch(/1010482917|7012084913/)
    } finally {
      await away.close()
    }
  })
})

import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'

const canaries = {
  code: '483920',
  phoneCode: '7719',
  token: 'k7f3q9z2m5x8c1v4b6n0a7s9d2f5g8h1j4k6l3w9e2r5t8y1u4',
  iban: 'AE070331234567890123456',
  phone: '+971501234567',
  idNumber: '784198012345678',
  email: 'owner@noor.example',
  password: 'hunter2-canary',
}

function logged(write: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = []
  write(createLogger({ level: 'trace' }, { write: (line) => void lines.push(line) }))
  return lines.join('')
}

test('no code, token, IBAN, ID number, phone, address or password reaches a log, wherever it is put', () => {
  const output = logged((logger) => {
    logger.info(
      {
        body: canaries,
        reason: canaries,
        status: [canaries.code],
        headers: { authorization: `Bearer ${canaries.token}` },
        query: canaries,
      },
      'request',
    )
    logger.info(
      { reason: `wrong code ${canaries.code} for ${canaries.email}` },
      `sent ${canaries.phoneCode} to ${canaries.phone}`,
    )
    logger.child({ authorization: canaries.token, password: canaries.password }).warn('child')
    const error = Object.assign(
      new Error(`duplicate ${canaries.iban}`, { cause: new Error(canaries.idNumber) }),
      {
        detail: `Key (email)=(${canaries.email})`,
        parameters: Object.values(canaries),
        query: canaries.password,
      },
    )
    logger.error({ err: error }, 'failed')
    logger.error(error)
  })
  for (const [name, canary] of Object.entries(canaries)) expect(output, name).not.toContain(canary)
})

test('what fetch refuses and quotes, a key of a header or an address whole, reaches no log', async () => {
  const refusedBy = (url: string, key: string) =>
    fetch(url, { headers: { authorization: key } }).catch((error: unknown) => error)
  const refused = [
    await refusedBy('https://gate.example/', 'Bearer canary\nsecond'),
    await refusedBy('https://gate:canary@gate.example/people?name=Salim', 'key'),
  ]
  const output = logged((logger) => {
    for (const err of refused) logger.warn({ err }, 'another server did not answer')
    logger.warn('away: https://gate.example/people?name=Salim#part')
  })
  expect(output.match(/is an invalid header value/g)).not.toBeNull()
  expect(output).toContain('https://***@gate.example/people?***')
  expect(output).not.toMatch(/canary|Salim|part/)
})

test("what an operator needs stays: request id, route, status, ids, the error's code and place", () => {
  const output = logged((logger) => {
    logger.info(
      {
        request_id: '0b5a3c1e-1111-4222-8333-944445555666',
        route: '/merchant/api/v1/account',
        status: 200,
        ms: 1234,
      },
      'request',
    )
    logger.error(
      {
        err: Object.assign(new Error('connection lost to http://127.0.0.1:4577'), { code: 'ECONNRESET' }),
        merchant_id: 'mer_0123456789abcdefghjkmnpqrs',
      },
      'failed',
    )
  })
  for (const kept of [
    '0b5a3c1e-1111-4222-8333-944445555666',
    '/merchant/api/v1/account',
    '"ms":1234',
    'ECONNRESET',
    'connection lost',
    'mer_0123456789abcdefghjkmnpqrs',
    'logger.test.ts',
    'http://127.0.0.1:4577',
  ])
    expect(output).toContain(kept)
})

import { Webhook } from 'standardwebhooks'
import { expect, test } from 'vitest'
import { newSecret, signatureHeaders } from './signature.ts'

const body = '{"id":"1","status":"authorized"}'
const signed = (...secrets: string[]) => signatureHeaders({ id: 'msg_1', body, at: new Date(), secrets })
const older = 'whsec_0123456789abcdefghjkmnpqrstvwxyz0123456789abcdefghjk'

test('the library of Standard Webhooks takes our messages, by secrets of the first form too, and no others', () => {
  const secret = newSecret()
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
  for (const one of [secret, older])
    expect(new Webhook(one).verify(body, signed(one))).toEqual(JSON.parse(body))
  expect(() => new Webhook(secret).verify(body.replace('1', '2'), signed(secret))).toThrow()
  expect(() => new Webhook(newSecret()).verify(body, signed(secret))).toThrow()
  expect(() => new Webhook(secret).verify(body, { ...signed(secret), 'webhook-id': 'msg_2' })).toThrow()
})

test('while a secret changes a message is signed with both, and each alone is enough', () => {
  const [next, previous] = [newSecret(), older]
  for (const one of [next, previous])
    expect(new Webhook(one).verify(body, signed(next, previous))).toEqual(JSON.parse(body))
})

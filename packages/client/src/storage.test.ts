import { expect, test } from 'vitest'
import { storageKeys } from './session-keys.ts'
import { clientIdOf, tokenStore } from './token-store.ts'

function aStorage(): Storage {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    clear: () => held.clear(),
    key: (at: number) => [...held.keys()][at] ?? null,
    get length() {
      return held.size
    },
  }
}

test('every stored key has one name under one prefix [SES-05, CFG-07, DEC-SES-2, DEC-CFG-4]', () => {
  expect(storageKeys).toMatchObject({
    authToken: 'merchant.auth_token',
    sessionId: 'merchant.session_id',
    disputesTutorialStep: 'merchant.disputes_tutorial_step',
    paymentLinks: 'merchant.payment_links',
  })
  const names = Object.values(storageKeys)
  expect(new Set(names).size).toBe(names.length)
  expect(names.every((name) => name.startsWith('merchant.'))).toBe(true)
})

test('on a configured host the token lies in local storage and survives the page [SES-03, SES-04]', () => {
  const storage = aStorage()
  const hosts = ['merchant.example.com', 'test.example.com']
  tokenStore('merchant.example.com', hosts, storage).write('t1')
  expect(storage.getItem('merchant.auth_token')).toBe('t1')
  const next = tokenStore('merchant.example.com', hosts, storage)
  expect(next.read()).toBe('t1')
  next.clear()
  expect(storage.length).toBe(0)
})

test('on any other host the token lives in memory for the life of the page [SES-04, DEC-SES-3]', () => {
  for (const host of ['localhost', 'evil.merchant.example.com', 'merchant.example.com.evil.com']) {
    const storage = aStorage()
    const store = tokenStore(host, ['merchant.example.com'], storage)
    store.write('t1')
    expect(store.read()).toBe('t1')
    expect(storage.length).toBe(0)
    expect(tokenStore(host, ['merchant.example.com'], storage).read()).toBeNull()
  }
})

test('the client id is made once for a browser and kept [DEC-REQ-1]', () => {
  const storage = aStorage()
  let made = 0
  const random = () => `id-${++made}`
  expect([clientIdOf(storage, random), clientIdOf(storage, random)]).toEqual(['id-1', 'id-1'])
})

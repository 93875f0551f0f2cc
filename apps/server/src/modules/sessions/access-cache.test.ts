import { expect, test } from 'vitest'
import { AccessCache } from './access-cache.ts'

function aCache() {
  let now = 0
  const cache = new AccessCache<string>(() => now)
  return { cache, pass: (ms: number) => void (now += ms) }
}

test('an actor is believed for less than a second after it was asked for', () => {
  const { cache, pass } = aCache()
  const asked = cache.stamp()
  pass(400)
  cache.keep('token', 'actor', ['per_1'], asked)
  pass(599)
  expect(cache.find('token')).toBe('actor')
  pass(1)
  expect(cache.find('token')).toBeNull()
})

test('a change of a person or of the merchant evicts, and of others does not', () => {
  const { cache } = aCache()
  for (const key of ['one', 'two']) cache.keep(key, key, [`per_${key}`, 'mer_1'], cache.stamp())
  cache.evict('per_one')
  expect(cache.find('one')).toBeNull()
  expect(cache.find('two')).toBe('two')
  cache.evict('mer_1')
  expect(cache.find('two')).toBeNull()
})

test('an answer that was asked for before a change is not kept', () => {
  const { cache } = aCache()
  const asked = cache.stamp()
  cache.evict('per_1')
  cache.keep('token', 'stale', ['per_1'], asked)
  expect(cache.find('token')).toBeNull()
})

test('nobody is remembered while a change of theirs is about to commit', () => {
  const { cache, pass } = aCache()
  cache.keep('token', 'actor', ['per_1'], cache.stamp())
  cache.distrust('per_1')
  expect(cache.find('token')).toBeNull()
  cache.keep('token', 'actor', ['per_1'], cache.stamp())
  expect(cache.find('token')).toBeNull()
  cache.keep('other', 'actor', ['per_2'], cache.stamp())
  expect(cache.find('other')).toBe('actor')
  pass(5_000)
  cache.keep('token', 'actor', ['per_1'], cache.stamp())
  expect(cache.find('token')).toBe('actor')
})

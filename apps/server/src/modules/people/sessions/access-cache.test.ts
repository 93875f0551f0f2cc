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

test('calls of the same moment ask once; one that comes after a change asks again', async () => {
  const { cache } = aCache()
  const answers: ((known: { actor: string; dependsOn: string[] }) => void)[] = []
  const ask = () => new Promise<{ actor: string; dependsOn: string[] }>((answer) => answers.push(answer))
  const early = [cache.resolve('token', ask), cache.resolve('token', ask)]
  expect(answers).toHaveLength(1)
  cache.evict('per_1')
  const late = cache.resolve('token', ask)
  expect(answers).toHaveLength(2)
  answers[0]?.({ actor: 'old', dependsOn: ['per_1'] })
  answers[1]?.({ actor: 'new', dependsOn: ['per_1'] })
  expect(await Promise.all([...early, late])).toEqual(['old', 'old', 'new'])
  expect(cache.find('token')).toBe('new')
})

test('nobody shares an answer while a change is about to commit, for it may be older than the change', async () => {
  const { cache, pass } = aCache()
  let asked = 0
  const ask = () => Promise.resolve({ actor: `answer ${(asked += 1)}`, dependsOn: ['per_1'] })
  cache.distrust('per_1')
  expect(await Promise.all([cache.resolve('token', ask), cache.resolve('token', ask)])).toEqual([
    'answer 1',
    'answer 2',
  ])
  pass(5_000)
  expect(await Promise.all([cache.resolve('token', ask), cache.resolve('token', ask)])).toEqual([
    'answer 3',
    'answer 3',
  ])
})

test('a failed look-up is nobody’s answer but of those who waited for it', async () => {
  const { cache } = aCache()
  const failing = () => Promise.reject(new Error('the connection was lost'))
  await expect(cache.resolve('token', failing)).rejects.toThrow('lost')
  const known = { actor: 'actor', dependsOn: [] }
  expect(await cache.resolve('token', () => Promise.resolve(known))).toBe('actor')
})

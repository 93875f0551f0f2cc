import { beforeEach, expect, test } from 'vitest'
import {
  fetchLimitMs,
  refreshEveryMs,
  refreshRemoteConfig,
  remoteValues,
  type RemoteValues,
} from './remote-config.ts'

let held: Map<string, string>
let nowMs: number
let asked: number
let next: () => Promise<RemoteValues>

beforeEach(() => {
  held = new Map()
  nowMs = 5_000_000
  asked = 0
  next = async () => ({ asked })
})

const refresh = () =>
  refreshRemoteConfig({
    fetch: () => {
      asked += 1
      return next()
    },
    now: () => nowMs,
    storage: { getItem: (key) => held.get(key) ?? null, setItem: (key, value) => void held.set(key, value) },
  })

test('the published values are asked for at most every 600 000 ms, also over pages [CFG-01]', async () => {
  expect(refreshEveryMs).toBe(600_000)
  await refresh()
  nowMs += 599_999
  await refresh()
  expect(asked).toBe(1)
  nowMs += 1
  await refresh()
  expect(asked).toBe(2)
  expect(remoteValues.get()).toEqual({ asked: 2 })
})

test('an answer is waited for 60 s [CFG-02]', () => {
  expect(fetchLimitMs).toBe(60_000)
})

test('a failure is silent, the last good values stay and the next refresh asks again [DEC-CFG-1]', async () => {
  await refresh()
  nowMs += refreshEveryMs
  next = () => Promise.reject(new Error('gone'))
  await refresh()
  expect(remoteValues.get()).toEqual({ asked: 1 })
  next = async () => ({ asked })
  await refresh()
  expect(asked).toBe(3)
})

test('what was kept is shown before anything is asked; broken keepings are asked again', async () => {
  held.set('merchant.remote_config', JSON.stringify({ atMs: nowMs, values: { kept: true } }))
  await refresh()
  expect([asked, remoteValues.get()]).toEqual([0, { kept: true }])
  held.set('merchant.remote_config', '{broken')
  await refresh()
  expect(asked).toBe(1)
})

test('a clock that was set back does not stop the refresh', async () => {
  await refresh()
  nowMs -= 10_000
  await refresh()
  expect(asked).toBe(2)
})

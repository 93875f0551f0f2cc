import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../testing/browser-stub.ts'
import { pageServices } from '../../testing/page-services.ts'
import type { Services } from '../page.ts'
import { hearRemoteConfig, remoteValues } from './remote-config.ts'
import { watchRemoteConfig } from './watch-remote-config.ts'

let services: Services
let becameVisible: () => void
let asked: AbortSignal[]
/** How long each call would have waited, and the end of its patience in the test's hand. */
let limits: { ms: number; end: () => void }[]
let answers: boolean

beforeAll(() => {
  stubBrowser()
  Object.assign(document, {
    hidden: false,
    addEventListener: (_: string, listener: () => void) => void (becameVisible = listener),
  })
  services = pageServices({
    fetch: (_, init) => {
      asked.push(init?.signal as AbortSignal)
      if (answers) return Promise.resolve(Response.json({ values: { asked: asked.length } }))
      return new Promise((__, fail) => {
        init?.signal?.addEventListener('abort', () => fail(new Error('the time is up')))
      })
    },
    // Told by the timers of a test.
    now: () => Date.now(),
  })
})

beforeEach(() => {
  asked = []
  limits = []
  answers = true
  localStorage.clear()
  vi.useFakeTimers()
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController()
    limits.push({ ms, end: () => controller.abort() })
    return controller.signal
  })
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the published values are fetched again after 600000 ms, however often the page is looked at [CFG-01, CAPI-35]', async () => {
  watchRemoteConfig(services, 'asked')
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(599_999)
  becameVisible()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toHaveLength(2)
})

test('an answer is waited for 60000 ms and given up then, silently; the next look asks again [CFG-02, CAPI-36]', async () => {
  answers = false
  watchRemoteConfig(services, 'asked')
  await vi.advanceTimersByTimeAsync(0)
  expect(limits.map(({ ms }) => ms)).toEqual([60_000])
  // A network failure of a GET is tried once more (DEC-REQ-3): it waits as long again.
  for (let given = 0; given < limits.length && given < 2; given += 1) {
    expect(asked[given]?.aborted).toBe(false)
    limits[given]?.end()
    await vi.advanceTimersByTimeAsync(0)
    expect(asked[given]?.aborted).toBe(true)
  }
  expect(limits.map(({ ms }) => ms)).toEqual([60_000, 60_000])
  answers = true
  becameVisible()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked).toHaveLength(3)
})

test('a page whose account brings the values asks once these are 600000 ms old [CFG-01]', async () => {
  watchRemoteConfig(services, 'brought')
  await vi.advanceTimersByTimeAsync(500)
  hearRemoteConfig({ now: services.now, storage: localStorage }, { brought: true })
  await vi.advanceTimersByTimeAsync(599_500)
  expect(remoteValues.get()).toEqual({ brought: true })
  expect(asked).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toHaveLength(1)
  expect(remoteValues.get()).toEqual({ asked: 1 })
})

import { expect, test } from 'vitest'
import { refreshEvery } from './refresh.ts'
import { secondsUntilSend } from './send-wait.ts'

test('DEC-ORD-11: the status is asked for every 5 seconds until it is final', () => {
  expect(refreshEvery(undefined)).toBe(5_000)
  for (const status of ['created', 'opened'] as const) expect(refreshEvery({ status })).toBe(5_000)
  for (const status of ['paid', 'expired', 'cancelled', 'rejected'] as const)
    expect(refreshEvery({ status })).toBe(false)
})

test('a link is sent again after two minutes, counted down, and after five times no more', () => {
  const sent_at = '2026-11-22T08:00:00.000Z'
  const at = (second: number) => Date.parse(sent_at) + second * 1000
  expect(secondsUntilSend({ sent_at: null, times_sent: 0 }, at(0))).toBe(0)
  expect(secondsUntilSend({ sent_at, times_sent: 1 }, at(0.5))).toBe(120)
  expect(secondsUntilSend({ sent_at, times_sent: 4 }, at(119))).toBe(1)
  expect(secondsUntilSend({ sent_at, times_sent: 4 }, at(121))).toBe(0)
  expect(secondsUntilSend({ sent_at, times_sent: 5 }, at(500))).toBeNull()
})

import { expect, test } from 'vitest'
import { refreshEvery } from './refresh.ts'
import { secondsUntilSend } from './send-wait.ts'

test('the status is asked for every 5 seconds until it is final [DEC-ORD-11]', () => {
  expect(refreshEvery(undefined)).toBe(5_000)
  for (const status of ['created', 'opened'] as const) expect(refreshEvery({ status })).toBe(5_000)
  for (const status of ['paid', 'expired', 'cancelled', 'rejected'] as const)
    expect(refreshEvery({ status })).toBe(false)
})

test('the wait until a link may be sent again is counted down; what is never sent again has none', () => {
  const resend_at = '2026-11-22T08:02:00.000Z'
  const before = (seconds: number) => secondsUntilSend({ resend_at }, Date.parse(resend_at) - seconds * 1000)
  expect([before(119.5), before(1), before(0), before(-1)]).toEqual([120, 1, 0, 0])
  expect(secondsUntilSend({ resend_at: null }, Date.parse(resend_at))).toBeNull()
})

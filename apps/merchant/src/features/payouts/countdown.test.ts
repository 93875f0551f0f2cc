import { expect, test } from 'vitest'
import { countdownTo } from './countdown.ts'

const at = (text: string) => Date.parse(text)

test('the time until the cut-off is told in its two largest units, and not once it has passed', () => {
  const cutOff = at('2026-11-22T20:00:00Z')
  expect(countdownTo(cutOff, at('2026-11-20T14:30:00Z'))).toEqual({ unit: 'days', days: 2, hours: 5 })
  expect(countdownTo(cutOff, at('2026-11-21T20:00:00Z'))).toEqual({ unit: 'days', days: 1, hours: 0 })
  expect(countdownTo(cutOff, at('2026-11-22T14:30:00Z'))).toEqual({ unit: 'hours', hours: 5, minutes: 30 })
  expect(countdownTo(cutOff, at('2026-11-22T19:59:50Z'))).toEqual({ unit: 'minutes', minutes: 1 })
  expect(countdownTo(cutOff, cutOff)).toBeNull()
})

import { expect, test } from 'vitest'
import { daySpan } from './day-span.ts'

test('days are whole days of the reader: from the first instant of one to the last of the other', async () => {
  expect(await daySpan({ from: '2026-11-01', to: '2026-11-02' }, 'Asia/Dubai')).toEqual({
    from: '2026-10-31T20:00:00.000Z',
    until: '2026-11-02T20:00:00.000Z',
  })
  expect(await daySpan({ from: '', to: '' }, 'Asia/Dubai')).toEqual({})
})

test('the last day is inside the span, as the reader counts days', async () => {
  expect(await daySpan({ from: '2026-11-20', to: '2026-11-20' }, 'Asia/Dubai')).toEqual({
    from: '2026-11-19T20:00:00.000Z',
    until: '2026-11-20T20:00:00.000Z',
  })
})

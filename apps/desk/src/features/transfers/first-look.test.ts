import { expect, test } from 'vitest'
import { differsFrom, firstLookOf } from './first-look.ts'

const at = '2026-11-22T08:00:00.000Z'

test('the second person of finance sees who confirmed first, when, and with which bank reference', () => {
  const transfer = { proposed_by: 'Rima Fares', proposed_reference: 'BNK-1', proposed_at: at }
  expect(firstLookOf(transfer)).toEqual({ by: 'Rima Fares', reference: 'BNK-1', at })
  expect(firstLookOf({ proposed_by: null, proposed_reference: null, proposed_at: null })).toBeNull()
})

test('another reference than the first one is pointed out, blanks at its ends aside', () => {
  const first = { by: 'Rima Fares', reference: 'BNK-1', at }
  expect(differsFrom(first, 'BNK-2')).toBe(true)
  expect(differsFrom(first, ' BNK-1 ')).toBe(false)
  expect(differsFrom(first, '  ')).toBe(false)
  expect(differsFrom(null, 'BNK-2')).toBe(false)
})

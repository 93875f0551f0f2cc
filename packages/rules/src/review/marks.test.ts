import { expect, test } from 'vitest'
import { checkMark, isSamePlace, type MarkDraft, type Places } from './marks.ts'

/** A form of one field and one document. */
const places: Places<'name' | 'licence', 'wrong' | 'expired' | 'other'> = {
  isPlace: (target): target is 'name' | 'licence' => target === 'name' || target === 'licence',
  hasPages: (target) => target === 'licence',
  reasonsFor: (target) => (target === 'licence' ? ['wrong', 'expired', 'other'] : ['wrong', 'other']),
  needsNote: (reason) => reason === 'other',
}

type Draft = MarkDraft<'wrong' | 'expired' | 'other'>

const mark = (over: Partial<Draft> = {}): Draft => ({
  target: 'licence',
  page: null,
  reason: 'expired',
  noteEn: '',
  noteAr: '',
  ...over,
})

test('a mark stands on a place of its form, for a reason that can be said of it', () => {
  expect(checkMark(places, mark({ page: 3 }))).toEqual({})
  expect(checkMark(places, mark({ target: 'amount' }))).toEqual({ target: 'invalid' })
  expect(checkMark(places, mark({ target: 'name', page: 1 }))).toEqual({
    page: 'invalid',
    reason: 'choose_option',
  })
})

test('a note is in both languages or in none, and another reason is nothing without one', () => {
  expect(checkMark(places, mark({ reason: 'other' }))).toEqual({ noteEn: 'required', noteAr: 'required' })
  expect(checkMark(places, mark({ noteEn: 'The stamp' }))).toEqual({ noteAr: 'required' })
  expect(checkMark(places, mark({ noteEn: 'The stamp', noteAr: 'الختم' }))).toEqual({})
  expect(checkMark(places, mark({ noteEn: 'x'.repeat(301), noteAr: 'الختم' }))).toEqual({
    noteEn: 'too_long',
  })
})

test('a document may be marked on several pages, each once', () => {
  expect(isSamePlace(mark({ page: 1 }), mark({ page: 2 }))).toBe(false)
  expect(isSamePlace(mark({ page: 1 }), mark({ page: 1, reason: 'wrong' }))).toBe(true)
})

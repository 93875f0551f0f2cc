import type { Mark } from '@daftar/contract/endpoints/capital/applications-marks'
import { expect, test } from 'vitest'
import { isDone, placesOf, textOf, textProblem, unsentAnswers } from './places.ts'

const mark = (over: Partial<Mark>): Mark => ({
  id: 'mrk_1',
  round: 1,
  target: 'company_name',
  page: null,
  reason: 'does_not_match',
  note_en: '',
  note_ar: '',
  status: 'open',
  before: { text: 'Noor', file: null },
  after: null,
  ...over,
})
const licence = { target: 'licence_file', before: { text: null, file: null } } as const

test('two marks on one document are one place, answered when both are', () => {
  const places = placesOf([
    mark({}),
    mark({ ...licence, page: 1, status: 'answered' }),
    mark({ ...licence, page: 2 }),
  ])
  expect(places.map(({ target, marks }) => [target, marks.length])).toEqual([
    ['company_name', 1],
    ['licence_file', 2],
  ])
  expect(places[1]?.isAnswered).toBe(false)
})

test('what was given before is no answer, nor is what breaks the rules of the field', () => {
  const [place] = placesOf([mark({})])
  expect(textOf(place!, {})).toBe('Noor')
  expect(textProblem(place!, {})).toBe('unchanged')
  expect(textProblem(place!, { company_name: ' ' })).toBe('required')
  expect(textProblem(place!, { company_name: 'Noor LLC' })).toBeNull()
  const [phone] = placesOf([
    mark({ target: 'signatory_phone', before: { text: '+971501234567', file: null } }),
  ])
  expect(textProblem(phone!, { signatory_phone: '+97150' })).toBe('phone_invalid')
  expect(textProblem(phone!, { signatory_phone: '+971501234568' })).toBeNull()
})

test('a text counts as done while it is typed, a document once it is there', () => {
  const [name, file] = placesOf([mark({}), mark(licence)])
  expect([isDone(name!, {}), isDone(name!, { company_name: 'Noor LLC' }), isDone(file!, {})]).toEqual([
    false,
    true,
    false,
  ])
})

test('only what the server does not have yet is sent', () => {
  const places = placesOf([
    mark({ status: 'answered', after: { text: 'Noor LLC', file: null } }),
    mark({ target: 'instagram', before: { text: '', file: null } }),
  ])
  expect(unsentAnswers(places, { instagram: '@noor' })).toEqual([{ target: 'instagram', text: '@noor' }])
  expect(unsentAnswers(places, { company_name: 'Noor FZ', instagram: '@noor' })).toHaveLength(2)
})

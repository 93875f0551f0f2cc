import { expect, test } from 'vitest'
import { readNames, renamed } from './names.ts'

test.each([
  ['disputes', 'dispute'],
  ['price-lists', 'price-list'],
  ['cases', 'case'],
  ['deliveries', 'delivery'],
  ['branches', 'branch'],
  ['addresses', 'address'],
])('one of the %s is a %s', (many, one) => {
  expect(readNames(many)).toEqual({ many, one })
})

test.each(['support', 'Disputes', 'price_lists', 'price lists', '-lists', ''])('"%s" is no name', (name) => {
  expect(readNames(name)).toBeNull()
})

test('every spelling of the template becomes that of the name', () => {
  const spelled =
    'sampleCases SampleCaseRow sample_case sample_cases_title sample-cases sample-case.ts Sample cases sample case'
  expect(renamed(spelled, { many: 'price-lists', one: 'price-list' })).toBe(
    'priceLists PriceListRow price_list price_lists_title price-lists price-list.ts Price lists price list',
  )
  expect(renamed(spelled, { many: 'disputes', one: 'dispute' })).toBe(
    'disputes DisputeRow dispute disputes_title disputes dispute.ts Disputes dispute',
  )
})

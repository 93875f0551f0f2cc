import { expect, test } from 'vitest'
import { columnsOfRoles, proposedRoles } from './mapping.ts'

test('what a person says of each column becomes the columns of the statement', () => {
  expect(columnsOfRoles(['date', 'skip', 'text', 'text', 'amount', 'sign', 'balance'])).toEqual({
    date: 0,
    texts: [2, 3],
    credit: null,
    amount: 4,
    sign: 5,
    balance: 6,
  })
  expect(columnsOfRoles(['date', 'debit', 'credit'])?.credit).toBe(2)
  expect(columnsOfRoles(['date', 'text'])).toBeNull()
  expect(columnsOfRoles(['text', 'amount'])).toBeNull()
})

test('headings that are known are proposed, the others are left out', () => {
  expect(proposedRoles(['Tag', 'Reference', 'Betrag', 'Balance'])).toEqual([
    'skip',
    'text',
    'skip',
    'balance',
  ])
})

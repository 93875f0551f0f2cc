import { recogniseColumns } from '@daftar/rules/bank/columns'
import { expect, test } from 'vitest'
import { columnsOfRoles, rolesOfColumns } from './mapping.ts'

test('what a person says of each column becomes the columns of the statement', () => {
  expect(columnsOfRoles(['date', 'skip', 'text', 'text', 'amount', 'sign', 'balance'])).toEqual([
    'date',
    null,
    'text',
    'text',
    'amount',
    'sign',
    'balance',
  ])
  expect(columnsOfRoles(['date', 'debit', 'credit'])).not.toBeNull()
  expect(columnsOfRoles(['date', 'debit'])).toBeNull()
  expect(columnsOfRoles(['date', 'text'])).toBeNull()
  expect(columnsOfRoles(['text', 'amount'])).toBeNull()
})

test('headings that are known are proposed, the others are left out', () => {
  expect(rolesOfColumns(recogniseColumns(['Tag', 'Reference', 'Betrag', 'Balance']))).toEqual([
    'skip',
    'text',
    'skip',
    'balance',
  ])
})

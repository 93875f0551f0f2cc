import { expect, test } from 'vitest'
import { missingOf, withColumn, type ColumnChoice } from './columns.ts'

const choice: ColumnChoice = { heading: 0, columns: ['date', null, 'text', 'amount'], currency: 'AED' }

test('a column that is said to be the date takes it from the one that was, texts stand beside each other', () => {
  expect(withColumn(choice, 1, 'date').columns).toEqual([null, 'date', 'text', 'amount'])
  expect(withColumn(choice, 1, 'text').columns).toEqual(['date', 'text', 'text', 'amount'])
  expect(withColumn(choice, 3, null).columns).toEqual(['date', null, 'text', null])
})

test('a file waits until date, amount and currency are known', () => {
  expect(missingOf(choice)).toEqual([])
  expect(missingOf({ ...choice, columns: [null, 'text'], currency: null })).toEqual([
    'date',
    'amount',
    'currency',
  ])
})

import { expect, test } from 'vitest'
import { toggled } from './table-model.tsx'

test('selecting a row twice leaves the selection as it was, and the old set untouched', () => {
  const before = new Set(['a'])
  const both = toggled(before, 'b')
  expect([...both]).toEqual(['a', 'b'])
  expect([...toggled(both, 'b')]).toEqual(['a'])
  expect([...before]).toEqual(['a'])
})

import { expect, test } from 'vitest'
import { selectableKeys, toggled, type RowSelection } from './table-model.tsx'

test('selecting a row twice leaves the selection as it was, and the old set untouched', () => {
  const before = new Set(['a'])
  const both = toggled(before, 'b')
  expect([...both]).toEqual(['a', 'b'])
  expect([...toggled(both, 'b')]).toEqual(['a'])
  expect([...before]).toEqual(['a'])
})

test('selecting all takes only the rows that can be selected', () => {
  const rows = [
    { id: 'a', open: true },
    { id: 'b', open: false },
  ]
  const selection: RowSelection<(typeof rows)[number]> = {
    selected: new Set(),
    onSelectedChange: () => {},
    selectAllLabel: '',
    selectLabel: ({ id }) => id,
  }
  expect(selectableKeys(selection, rows, ({ id }) => id)).toEqual(['a', 'b'])
  expect(selectableKeys({ ...selection, canSelect: ({ open }) => open }, rows, ({ id }) => id)).toEqual(['a'])
})

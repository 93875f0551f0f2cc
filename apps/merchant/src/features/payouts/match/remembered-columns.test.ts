import { expect, test } from 'vitest'
import { rememberColumns, rememberedColumns } from './remembered-columns.ts'

function aStorage(begun: string | null = null) {
  let kept = begun
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) }
}
const columns = { date: 0, texts: [1], credit: null, amount: 2, sign: null, balance: null }

test('columns mapped by hand are remembered for the same headings, however the bank spaces them', () => {
  const storage = aStorage()
  rememberColumns(['Tag', 'Zweck', 'Betrag'], columns, storage)
  expect(rememberedColumns(['tag ', ' ZWECK', 'Betrag (AED)'], storage)).toEqual(columns)
  expect(rememberedColumns(['Tag', 'Zweck'], storage)).toBeNull()
  rememberColumns(['Tag', 'Zweck', 'Betrag'], { ...columns, amount: 3 }, storage)
  expect(rememberedColumns(['Tag', 'Zweck', 'Betrag'], storage)?.amount).toBe(3)
})

test('what lies broken in the storage is as good as nothing', () => {
  for (const broken of ['', '{', '7', '[{"key":1}]', '[null]'])
    expect(rememberedColumns(['Tag'], aStorage(broken)), broken).toBeNull()
})

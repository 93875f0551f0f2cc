import { expect, test } from 'vitest'
import { rememberColumns, rememberedColumns } from './remembered-columns.ts'

function aStorage(begun: string | null = null) {
  let kept = begun
  return { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) }
}
const columns = ['date', 'text', 'amount'] as const

test('columns mapped by hand are remembered for the same headings, however the bank spaces them', () => {
  const storage = aStorage()
  rememberColumns(['Tag', 'Zweck', 'Betrag'], columns, storage)
  expect(rememberedColumns(['tag ', ' ZWECK', 'Betrag (AED)'], storage)).toEqual(columns)
  expect(rememberedColumns(['Tag', 'Zweck'], storage)).toBeNull()
  rememberColumns(['Tag', 'Zweck', 'Betrag'], ['date', 'text', 'credit'], storage)
  expect(rememberedColumns(['Tag', 'Zweck', 'Betrag'], storage)?.[2]).toBe('credit')
})

test('a storage that is full or shut does not stop the comparison', () => {
  const shut = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  expect(() => rememberColumns(['Tag'], columns, shut)).not.toThrow()
})

test('what lies broken in the storage is as good as nothing', () => {
  for (const broken of [
    '',
    '{',
    '7',
    '[{"key":1}]',
    '[null]',
    '[{"key":"tag","columns":{"date":0}}]',
    '[{"key":"tag","columns":["day"]}]',
  ])
    expect(rememberedColumns(['Tag'], aStorage(broken)), broken).toBeNull()
})

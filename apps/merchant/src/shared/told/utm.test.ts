import { expect, test } from 'vitest'
import { captureUtm, capturedUtm } from './utm.ts'

function aStorage() {
  const held = new Map<string, string>()
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
  }
}

test('the first address of a visit counts, cleaned, until it is used [VAL-56, VAL-57, VAL-58, DEC-VAL-13]', () => {
  const storage = aStorage()
  captureUtm('?utm_source=Google Ads!&utm_campaign=Ramadan-2026&utm_term=x', storage)
  captureUtm('?utm_source=later', storage)
  expect(capturedUtm(storage)).toEqual({ source: 'googleads', campaign: 'ramadan2026' })
})

test('a visit that begins without campaign values has none, also later', () => {
  const storage = aStorage()
  captureUtm('', storage)
  captureUtm('?utm_source=later', storage)
  expect(capturedUtm(storage)).toEqual({})
})

import { expect, test } from 'vitest'
import { uuidFrom } from './ids.ts'

test('an id made of a text is the same every time', () => {
  expect(uuidFrom('noor:2026-11-22')).toBe(uuidFrom('noor:2026-11-22'))
  expect(uuidFrom('noor:2026-11-22')).not.toBe(uuidFrom('noor:2026-11-23'))
  expect(uuidFrom('noor:2026-11-22')).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  )
})

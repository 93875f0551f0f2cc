import { expect, test } from 'vitest'
import { clampToStep } from './steps.ts'

const range = { min: 5000, max: 80250, step: 500 }

test('a typed number goes to the nearest step inside the limits', () => {
  expect(clampToStep(5240, range)).toBe(5000)
  expect(clampToStep(5260, range)).toBe(5500)
  expect(clampToStep(10, range)).toBe(5000)
})

test('the highest amount may be chosen even where no step falls on it', () => {
  expect(clampToStep(99999, range)).toBe(80250)
  expect(clampToStep(80250, range)).toBe(80250)
})

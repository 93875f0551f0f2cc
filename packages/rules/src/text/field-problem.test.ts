import { expect, test } from 'vitest'
import { lengthProblem } from './field-problem.ts'

test('a value below its minimum length names that length', () => {
  expect(lengthProblem('123', 4, 6)).toEqual({ code: 'too_short', length: 4 })
  expect(lengthProblem('1234', 4, 6)).toBeNull()
  expect(lengthProblem('123456', 4, 6)).toBeNull()
  expect(lengthProblem('1234567', 4, 6)).toEqual({ code: 'too_long', length: 6 })
})

import { expect, test } from 'vitest'
import { emptyFeedback, feedbackProblems, feedbackReasons, opensByItself } from './feedback.ts'

test('OFR-41, OFR-43, OFR-44: a reason must be chosen, the text may stay empty, and nobody is contacted unasked', () => {
  expect(emptyFeedback.canContact).toBe(false)
  expect(feedbackProblems(emptyFeedback)).toEqual({ reason: 'choose_option' })
  for (const reason of feedbackReasons) expect(feedbackProblems({ ...emptyFeedback, reason })).toEqual({})
})

test('DEC-OFR-10: the text holds 1,000 characters and not one more', () => {
  const withText = (length: number) =>
    feedbackProblems({ ...emptyFeedback, reason: 'other', tellUsMore: 'a'.repeat(length) })
  expect(withText(1_000)).toEqual({})
  expect(withText(1_001)).toEqual({ tellUsMore: 'too_long' })
})

test('OFR-38, DEC-OFR-9: it opens by itself with the experiment on, and once in a session', () => {
  const opens = (isExperimentOn: boolean, wasOpenedInSession: boolean) =>
    opensByItself({ isExperimentOn, wasOpenedInSession })
  expect(opens(true, false)).toBe(true)
  expect(opens(true, true)).toBe(false)
  expect(opens(false, false)).toBe(false)
})

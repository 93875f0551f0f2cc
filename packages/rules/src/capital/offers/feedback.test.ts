import { expect, test } from 'vitest'
import { emptyFeedback, feedbackProblems, feedbackReasons, opensByItself } from './feedback.ts'

test('a reason must be chosen, the text may stay empty, and nobody is contacted unasked [OFR-41, OFR-43, OFR-44]', () => {
  expect(emptyFeedback.canContact).toBe(false)
  expect(feedbackProblems(emptyFeedback)).toEqual({ reason: 'choose_option' })
  for (const reason of feedbackReasons) expect(feedbackProblems({ ...emptyFeedback, reason })).toEqual({})
})

test('the text holds 1,000 characters and not one more [DEC-OFR-10]', () => {
  const withText = (length: number) =>
    feedbackProblems({ ...emptyFeedback, reason: 'other', tellUsMore: 'a'.repeat(length) })
  expect(withText(1_000)).toEqual({})
  expect(withText(1_001)).toEqual({ tellUsMore: 'too_long' })
})

test('it opens by itself with the experiment on, and once in a session [OFR-38, DEC-OFR-9]', () => {
  const opens = (isExperimentOn: boolean, wasOpenedInSession: boolean) =>
    opensByItself({ isExperimentOn, wasOpenedInSession })
  expect(opens(true, false)).toBe(true)
  expect(opens(true, true)).toBe(false)
  expect(opens(false, false)).toBe(false)
})

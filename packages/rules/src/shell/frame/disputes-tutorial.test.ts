import { describe, expect, test } from 'vitest'
import {
  moveTutorial,
  readTutorialStep,
  tutorialPlace,
  tutorialSteps,
  type TutorialEvent,
} from './disputes-tutorial.ts'

const events: TutorialEvent[] = ['next', 'back', 'add', 'close']

describe('disputes tutorial', () => {
  test('its steps are first, second and hidden, and hidden is final', () => {
    expect(tutorialSteps).toEqual(['first', 'second', 'hidden'])
    for (const event of events)
      expect(moveTutorial('hidden', event, true)).toEqual({ step: 'hidden', goTo: null })
  })

  test('in the second step the tooltip stands on Users', () => {
    expect(moveTutorial('first', 'next', true).step).toBe('second')
    expect(tutorialPlace('second', true)).toBe('users_item')
    expect(tutorialPlace('first', true)).toBe('disputes_page')
    expect(tutorialPlace('hidden', true)).toBeNull()
  })

  test('back returns to disputes and to the first step', () => {
    expect(moveTutorial('second', 'back', true)).toEqual({ step: 'first', goTo: 'disputes' })
  })

  test('add goes to users and ends the tutorial', () => {
    expect(moveTutorial('second', 'add', true)).toEqual({ step: 'hidden', goTo: 'users' })
  })

  test('closing ends it from every step', () => {
    for (const step of tutorialSteps)
      expect(moveTutorial(step, 'close', true)).toEqual({ step: 'hidden', goTo: null })
  })

  test('who does not see Users goes from the first step to hidden', () => {
    expect(moveTutorial('first', 'next', false)).toEqual({ step: 'hidden', goTo: null })
    expect(tutorialPlace('second', false)).toBeNull()
  })

  test('a button that the step does not have changes nothing', () => {
    expect(moveTutorial('first', 'back', true)).toEqual({ step: 'first', goTo: null })
    expect(moveTutorial('second', 'next', true)).toEqual({ step: 'second', goTo: null })
  })

  test('a stored step is read again; anything else starts anew', () => {
    for (const step of tutorialSteps) expect(readTutorialStep(step)).toBe(step)
    for (const stored of [null, '', 'third', 'HIDDEN']) expect(readTutorialStep(stored)).toBe('first')
  })
})

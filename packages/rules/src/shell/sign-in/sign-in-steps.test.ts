import { describe, expect, test } from 'vitest'
import { factors } from '../../contact/factor.ts'
import {
  enterSignInStep,
  firstFactorStatuses,
  mayContinueSignIn,
  readSignInStep,
  restartedSignIn,
  signInStepRules,
  signInSteps,
  stepAfterCodeSent,
  stepAfterFirstFactor,
  stepAfterSetupSent,
  type SignInData,
} from './sign-in-steps.ts'

const everything: SignInData = {
  sessionId: 's1',
  email: 'huda@example.com',
  phone: '+971501234567',
  maskedEmail: 'h•••••@example.com',
  maskedPhone: '•••••67',
  verifiedFactor: 'email',
  setupEmail: 'huda@example.com',
  setupPhone: '+971501234567',
}

describe('steps', () => {
  test('AUTH-06: the sign-in page has nine steps', () => {
    expect(signInSteps).toEqual([
      'sign_in',
      'sign_in_verify_email',
      'sign_in_verify_phone',
      'challenge_verify_email',
      'challenge_verify_phone',
      'challenge_setup_email',
      'challenge_setup_phone',
      'challenge_setup_verify_email',
      'challenge_setup_verify_phone',
    ])
  })

  test('AUTH-07: an unknown step is told apart from none', () => {
    for (const step of signInSteps) expect(readSignInStep(step)).toBe(step)
    expect(readSignInStep(null)).toBe('sign_in')
    expect(readSignInStep('')).toBe('sign_in')
    for (const unknown of ['challenge', 'SIGN_IN', 'sign_in_verify', 'constructor']) {
      expect(readSignInStep(unknown)).toBeNull()
    }
  })

  test('AUTH-09: sign_in is about neither contact yet, every other step about the one in its name', () => {
    expect(signInStepRules.sign_in.factor).toBeNull()
    for (const step of signInSteps.slice(1))
      expect(step.endsWith(`_${signInStepRules[step].factor}`)).toBe(true)
  })

  test('AUTH-10: continue waits for a contact and the bot check', () => {
    expect(mayContinueSignIn({ hasContact: true, botToken: null })).toBe(false)
    expect(mayContinueSignIn({ hasContact: true, botToken: '' })).toBe(false)
    expect(mayContinueSignIn({ hasContact: false, botToken: 'token' })).toBe(false)
    expect(mayContinueSignIn({ hasContact: true, botToken: 'token' })).toBe(true)
  })
})

describe('back', () => {
  test('AUTH-13: every verify step except the set-up ones goes back to sign_in', () => {
    for (const step of [
      'sign_in_verify_email',
      'sign_in_verify_phone',
      'challenge_verify_email',
      'challenge_verify_phone',
    ] as const) {
      expect(signInStepRules[step].back).toBe('sign_in')
    }
    expect(signInStepRules.sign_in.back).toBeNull()
  })

  test('AUTH-14: back from a set-up code by e-mail goes to the set-up of the e-mail', () => {
    expect(signInStepRules.challenge_setup_verify_email.back).toBe('challenge_setup_email')
  })

  test('AUTH-15: back from a set-up code by phone goes to the set-up of the phone', () => {
    expect(signInStepRules.challenge_setup_verify_phone.back).toBe('challenge_setup_phone')
  })

  test('AUTH-16: back from a set-up goes to sign_in', () => {
    expect(signInStepRules.challenge_setup_email.back).toBe('sign_in')
    expect(signInStepRules.challenge_setup_phone.back).toBe('sign_in')
  })

  test('AUTH-13, AUTH-14, AUTH-15, AUTH-16: going back always ends at sign_in', () => {
    for (const start of signInSteps) {
      let step = start
      for (let back = signInStepRules[step].back; back; back = signInStepRules[step].back) step = back
      expect(step).toBe('sign_in')
    }
  })
})

describe('entering a step', () => {
  test('AUTH-17: with all it needs the step is entered', () => {
    for (const step of signInSteps) expect(enterSignInStep(step, everything)).toBe(step)
  })

  test('AUTH-17: without any one thing it needs the flow resets to sign_in', () => {
    for (const step of signInSteps) {
      for (const datum of signInStepRules[step].needs) {
        expect(enterSignInStep(step, { ...everything, [datum]: undefined })).toBe('sign_in')
        expect(enterSignInStep(step, { ...everything, [datum]: '' })).toBe('sign_in')
      }
    }
  })

  test('AUTH-17: a fresh page always starts at sign_in', () => {
    for (const step of signInSteps) expect(enterSignInStep(step, {})).toBe('sign_in')
  })

  test('AUTH-17: no step but the first needs nothing', () => {
    expect(signInSteps.filter((step) => signInStepRules[step].needs.length === 0)).toEqual(['sign_in'])
  })
})

describe('forward', () => {
  test('AUTH-19: a code sent to an e-mail is asked for next', () => {
    expect(stepAfterCodeSent('email')).toBe('sign_in_verify_email')
  })

  test('AUTH-20: a code sent to a phone is asked for next', () => {
    expect(stepAfterCodeSent('phone')).toBe('sign_in_verify_phone')
  })

  test('AUTH-21, AUTH-22: authenticated completes the login', () => {
    expect(firstFactorStatuses).toEqual(['authenticated', 'setup_2fa', 'input_2fa'])
    for (const first of factors) expect(stepAfterFirstFactor('authenticated', first)).toBe('signed_in')
  })

  test('AUTH-23: after an e-mail the phone is set up', () => {
    expect(stepAfterFirstFactor('setup_2fa', 'email')).toBe('challenge_setup_phone')
    expect(stepAfterFirstFactor('setup_2fa', 'email', 'phone')).toBe('challenge_setup_phone')
  })

  test('AUTH-24: after a phone the e-mail is set up', () => {
    expect(stepAfterFirstFactor('setup_2fa', 'phone')).toBe('challenge_setup_email')
    expect(stepAfterFirstFactor('setup_2fa', 'phone', 'email')).toBe('challenge_setup_email')
  })

  test('AUTH-25: input_2fa asks for the code of the other factor, named by the server or not', () => {
    expect(stepAfterFirstFactor('input_2fa', 'email')).toBe('challenge_verify_phone')
    expect(stepAfterFirstFactor('input_2fa', 'phone')).toBe('challenge_verify_email')
    expect(stepAfterFirstFactor('input_2fa', 'email', 'phone')).toBe('challenge_verify_phone')
  })

  test('AUTH-27: an e-mail that is set up goes on to its code', () => {
    expect(stepAfterSetupSent('email')).toBe('challenge_setup_verify_email')
  })

  test('AUTH-28: a phone that is set up goes on to its code', () => {
    expect(stepAfterSetupSent('phone')).toBe('challenge_setup_verify_phone')
  })

  test('after an expired session the flow starts again with the contact filled in', () => {
    expect(restartedSignIn(everything)).toEqual({ email: 'huda@example.com', phone: '+971501234567' })
    expect(restartedSignIn({ sessionId: 's1', email: 'huda@example.com' })).toEqual({
      email: 'huda@example.com',
    })
  })
})

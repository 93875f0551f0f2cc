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
  test('the sign-in page has nine steps [AUTH-06]', () => {
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

  test('an unknown step is told apart from none [AUTH-07]', () => {
    for (const step of signInSteps) expect(readSignInStep(step)).toBe(step)
    expect(readSignInStep(null)).toBe('sign_in')
    expect(readSignInStep('')).toBe('sign_in')
    for (const unknown of ['challenge', 'SIGN_IN', 'sign_in_verify', 'constructor']) {
      expect(readSignInStep(unknown)).toBeNull()
    }
  })

  test('sign_in is about neither contact yet, every other step about the one in its name [AUTH-09]', () => {
    expect(signInStepRules.sign_in.factor).toBeNull()
    for (const step of signInSteps.slice(1))
      expect(step.endsWith(`_${signInStepRules[step].factor}`)).toBe(true)
  })

  test('continue waits for a contact and the bot check [AUTH-10]', () => {
    expect(mayContinueSignIn({ hasContact: true, botToken: null })).toBe(false)
    expect(mayContinueSignIn({ hasContact: true, botToken: '' })).toBe(false)
    expect(mayContinueSignIn({ hasContact: false, botToken: 'token' })).toBe(false)
    expect(mayContinueSignIn({ hasContact: true, botToken: 'token' })).toBe(true)
  })
})

describe('back', () => {
  test('every verify step except the set-up ones goes back to sign_in [AUTH-13]', () => {
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

  test('back from a set-up code by e-mail goes to the set-up of the e-mail [AUTH-14]', () => {
    expect(signInStepRules.challenge_setup_verify_email.back).toBe('challenge_setup_email')
  })

  test('back from a set-up code by phone goes to the set-up of the phone [AUTH-15]', () => {
    expect(signInStepRules.challenge_setup_verify_phone.back).toBe('challenge_setup_phone')
  })

  test('back from a set-up goes to sign_in [AUTH-16]', () => {
    expect(signInStepRules.challenge_setup_email.back).toBe('sign_in')
    expect(signInStepRules.challenge_setup_phone.back).toBe('sign_in')
  })

  test('going back always ends at sign_in [AUTH-13, AUTH-14, AUTH-15, AUTH-16]', () => {
    for (const start of signInSteps) {
      let step = start
      for (let back = signInStepRules[step].back; back; back = signInStepRules[step].back) step = back
      expect(step).toBe('sign_in')
    }
  })
})

describe('entering a step', () => {
  test('with all it needs the step is entered [AUTH-17]', () => {
    for (const step of signInSteps) expect(enterSignInStep(step, everything)).toBe(step)
  })

  test('without any one thing it needs the flow resets to sign_in [AUTH-17]', () => {
    for (const step of signInSteps) {
      for (const datum of signInStepRules[step].needs) {
        expect(enterSignInStep(step, { ...everything, [datum]: undefined })).toBe('sign_in')
        expect(enterSignInStep(step, { ...everything, [datum]: '' })).toBe('sign_in')
      }
    }
  })

  test('a fresh page always starts at sign_in [AUTH-17]', () => {
    for (const step of signInSteps) expect(enterSignInStep(step, {})).toBe('sign_in')
  })

  test('no step but the first needs nothing [AUTH-17]', () => {
    expect(signInSteps.filter((step) => signInStepRules[step].needs.length === 0)).toEqual(['sign_in'])
  })
})

describe('forward', () => {
  test('a code sent to an e-mail is asked for next [AUTH-19]', () => {
    expect(stepAfterCodeSent('email')).toBe('sign_in_verify_email')
  })

  test('a code sent to a phone is asked for next [AUTH-20]', () => {
    expect(stepAfterCodeSent('phone')).toBe('sign_in_verify_phone')
  })

  test('authenticated completes the login [AUTH-21, AUTH-22]', () => {
    expect(firstFactorStatuses).toEqual(['authenticated', 'setup_2fa', 'input_2fa'])
    for (const first of factors) expect(stepAfterFirstFactor('authenticated', first)).toBe('signed_in')
  })

  test('after an e-mail the phone is set up [AUTH-23]', () => {
    expect(stepAfterFirstFactor('setup_2fa', 'email')).toBe('challenge_setup_phone')
    expect(stepAfterFirstFactor('setup_2fa', 'email', 'phone')).toBe('challenge_setup_phone')
  })

  test('after a phone the e-mail is set up [AUTH-24]', () => {
    expect(stepAfterFirstFactor('setup_2fa', 'phone')).toBe('challenge_setup_email')
    expect(stepAfterFirstFactor('setup_2fa', 'phone', 'email')).toBe('challenge_setup_email')
  })

  test('input_2fa asks for the code of the other factor, named by the server or not [AUTH-25]', () => {
    expect(stepAfterFirstFactor('input_2fa', 'email')).toBe('challenge_verify_phone')
    expect(stepAfterFirstFactor('input_2fa', 'phone')).toBe('challenge_verify_email')
    expect(stepAfterFirstFactor('input_2fa', 'email', 'phone')).toBe('challenge_verify_phone')
  })

  test('an e-mail that is set up goes on to its code [AUTH-27]', () => {
    expect(stepAfterSetupSent('email')).toBe('challenge_setup_verify_email')
  })

  test('a phone that is set up goes on to its code [AUTH-28]', () => {
    expect(stepAfterSetupSent('phone')).toBe('challenge_setup_verify_phone')
  })

  test('after an expired session the flow starts again with the contact filled in', () => {
    expect(restartedSignIn(everything)).toEqual({ email: 'huda@example.com', phone: '+971501234567' })
    expect(restartedSignIn({ sessionId: 's1', email: 'huda@example.com' })).toEqual({
      email: 'huda@example.com',
    })
  })
})

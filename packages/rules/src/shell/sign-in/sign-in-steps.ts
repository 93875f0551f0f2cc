import { otherFactor, type Factor } from '../../contact/factor.ts'

/** AUTH-06. The step stands in the query parameter `step` of the sign-in page (DEC-AUTH-2). */
export const signInSteps = [
  'sign_in',
  'sign_in_verify_email',
  'sign_in_verify_phone',
  'challenge_verify_email',
  'challenge_verify_phone',
  'challenge_setup_email',
  'challenge_setup_phone',
  'challenge_setup_verify_email',
  'challenge_setup_verify_phone',
] as const
export type SignInStep = (typeof signInSteps)[number]

/**
 * What the flow collects on its way; of the tab's session, so that a code step outlives a reload (decision
 * 0068).
 */
export type SignInData = Readonly<
  Partial<{
    sessionId: string
    /** First factor, as given at the start. */
    email: string
    phone: string
    /** Second factor as the server shows it (AUTH-26, DEC-AUTH-6). */
    maskedEmail: string
    maskedPhone: string
    /** Which factor has been verified: without it there is nothing to set up a second one for. */
    verifiedFactor: Factor
    /** Second factor to be set up. */
    setupEmail: string
    setupPhone: string
  }>
>

export type SignInStepRule = Readonly<{
  kind: 'start' | 'verify' | 'challenge' | 'setup' | 'setup_verify'
  /** Which contact the step is about; null in sign_in, where the user chooses (AUTH-09). */
  factor: Factor | null
  /** Entering the step without these resets the flow (AUTH-17). */
  needs: readonly (keyof SignInData)[]
  /** Where the back arrow leads (AUTH-13 to AUTH-16); null where there is none. */
  back: SignInStep | null
}>

export const signInStepRules: Readonly<Record<SignInStep, SignInStepRule>> = {
  sign_in: { kind: 'start', factor: null, needs: [], back: null },
  sign_in_verify_email: { kind: 'verify', factor: 'email', needs: ['sessionId', 'email'], back: 'sign_in' },
  sign_in_verify_phone: { kind: 'verify', factor: 'phone', needs: ['sessionId', 'phone'], back: 'sign_in' },
  challenge_verify_email: {
    kind: 'challenge',
    factor: 'email',
    needs: ['sessionId', 'verifiedFactor', 'maskedEmail'],
    back: 'sign_in',
  },
  challenge_verify_phone: {
    kind: 'challenge',
    factor: 'phone',
    needs: ['sessionId', 'verifiedFactor', 'maskedPhone'],
    back: 'sign_in',
  },
  challenge_setup_email: {
    kind: 'setup',
    factor: 'email',
    needs: ['sessionId', 'verifiedFactor'],
    back: 'sign_in',
  },
  challenge_setup_phone: {
    kind: 'setup',
    factor: 'phone',
    needs: ['sessionId', 'verifiedFactor'],
    back: 'sign_in',
  },
  challenge_setup_verify_email: {
    kind: 'setup_verify',
    factor: 'email',
    needs: ['sessionId', 'verifiedFactor', 'setupEmail'],
    back: 'challenge_setup_email',
  },
  challenge_setup_verify_phone: {
    kind: 'setup_verify',
    factor: 'phone',
    needs: ['sessionId', 'verifiedFactor', 'setupPhone'],
    back: 'challenge_setup_phone',
  },
}

/**
 * The step an address names: none is sign_in; null is unknown, which shows the 500 error (AUTH-07, AUTH-08).
 */
export function readSignInStep(parameter: string | null | undefined): SignInStep | null {
  if (!parameter) return 'sign_in'
  return signInSteps.find((step) => step === parameter) ?? null
}

/** AUTH-17: the step itself when everything it needs is there, else sign_in. */
export function enterSignInStep(step: SignInStep, data: SignInData): SignInStep {
  return signInStepRules[step].needs.every((datum) => Boolean(data[datum])) ? step : 'sign_in'
}

/** AUTH-19, AUTH-20: after a first-factor code was sent. */
export function stepAfterCodeSent(factor: Factor): SignInStep {
  return `sign_in_verify_${factor}`
}

/** AUTH-27, AUTH-28: after a code was sent to the contact that is set up. */
export function stepAfterSetupSent(factor: Factor): SignInStep {
  return `challenge_setup_verify_${factor}`
}

/** AUTH-21: what the server answers to a right first-factor code. */
export const firstFactorStatuses = ['authenticated', 'setup_2fa', 'input_2fa'] as const
export type FirstFactorStatus = (typeof firstFactorStatuses)[number]

/**
 * AUTH-22 to AUTH-25: where the flow goes after the first factor, or `signed_in`. `next` is the factor the
 * answer names, the one to do next; when it names none it is the other one (DEC-AUTH-7).
 */
export function stepAfterFirstFactor(
  status: FirstFactorStatus,
  first: Factor,
  next: Factor = otherFactor(first),
): SignInStep | 'signed_in' {
  switch (status) {
    case 'authenticated':
      return 'signed_in'
    case 'setup_2fa':
      return `challenge_setup_${otherFactor(first)}`
    case 'input_2fa':
      return `challenge_verify_${next}`
  }
}

/** AUTH-10: continue in sign_in waits for the bot check. */
export function mayContinueSignIn(
  state: Readonly<{ hasContact: boolean; botToken: string | null }>,
): boolean {
  return state.hasContact && Boolean(state.botToken)
}

/** After `session expired` the flow starts again with the contact still filled in (DEC-AUTH-13). */
export function restartedSignIn({ email, phone }: SignInData): SignInData {
  return { ...(email && { email }), ...(phone && { phone }) }
}

import { recogniseMessage, type ServerMessage } from './server-messages.ts'
import { signInStepRules, type SignInStep } from './sign-in-steps.ts'

/** AUTH-55 to AUTH-68 and DEC-ERR-3: one code per text the sign-in page can show. */
export const loginErrors = [
  'login_invalid_phone',
  'login_invalid_email',
  'login_too_many_attempts',
  'login_wrong_code',
  'login_phone_taken',
  'login_email_taken',
  'login_invalid_credentials',
  'login_not_a_real_user',
  'login_session_expired',
  'login_start_with_email',
  'login_account_blocked',
  'login_too_many_requests',
  'login_failed',
] as const
export type LoginError = (typeof loginErrors)[number]

export type FailedAnswer = Readonly<{ status: number; body: unknown }>

/**
 * The text for a failed call of the sign-in page: a recognised message first, then the status (DEC-AUTH-22).
 */
export function loginErrorOf({ status, body }: FailedAnswer, step: SignInStep): LoginError {
  const message = recogniseMessage(body)
  const worded = message && errorOfMessage(message, status, step)
  if (worded) return worded
  return status === 429 ? 'login_too_many_requests' : 'login_failed' // AUTH-67, AUTH-68
}

/** AUTH-34: what a failing bot-check widget shows; the same as a refused bot token. */
export const botCheckError: LoginError = 'login_not_a_real_user'

export type LoginErrorEffect = Readonly<{
  /** Below the field, or a notification (DEC-AUTH-12). */
  place: 'field' | 'notification'
  /** AUTH-35, AUTH-36, AUTH-64: the bot token and the widget start anew. */
  resetsBotCheck: boolean
  /** DEC-AUTH-13. */
  restartsFlow: boolean
  /** DEC-AUTH-14. */
  choosesEmail: boolean
}>

/** What besides its text an error does to the page. */
export function effectOfLoginError(error: LoginError): LoginErrorEffect {
  return {
    place: notified.includes(error) ? 'notification' : 'field',
    resetsBotCheck: error === 'login_not_a_real_user',
    restartsFlow: error === 'login_session_expired',
    choosesEmail: error === 'login_start_with_email',
  }
}

const notified: readonly LoginError[] = [
  'login_not_a_real_user',
  'login_account_blocked',
  'login_too_many_requests',
  'login_failed',
]

function errorOfMessage(message: ServerMessage, status: number, step: SignInStep): LoginError | null {
  switch (message) {
    case 'invalid_phone':
      return 'login_invalid_phone'
    case 'invalid_email':
      return 'login_invalid_email'
    case 'too_many_sends':
    case 'too_many_verifications':
      return 'login_too_many_attempts'
    case 'invalid_code':
      return 'login_wrong_code'
    case 'phone_not_unique':
      return notUnique(step, 'login_phone_taken')
    case 'email_not_unique':
      return notUnique(step, 'login_email_taken')
    case 'bad_request':
      return status === 400 ? 'login_not_a_real_user' : null
    case 'session_expired':
      return 'login_session_expired'
    case 'start_with_email':
      return 'login_start_with_email'
    case 'account_blocked':
      return 'login_account_blocked'
    default:
      return null
  }
}

/**
 * AUTH-60 to AUTH-62: taken while it is set up, wrong credentials at sign-in; the challenge sets up nothing.
 */
function notUnique(step: SignInStep, taken: LoginError): LoginError | null {
  switch (signInStepRules[step].kind) {
    case 'setup':
    case 'setup_verify':
      return taken
    case 'start':
    case 'verify':
      return 'login_invalid_credentials'
    case 'challenge':
      return null
  }
}

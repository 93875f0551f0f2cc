/**
 * The server messages that are recognised, with the kind each stands for (ERR-04 to ERR-08). Two spellings of
 * the not unique phone are one kind (DEC-ERR-2).
 */
const kinds = {
  'invalid phone': 'invalid_phone',
  'invalid email': 'invalid_email',
  'too many attempts to send code': 'too_many_sends',
  'too many attempts to verify code': 'too_many_verifications',
  'invalid otp code': 'invalid_code',
  'phone number is not unique': 'phone_not_unique',
  'phone number not unique': 'phone_not_unique',
  'email is not unique': 'email_not_unique',
  'session expired': 'session_expired',
  'start with email': 'start_with_email',
  bad_request: 'bad_request',

  'account temporarily blocked': 'account_blocked',
  'email or phone number is not confirmed': 'contact_not_confirmed',
  'email is not confirmed': 'email_not_confirmed',
  'phone number is not confirmed': 'phone_not_confirmed',
  'account with given email already exists': 'email_account_exists',
  'account with given phone already exists': 'phone_account_exists',
  "user can't invite oneself": 'invites_oneself',

  no_installments: 'no_installments',
  order_amount_too_high: 'order_amount_too_high',
  order_amount_too_low: 'order_amount_too_low',
  try_installments: 'try_installments',
  not_available: 'not_available',

  setup_2fa: 'setup_2fa',
  'otp verification failed': 'code_check_failed',
  'max attempts reached': 'max_attempts_reached',
  'invalid phone number': 'invalid_phone_number',
  'could not validate phone': 'could_not_validate_phone',
} as const

export type ServerMessage = (typeof kinds)[keyof typeof kinds]

/**
 * What a failed answer says, or null when it is unknown (ERR-01 to ERR-03). The `errors` array goes before
 * `message`, and that before `error` (DEC-ERR-5); texts match as a whole, trimmed and lowercased (DEC-ERR-1).
 */
export function recogniseMessage(answer: unknown): ServerMessage | null {
  if (typeof answer === 'string') return kindOf(answer)
  if (!isObject(answer)) return null
  const { errors, message, error } = answer
  const listed = Array.isArray(errors) ? errors.map(recogniseMessage) : []
  return [...listed, kindOf(message), kindOf(error)].find((kind) => kind !== null) ?? null
}

function kindOf(text: unknown): ServerMessage | null {
  if (typeof text !== 'string') return null
  const message = text.trim().toLowerCase()
  return Object.hasOwn(kinds, message) ? kinds[message as keyof typeof kinds] : null
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

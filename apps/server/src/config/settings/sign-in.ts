import { oneOf, text, whole } from '../readers.ts'
import { optional, setting } from '../setting.ts'

/** Codes, sessions and the bot check. */
export const signInSettings = {
  otp: {
    emailLength: setting('OTP_EMAIL_LENGTH', 'digits of a code sent by e-mail', whole(4, 10), '6'),
    phoneLength: setting('OTP_PHONE_LENGTH', 'digits of a code sent to a phone', whole(4, 10), '4'),
    validSeconds: setting('OTP_VALID_SECONDS', 'how long a code can be used', whole(30, 600), '120'),
    resendSeconds: setting(
      'OTP_RESEND_SECONDS',
      'pause before another code within one sign-in',
      whole(10, 600),
      '120',
    ),
    triesPerCode: setting('OTP_TRIES_PER_CODE', 'wrong tries before the wait', whole(1, 10), '5'),
    triesPerDay: setting('OTP_TRIES_PER_DAY', 'wrong tries of one identity a day', whole(1, 100), '15'),
    hardStop: setting(
      'OTP_HARD_STOP',
      'wrong tries in a row after which staff must help',
      whole(10, 1000),
      '100',
    ),
    sendsPerHour: optional(
      'OTP_SENDS_PER_HOUR',
      'codes sent to one identity an hour; 5, and 1000 in demo mode',
      whole(1, 100_000),
    ),
    sendsPerDay: optional(
      'OTP_SENDS_PER_DAY',
      'codes sent to one identity a day; 10, and 10000 in demo mode',
      whole(1, 1_000_000),
    ),
    waitMinutes: setting('OTP_WAIT_MINUTES', 'wait after too many tries', whole(1, 1440), '30'),
  },
  session: {
    absoluteHours: setting('SESSION_HOURS', 'longest session of a merchant', whole(1, 168), '12'),
    idleMinutes: setting(
      'SESSION_IDLE_MINUTES',
      'session of a merchant without a call',
      whole(1, 1440),
      '30',
    ),
    staffAbsoluteHours: setting('SESSION_STAFF_HOURS', 'longest session of staff', whole(1, 24), '8'),
    staffIdleMinutes: setting(
      'SESSION_STAFF_IDLE_MINUTES',
      'session of staff without a call',
      whole(1, 240),
      '15',
    ),
  },
  botCheck: {
    kind: setting(
      'BOT_CHECK',
      'which bot check the sign-in page uses',
      oneOf('altcha', 'turnstile'),
      'altcha',
    ),
    siteKey: optional('TURNSTILE_SITE_KEY', 'public key of Cloudflare Turnstile', text),
    secret: optional('TURNSTILE_SECRET', 'secret key of Cloudflare Turnstile', text, { secret: true }),
  },
} as const

import {
  amountPerCurrency,
  daysPerCurrency,
  email,
  emailPerCountry,
  flag,
  list,
  oneOf,
  origin,
  text,
  url,
  whole,
} from './readers.ts'
import { optional, setting } from './setting.ts'

/** Every setting of the product, in the order the documentation shows them. */
export const settings = {
  mode: setting(
    'MODE',
    'demo seeds a demo and lets staff move the clock; production refuses both and needs real mail and SMS',
    oneOf('development', 'demo', 'production'),
    'demo',
  ),
  role: setting(
    'ROLE',
    'what this process does: serve requests, run jobs, or both',
    oneOf('all', 'web', 'worker'),
    'all',
  ),
  port: setting('PORT', 'port of the web server', whole(0, 65_535), '4400'),
  host: setting('HOST', 'address the web server listens on', text, '0.0.0.0'),
  publicOrigin: optional(
    'PUBLIC_ORIGIN',
    'address browsers use, without a path; http://localhost:PORT when absent',
    origin,
  ),
  trustProxy: setting(
    'TRUST_PROXY',
    'true behind a reverse proxy that sets X-Forwarded-For and X-Forwarded-Proto',
    flag,
    'false',
  ),
  dataDir: setting(
    'DATA_DIR',
    'folder of the embedded database, uploaded files and generated secrets',
    text,
    '.data',
  ),
  databaseUrl: optional(
    'DATABASE_URL',
    'PostgreSQL 15 or later instead of the embedded one; its user creates the roles, or only migrates when DATABASE_APP_URL is given',
    url,
    { secret: true },
  ),
  databaseAppUrl: optional(
    'DATABASE_APP_URL',
    'connection of the serving role (daftar_app or a member of it) when the operator made the roles',
    url,
    { secret: true },
  ),
  databaseConnections: setting(
    'DATABASE_CONNECTIONS',
    'connections of this process to the database',
    whole(2, 200),
    '10',
  ),
  secretKey: optional(
    'SECRET_KEY',
    'at least 32 characters from which every other key is derived; kept in DATA_DIR/secret when absent, needed in production',
    text.min(32, 'must have at least 32 characters'),
    { secret: true },
  ),
  logLevel: setting(
    'LOG_LEVEL',
    'least level that is logged',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'info',
  ),
  brand: {
    name: setting('BRAND_NAME', 'name of the product in English', text, 'Daftar'),
    nameAr: setting('BRAND_NAME_AR', 'name of the product in Arabic', text, 'دفتر'),
    supportEmail: setting(
      'BRAND_SUPPORT_EMAIL',
      'partner support mailbox of every country without its own',
      email,
      'partner@daftar.example',
    ),
    supportEmails: setting(
      'BRAND_SUPPORT_EMAILS',
      'mailboxes of single countries: ARE=uae@example.com,SAU=ksa@example.com',
      emailPerCountry,
      '',
    ),
    termsUrl: setting('BRAND_TERMS_URL', 'terms of use', url, 'https://daftar.example/terms'),
    privacyUrl: setting('BRAND_PRIVACY_URL', 'privacy notice', url, 'https://daftar.example/privacy'),
    shoppersUrl: setting(
      'BRAND_SHOPPERS_URL',
      'site for shoppers who came to the wrong place',
      url,
      'https://daftar.example/shoppers',
    ),
    appStoreUrl: setting(
      'BRAND_APP_STORE_URL',
      'merchant app in the App Store',
      url,
      'https://daftar.example/app-store',
    ),
    googlePlayUrl: setting(
      'BRAND_GOOGLE_PLAY_URL',
      'merchant app in Google Play',
      url,
      'https://daftar.example/google-play',
    ),
    helpUrl: setting(
      'BRAND_HELP_URL',
      'help centre; {language} is replaced by en or ar',
      text,
      'https://help.daftar.example/{language}',
    ),
    pipedriveBaseUrl: optional(
      'BRAND_PIPEDRIVE_BASE_URL',
      'where partner application ids lead (DEC-APP-6); the route answers 404 when absent',
      url,
    ),
  },
  hosts: {
    production: optional('HOST_PRODUCTION', 'host name of the merchant site in production (SES-12)', text),
    staging: optional('HOST_STAGING', 'host name of the merchant site in staging (SES-12)', text),
    preview: optional(
      'HOST_PREVIEW',
      'host names of branch previews, one * for the branch: *.preview.example.com (SES-12)',
      text.regex(/^[^*]*\*\.[^*]+$/, 'must hold one * label'),
    ),
    tokenStorage: setting(
      'HOSTS_TOKEN_STORAGE',
      'hosts whose pages keep the bearer token in the browser (SES-04), separated by commas',
      list,
      '',
    ),
  },
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
  smtp: {
    url: optional(
      'SMTP_URL',
      'mail server: smtp://user:password@host:587 or smtps://',
      text.regex(/^smtps?:\/\/.+/, 'must begin with smtp:// or smtps://'),
      { secret: true },
    ),
    from: setting('MAIL_FROM', 'sender of every mail', text, 'Daftar <no-reply@daftar.example>'),
  },
  smsGateway: {
    url: optional('SMS_GATEWAY_URL', 'address that takes POST {id, to, from, text} as JSON', url),
    token: optional('SMS_GATEWAY_TOKEN', 'sent as Authorization: Bearer', text, { secret: true }),
    from: setting('SMS_FROM', 'sender of every SMS', text, 'Daftar'),
  },
  s3: {
    bucket: optional('S3_BUCKET', 'bucket for files; they lie in DATA_DIR/files when absent', text),
    region: setting('S3_REGION', 'region of the bucket', text, 'us-east-1'),
    endpoint: optional('S3_ENDPOINT', 'address of an S3-compatible service other than AWS', url),
    accessKeyId: optional('S3_ACCESS_KEY_ID', 'access key', text, { secret: true }),
    secretAccessKey: optional('S3_SECRET_ACCESS_KEY', 'secret of the access key', text, { secret: true }),
  },
  capital: {
    fourEyesAboveMinor: setting(
      'CAPITAL_FOUR_EYES_ABOVE',
      'amounts above which a second person must approve: AED=100000,SAR=100000',
      amountPerCurrency,
      'AED=100000,SAR=100000,QAR=100000,BHD=10000,KWD=10000,EGP=1000000',
    ),
    holidays: setting(
      'CAPITAL_HOLIDAYS',
      'days on which nothing is settled: AED=2026-12-02,AED=2026-12-03 (DEC-CAP-11)',
      daysPerCurrency,
      '',
    ),
  },
  remoteConfig: {
    surveyScriptUrl: optional(
      'SURVEY_SCRIPT_URL',
      'script of the survey tool (CFG-04); no survey when absent',
      url,
    ),
    attributionScriptUrl: optional(
      'ATTRIBUTION_SCRIPT_URL',
      'script that knows the campaign’s link to the merchant app (AUTH-05); the plain link stays when absent',
      url,
    ),
    analyticsScriptUrl: optional(
      'ANALYTICS_SCRIPT_URL',
      'script of the analytics tool (DEC-SES-11); nothing is told when absent',
      url,
    ),
    recordingKey: optional(
      'SESSION_RECORDING_KEY',
      'key of the session recorder (DEC-CFG-3); nothing is recorded when absent',
      text,
    ),
  },
} as const

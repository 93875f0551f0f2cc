import { email, oneOf, text, url } from '../readers.ts'
import { optional, setting } from '../setting.ts'

/** What is reached outside: mail, SMS, files, the scanner of uploads. */
export const outsideSettings = {
  smtp: {
    url: optional(
      'SMTP_URL',
      'mail server: smtp://user:password@host:587 or smtps://',
      text.regex(/^smtps?:\/\/.+/, 'must begin with smtp:// or smtps://'),
      { secret: true },
    ),
    from: setting('MAIL_FROM', 'sender of every mail', text, 'Daftar <no-reply@daftar.example>', {
      ofDemo: true,
    }),
  },
  smsGateway: {
    url: optional('SMS_GATEWAY_URL', 'address that takes POST {id, to, from, text} as JSON', url),
    token: optional('SMS_GATEWAY_TOKEN', 'sent as Authorization: Bearer', text, { secret: true }),
    from: setting('SMS_FROM', 'sender of every SMS', text, 'Daftar', { ofDemo: true }),
  },
  s3: {
    bucket: optional('S3_BUCKET', 'bucket for files; they lie in DATA_DIR/files when absent', text),
    region: setting('S3_REGION', 'region of the bucket', text, 'us-east-1'),
    endpoint: optional('S3_ENDPOINT', 'address of an S3-compatible service other than AWS', url),
    accessKeyId: optional('S3_ACCESS_KEY_ID', 'access key', text, { secret: true }),
    secretAccessKey: optional('S3_SECRET_ACCESS_KEY', 'secret of the access key', text, { secret: true }),
  },
  inboundMail: {
    address: optional(
      'INBOUND_MAIL_ADDRESS',
      'the mailbox whose mail is handed over, such as support@reply.example.com: letters about a ticket are answered at an address of its own there (support+…@). docs/operations/inbound-mail.md says how. Answers by mail are not taken when absent',
      email,
    ),
    secret: optional(
      'INBOUND_MAIL_SECRET',
      'what signs each mail that is handed over, at least 32 characters',
      text.min(32, 'must have at least 32 characters'),
      { secret: true },
    ),
  },
  clamdAddress: optional(
    'CLAMD_ADDRESS',
    'ClamAV daemon that looks into every upload, host:port or the path of its socket; its StreamMaxLength must be at least 150M. Nothing is scanned when absent',
    text.regex(/^(?:\/.+|.+:\d{1,5})$/, 'must be host:port or a path'),
  ),
  eventsForward: {
    url: optional(
      'EVENTS_FORWARD_URL',
      'a collector that takes POST /v1/batch as Segment does: what people do on the screens is sent there too, by ids alone; nothing leaves when absent',
      url,
    ),
    writeKey: optional(
      'EVENTS_FORWARD_KEY',
      'its write key, sent as the user of basic authentication',
      text,
      {
        secret: true,
      },
    ),
  },
  cardIssuer: {
    kind: optional(
      'CARD_ISSUER',
      'who makes virtual cards (DEC-CRD-1): off, http for an issuer of yours, or stand_in for tests and demos, whose cards no shop takes; off in production and stand_in elsewhere when absent',
      oneOf('off', 'stand_in', 'http'),
    ),
    url: optional('CARD_ISSUER_URL', 'address of its API, which takes POST /cards', url),
    apiKey: optional('CARD_ISSUER_KEY', 'sent as Authorization: Bearer', text, { secret: true }),
    webhookSecret: optional(
      'CARD_ISSUER_WEBHOOK_SECRET',
      'signing secret of its calls, which go to PUBLIC_ORIGIN/cards/api/v1/events',
      text,
      { secret: true },
    ),
  },
  shopPlatforms: {
    kind: optional(
      'SHOP_PLATFORMS',
      'where products of shops are read (DEC-MKT-3): off, http for those a client is named for below and for WooCommerce, which needs none, or stand_in for tests and demos; off in production and stand_in elsewhere when absent',
      oneOf('off', 'stand_in', 'http'),
    ),
    salla: {
      clientId: optional('SALLA_CLIENT_ID', 'client of the app at Salla', text),
      secret: optional('SALLA_CLIENT_SECRET', 'its secret', text, { secret: true }),
    },
    zid: {
      clientId: optional('ZID_CLIENT_ID', 'client of the app at Zid', text),
      secret: optional('ZID_CLIENT_SECRET', 'its secret', text, { secret: true }),
    },
    shopify: {
      clientId: optional('SHOPIFY_CLIENT_ID', 'client of the app at Shopify', text),
      secret: optional('SHOPIFY_CLIENT_SECRET', 'its secret', text, { secret: true }),
    },
  },
} as const

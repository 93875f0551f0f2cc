import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { misspelt } from './misspelt.ts'
import { isSetting, listSettings, type Settings, type ValuesOf } from './setting.ts'
import { settings } from './settings.ts'

type Values = ValuesOf<typeof settings>

/** The configuration of one process; groups that are not set up are undefined. */
export type Config = Omit<
  Values,
  | 'host'
  | 'secretKey'
  | 'databaseUrl'
  | 'publicOrigin'
  | 'otp'
  | 'smtp'
  | 's3'
  | 'smsGateway'
  | 'salesConnect'
  | 'registers'
  | 'signing'
  | 'contracts'
  | 'shopPlatforms'
  | 'wallet'
  | 'eventsForward'
  | 'inboundMail'
  | 'cardIssuer'
> & {
  readonly host: string
  readonly secretKey: string
  /** Absent where the embedded one serves. */
  readonly databaseUrl: string | undefined
  readonly publicOrigin: string
  readonly otp: Values['otp'] & { readonly sendsPerHour: number; readonly sendsPerDay: number }
  readonly smtp: { readonly url: string; readonly from: string } | undefined
  readonly smsGateway:
    { readonly url: string; readonly token: string | undefined; readonly from: string } | undefined
  readonly s3: (Values['s3'] & { readonly bucket: string }) | undefined
  readonly wallet: Omit<Values['wallet'], 'accounts' | 'banks'> & {
    readonly [Of in 'accounts' | 'banks']: NonNullable<Values['wallet'][Of]>
  }
  readonly contracts: { readonly countersign: 'staff' | 'at_once' }
  readonly signing: { readonly service: 'embedded' } | DocusealSigning
  readonly salesConnect: { readonly kind: 'off' } | { readonly kind: 'stand_in' } | RutterConnect
  readonly shopPlatforms: ShopPlatformsConfig
  /** Who makes virtual cards and asks about their charges. */
  readonly cardIssuer: { readonly kind: 'off' | 'stand_in' } | HttpCardIssuer
  /** Where events of the screens go besides the product's own table. */
  readonly eventsForward: { readonly url: string; readonly writeKey: string } | undefined
  /** Where answers to letters about tickets arrive. */
  readonly inboundMail: { readonly address: string; readonly secret: string } | undefined
  readonly registers: { readonly kind: 'off' } | { readonly kind: 'stand_in' } | HttpRegisters
}

/** Where products of shops are read; a platform without both halves of a client is not offered. */
interface ShopPlatformsConfig {
  readonly kind: 'off' | 'stand_in' | 'http'
  readonly salla: PlatformClient | undefined
  readonly zid: PlatformClient | undefined
  readonly shopify: PlatformClient | undefined
}

interface PlatformClient {
  readonly clientId: string
  readonly secret: string
}

interface HttpCardIssuer {
  readonly kind: 'http'
  readonly http: { readonly url: string; readonly apiKey: string; readonly webhookSecret: string }
}

interface DocusealSigning {
  readonly service: 'docuseal'
  readonly docuseal: { readonly url: string; readonly apiKey: string; readonly webhookSecret: string }
}

interface HttpRegisters {
  readonly kind: 'http'
  readonly url: string
  readonly token: string | undefined
}

interface RutterConnect {
  readonly kind: 'rutter'
  readonly rutter: Values['salesConnect']['rutter'] & {
    readonly clientId: string
    readonly secret: string
    readonly publicKey: string
  }
}

type Environment = Readonly<Record<string, string | undefined>>

/** What is wrong with the environment: every fault at once, one line each. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly faults: readonly string[]

  constructor(faults: readonly string[]) {
    super(
      `The configuration has ${faults.length} fault(s):\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    )
    this.faults = faults
  }
}

/** Read the environment. Throws ConfigError with every fault; never puts a secret into a message. */
export function loadConfig(env: Environment): Config {
  const faults = misspelt(env)
  const values = readTree(settings, env, faults) as Values
  faults.push(...(faults.length === 0 ? faultsTogether(values) : []))
  if (values.mode === 'production') faults.push(...unsaidIn(env))
  if (faults.length > 0) throw new ConfigError(faults)
  const dataDir = resolve(values.dataDir)
  const demo = values.mode === 'demo'
  return {
    ...values,
    dataDir,
    host: values.host ?? (values.mode === 'production' ? '0.0.0.0' : '127.0.0.1'),
    databaseUrl: values.databaseUrl === 'embedded' ? undefined : values.databaseUrl,
    secretKey: values.secretKey ?? keptSecret(dataDir),
    publicOrigin: values.publicOrigin ?? `http://localhost:${values.port}`,
    otp: {
      ...values.otp,
      sendsPerHour: values.otp.sendsPerHour ?? (demo ? 1_000 : 5),
      sendsPerDay: values.otp.sendsPerDay ?? (demo ? 10_000 : 10),
    },
    smtp: values.smtp.url ? { ...values.smtp, url: values.smtp.url } : undefined,
    smsGateway: values.smsGateway.url ? { ...values.smsGateway, url: values.smsGateway.url } : undefined,
    s3: values.s3.bucket ? { ...values.s3, bucket: values.s3.bucket } : undefined,
    wallet: walletOf(values),
    salesConnect: salesConnectOf(values),
    shopPlatforms: shopPlatformsOf(values),
    cardIssuer: cardIssuerOf(values),
    eventsForward: eventsForwardOf(values),
    inboundMail: inboundMailOf(values),
    registers: registersOf(values),
    signing: signingOf(values),
    contracts: {
      countersign: values.contracts.countersign ?? (values.mode === 'production' ? 'staff' : 'at_once'),
    },
  }
}

/** In production nobody tops a wallet up at an account that is nobody's. */
function walletOf({ mode, wallet }: Values): Config['wallet'] {
  const { accounts, banks, ...rest } = wallet
  const usual = mode === 'production' || accounts ? { accounts: {}, banks: {} } : demoAccounts
  return { ...rest, accounts: accounts ?? usual.accounts, banks: banks ?? usual.banks }
}

const demoAccounts = {
  accounts: { AED: 'AE410260001015300129901', SAR: 'SA0380000000608010167519' },
  banks: { AED: 'Emirates NBD', SAR: 'Al Rajhi Bank' },
}

function salesConnectOf({ mode, salesConnect }: Values): Config['salesConnect'] {
  const { kind = mode === 'production' ? 'off' : 'stand_in', rutter } = salesConnect
  if (kind !== 'rutter') return { kind }
  const { clientId, secret, publicKey } = rutter
  if (!clientId || !secret || !publicKey) throw new Error('checked before')
  return { kind, rutter: { ...rutter, clientId, secret, publicKey } }
}

function shopPlatformsOf({ mode, shopPlatforms }: Values): ShopPlatformsConfig {
  const { kind = mode === 'production' ? 'off' : 'stand_in', salla, zid, shopify } = shopPlatforms
  const clientOf = ({ clientId, secret }: Values['shopPlatforms']['salla']): PlatformClient | undefined =>
    clientId && secret ? { clientId, secret } : undefined
  return { kind, salla: clientOf(salla), zid: clientOf(zid), shopify: clientOf(shopify) }
}

function cardIssuerOf({ mode, cardIssuer }: Values): Config['cardIssuer'] {
  const { kind = mode === 'production' ? 'off' : 'stand_in', url, apiKey, webhookSecret } = cardIssuer
  if (kind !== 'http') return { kind }
  if (!url || !apiKey || !webhookSecret) throw new Error('checked before')
  return { kind, http: { url, apiKey, webhookSecret } }
}

function eventsForwardOf({ eventsForward: { url, writeKey } }: Values): Config['eventsForward'] {
  return url && writeKey ? { url, writeKey } : undefined
}

function inboundMailOf({ inboundMail: { address, secret } }: Values): Config['inboundMail'] {
  return address && secret ? { address, secret } : undefined
}

function registersOf({ mode, registers }: Values): Config['registers'] {
  const { kind = mode === 'production' ? 'off' : 'stand_in', url, token } = registers
  if (kind !== 'http') return { kind }
  if (!url) throw new Error('checked before')
  return { kind, url, token }
}

function signingOf({ signing: { service, docuseal } }: Values): Config['signing'] {
  if (service === 'embedded') return { service }
  const { url, apiKey, webhookSecret } = docuseal
  if (!apiKey || !webhookSecret) throw new Error('checked before')
  return { service, docuseal: { url, apiKey, webhookSecret } }
}

/** The configuration for a log: every secret masked, in the words of the environment. */
export function describeConfig(config: Config): Record<string, string> {
  return Object.fromEntries(
    listSettings(settings).flatMap(({ path, setting }) => {
      const value = path.reduce<unknown>(
        (node, name) => (node as Record<string, unknown> | undefined)?.[name],
        config,
      )
      if (value === undefined) return []
      return [[setting.env, setting.secret ? '(set)' : written(value)]]
    }),
  )
}

function readTree(tree: Settings, env: Environment, faults: string[]): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(tree).map(([name, node]) => {
      if (!isSetting(node)) return [name, readTree(node, env, faults)]
      const given = env[node.env]?.trim() || node.fallback
      if (given === null) return [name, undefined]
      const read = node.read.safeParse(given)
      if (!read.success)
        faults.push(`${node.env} ${read.error.issues.map((issue) => issue.message).join('; ')}`)
      return [name, read.data]
    }),
  )
}

/** What no single setting can know. */
function faultsTogether(values: Values): string[] {
  const production = values.mode === 'production'
  const hasAddress = values.databaseUrl !== undefined && values.databaseUrl !== 'embedded'
  return [
    production && !values.secretKey && 'SECRET_KEY is needed in production',
    production && !values.publicOrigin && 'PUBLIC_ORIGIN is needed in production',
    production && !values.smtp.url && 'SMTP_URL is needed in production: codes are sent by e-mail',
    production && !values.smsGateway.url && 'SMS_GATEWAY_URL is needed in production: codes are sent by SMS',
    production &&
      !values.databaseUrl &&
      'DATABASE_URL is needed in production; DATABASE_URL=embedded says that this one machine runs the embedded database',
    values.databaseAppUrl && !hasAddress && 'DATABASE_APP_URL needs DATABASE_URL beside it',
    values.role !== 'all' &&
      !hasAddress &&
      `ROLE=${values.role} needs DATABASE_URL: the embedded database serves one process`,
    values.botCheck.kind === 'turnstile' &&
      !values.botCheck.siteKey &&
      'TURNSTILE_SITE_KEY is needed with BOT_CHECK=turnstile',
    values.botCheck.kind === 'turnstile' &&
      !values.botCheck.secret &&
      'TURNSTILE_SECRET is needed with BOT_CHECK=turnstile',
    production &&
      values.capital.directDebitBank === 'answers' &&
      'DIRECT_DEBIT_BANK=answers is for demos: no bank is asked',
    production && values.salesConnect.kind === 'stand_in' && 'SALES_CONNECT=stand_in is for tests and demos',
    production &&
      values.shopPlatforms.kind === 'stand_in' &&
      'SHOP_PLATFORMS=stand_in is for tests and demos',
    production && values.cardIssuer.kind === 'stand_in' && 'CARD_ISSUER=stand_in is for tests and demos',
    ...(['salla', 'zid', 'shopify'] as const).map((name) => {
      const { clientId, secret } = values.shopPlatforms[name]
      const half = name.toUpperCase()
      return (
        Boolean(clientId) !== Boolean(secret) && `${half}_CLIENT_ID and ${half}_CLIENT_SECRET belong together`
      )
    }),
    Boolean(values.eventsForward.url) !== Boolean(values.eventsForward.writeKey) &&
      'EVENTS_FORWARD_URL and EVENTS_FORWARD_KEY belong together',
    Boolean(values.inboundMail.address) !== Boolean(values.inboundMail.secret) &&
      'INBOUND_MAIL_ADDRESS and INBOUND_MAIL_SECRET belong together',
    production && values.registers.kind === 'stand_in' && 'REGISTERS=stand_in is for tests and demos',
    values.registers.kind === 'http' &&
      !values.registers.url &&
      'REGISTERS_URL is needed with REGISTERS=http',
    values.salesConnect.kind === 'rutter' &&
      !(['clientId', 'secret', 'publicKey'] as const).every((name) => values.salesConnect.rutter[name]) &&
      'RUTTER_CLIENT_ID, RUTTER_SECRET and RUTTER_PUBLIC_KEY are needed with SALES_CONNECT=rutter',
    values.cardIssuer.kind === 'http' &&
      !(values.cardIssuer.url && values.cardIssuer.apiKey && values.cardIssuer.webhookSecret) &&
      'CARD_ISSUER_URL, CARD_ISSUER_KEY and CARD_ISSUER_WEBHOOK_SECRET are needed with CARD_ISSUER=http',
    values.signing.service === 'docuseal' &&
      !(values.signing.docuseal.apiKey && values.signing.docuseal.webhookSecret) &&
      'DOCUSEAL_API_KEY and DOCUSEAL_WEBHOOK_SECRET are needed with SIGNING_SERVICE=docuseal',
    values.s3.bucket &&
      Boolean(values.s3.accessKeyId) !== Boolean(values.s3.secretAccessKey) &&
      'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together',
  ].filter((fault) => typeof fault === 'string')
}

/**
 * What production has to say for itself: a default would put the demo's company on invoices, contracts and
 * letters.
 */
function unsaidIn(env: Environment): string[] {
  return listSettings(settings)
    .filter(({ setting }) => setting.ofDemo && !env[setting.env]?.trim())
    .map(
      ({ setting }) =>
        `${setting.env} is needed in production: ${setting.about}; what it is without is the demo's`,
    )
}

/** A secret of our own on a machine that was given none; it must not change while the data lives. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const secret = randomBytes(32).toString('base64url')
  writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  return secret
}

function written(value: unknown): string {
  if (Array.isArray(value)) return value.join(',')
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, item]) => `${key}=${written(item)}`)
    .join(',')
}

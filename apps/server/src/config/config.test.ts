import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ConfigError, describeConfig, loadConfig } from './config.ts'
import { generated, repositoryRoot } from './write-docs.ts'
import { productionEnv as withoutSecret } from '../testing/app/production-env.ts'
import { temporaryFolder } from '../testing/database/temporary-folder.ts'

const secret = 'a-secret-of-at-least-32-characters!!'
const dataDir = temporaryFolder()
const productionEnv = { ...withoutSecret, SECRET_KEY: secret }

test('an empty environment gives the demo on port 4400 with a secret kept in the data folder', () => {
  const first = loadConfig({ DATA_DIR: dataDir })
  expect(first).toMatchObject({
    mode: 'demo',
    port: 4400,
    role: 'all',
    publicOrigin: 'http://localhost:4400',
    host: '127.0.0.1',
  })
  expect(first.secretKey.length).toBeGreaterThanOrEqual(32)
  expect(loadConfig({ DATA_DIR: dataDir }).secretKey).toBe(first.secretKey)
  expect(statSync(join(dataDir, 'secret')).mode & 0o077).toBe(0)
  expect(first.smtp).toBeUndefined()
  expect(first.s3).toBeUndefined()
})

test('every fault is reported at once, and no value of a secret is in the message', () => {
  const load = () =>
    loadConfig({
      MODE: 'live',
      PORT: '99999',
      SECRET_KEY: 'short-canary',
      OTP_VALID_SECONDS: 'soon',
      CAPITAL_HOLIDAYS: 'AED=2026-02-30',
    })
  expect(load).toThrow(ConfigError)
  expect(load).toThrow(/MODE[^]*PORT[^]*SECRET_KEY[^]*OTP_VALID_SECONDS[^]*CAPITAL_HOLIDAYS/)
  expect(load).not.toThrow(/canary/)
})

test('production needs a secret, an origin, mail and SMS', () => {
  expect(() => loadConfig({ MODE: 'production', DATA_DIR: dataDir })).toThrow(
    /SECRET_KEY[^]*PUBLIC_ORIGIN[^]*SMTP_URL[^]*SMS_GATEWAY_URL/,
  )
  const config = loadConfig({
    ...productionEnv,
    DATA_DIR: dataDir,
    PUBLIC_ORIGIN: 'https://merchants.example/x',
  })
  expect(config.publicOrigin).toBe('https://merchants.example')
  expect(config.host).toBe('0.0.0.0')
})

test('production does not begin in the name of the company of the demo', () => {
  const said = Object.keys(productionEnv).filter((name) => /^BRAND_|_FROM$/.test(name))
  expect(said).toContain('BRAND_LEGAL_NAME')
  for (const name of said)
    expect(() => loadConfig({ ...productionEnv, DATA_DIR: dataDir, [name]: undefined })).toThrow(
      `${name} is needed in production`,
    )
})

test('production says which database it means, and only PostgreSQL is one', () => {
  const production = { ...productionEnv, DATA_DIR: dataDir }
  expect(() => loadConfig({ ...production, DATABASE_URL: undefined })).toThrow(
    /DATABASE_URL is needed in production; DATABASE_URL=embedded/,
  )
  expect(loadConfig(production).databaseUrl).toBeUndefined()
  expect(() => loadConfig({ ...production, ROLE: 'web' })).toThrow(/ROLE=web needs DATABASE_URL/)
  for (const name of ['DATABASE_URL', 'DATABASE_APP_URL'])
    expect(() => loadConfig({ DATA_DIR: dataDir, [name]: 'mysql://u:canary@db/x' })).toThrow(
      new RegExp(`${name} must be an address such as postgres://(?![^]*canary)`),
    )
  expect(() => loadConfig({ DATA_DIR: dataDir, DATABASE_URL: 'postgres://u:50%canary@db/x' })).toThrow(
    /DATABASE_URL must have each % of a name or password written as %25(?![^]*canary)/,
  )
})

test('a name that is nearly a setting is a fault, any other is not ours', () => {
  const faultsOf = (env: Record<string, string>) => () => loadConfig({ DATA_DIR: dataDir, ...env })
  expect(faultsOf({ WEBHOOK_LOG_DAYS: '30', DATABASE_URI: 'x', SECERT_KEY: 'x' })).toThrow(
    /WEBHOOK_LOG_DAYS is no setting; WEBHOOKS_LOG_DAYS is one[^]*DATABASE_URI[^]*SECERT_KEY/,
  )
  const others = {
    PATH: '/bin',
    HOSTNAME: 'a',
    HTTP_URL: 'x',
    NODE_ENV: 'x',
    npm_config_loglevel: 'x',
    MODES: 'x',
  }
  expect(faultsOf(others)).not.toThrow()
})

test('demo mode raises the hourly and daily caps of sent codes and nothing else', () => {
  const demo = loadConfig({ DATA_DIR: dataDir }).otp
  const development = loadConfig({ DATA_DIR: dataDir, MODE: 'development' }).otp
  expect(development).toEqual({
    emailLength: 6,
    phoneLength: 4,
    validSeconds: 120,
    resendSeconds: 120,
    triesPerCode: 5,
    triesPerDay: 15,
    hardStop: 100,
    sendsPerHour: 5,
    sendsPerDay: 10,
    waitMinutes: 30,
  })
  expect({ ...demo, sendsPerHour: 5, sendsPerDay: 10 }).toEqual(development)
  expect(demo.sendsPerHour).toBeGreaterThan(5)
})

test.each([
  [undefined, 0],
  ['false', 0],
  ['0', 0],
  ['true', 1],
  ['2', 2],
  ['10', 10],
])('TRUST_PROXY=%s means %i proxies in front', (given, proxies) => {
  expect(loadConfig({ DATA_DIR: dataDir, TRUST_PROXY: given }).proxies).toBe(proxies)
})

test.each(['11', '-1', '1.5', 'yes', '10.0.0.0/8'])('TRUST_PROXY=%s is a fault', (given) => {
  expect(() => loadConfig({ DATA_DIR: dataDir, TRUST_PROXY: given })).toThrow(
    /TRUST_PROXY must be true, false or a number of proxies from 0 to 10/,
  )
})

test.each(['ARE=300123456700003', 'SAU=300123456700001', 'BHR=12345'])(
  'a tax number that is none of its country is a fault: %s',
  (given) => {
    const load = () => loadConfig({ ...productionEnv, DATA_DIR: dataDir, BRAND_TAX_NUMBERS: given })
    expect(load).toThrow(`BRAND_TAX_NUMBERS ${given} is not a tax number of that country`)
  },
)

test('amounts, holidays and mailboxes are lists of pairs', () => {
  const config = loadConfig({
    DATA_DIR: dataDir,
    CAPITAL_FOUR_EYES_ABOVE: 'AED=50000.50, BHD=1.234',
    CAPITAL_HOLIDAYS: 'AED=2026-12-02,AED=2026-12-03',
    BRAND_SUPPORT_EMAILS: 'SAU=ksa@daftar.example',
  })
  expect(config.capital.fourEyesAboveMinor).toEqual({ AED: 5_000_050n, BHD: 1_234n })
  expect(config.capital.holidays).toEqual({ AED: ['2026-12-02', '2026-12-03'] })
  expect(config.brand.supportEmails).toEqual({ SAU: 'ksa@daftar.example' })
})

test('sales platforms are a fake in a demo, absent in production, and Rutter where its keys are', () => {
  const connectOf = (env: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...env }).salesConnect
  expect(connectOf({})).toEqual({ kind: 'stand_in' })
  expect(connectOf({ SALES_CONNECT: 'off' })).toEqual({ kind: 'off' })
  const live = productionEnv
  expect(connectOf(live)).toEqual({ kind: 'off' })
  expect(() => connectOf({ ...live, SALES_CONNECT: 'stand_in' })).toThrow('SALES_CONNECT=stand_in')
  expect(() => connectOf({ SALES_CONNECT: 'rutter', RUTTER_SECRET: 'hush' })).toThrow('RUTTER_CLIENT_ID')
  const keys = { RUTTER_CLIENT_ID: 'client', RUTTER_SECRET: 'hush', RUTTER_PUBLIC_KEY: 'open' }
  expect(connectOf({ ...live, SALES_CONNECT: 'rutter', ...keys })).toMatchObject({
    kind: 'rutter',
    rutter: { clientId: 'client', publicKey: 'open', url: 'https://production.rutterapi.com' },
  })
})

test('what is logged of the configuration masks every secret', () => {
  const config = loadConfig({
    DATA_DIR: dataDir,
    SECRET_KEY: secret,
    SMTP_URL: 'smtp://u:canary@mail.example',
    DATABASE_URL: 'postgres://u:canary@db/x',
  })
  const shown = JSON.stringify(describeConfig(config))
  expect(shown).not.toContain('canary')
  expect(shown).not.toContain(secret)
  expect(shown).toContain('"PORT":"4400"')
})

test.each(Object.entries(generated))('%s is what the schema says', (file, write) => {
  expect(readFileSync(join(repositoryRoot, file), 'utf8')).toBe(write())
})

test('contracts are kept by our own page until a service is configured whole [DEC-APPL-4]', () => {
  const signingOf = (env: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...env }).signing
  expect(signingOf({})).toEqual({ service: 'embedded' })
  const keys = { DOCUSEAL_API_KEY: 'a key', DOCUSEAL_WEBHOOK_SECRET: 'hush' }
  expect(signingOf({ SIGNING_SERVICE: 'docuseal', ...keys })).toEqual({
    service: 'docuseal',
    docuseal: { url: 'https://api.docuseal.com', apiKey: 'a key', webhookSecret: 'hush' },
  })
  expect(() => signingOf({ SIGNING_SERVICE: 'docuseal', DOCUSEAL_API_KEY: 'a key' })).toThrow(
    'DOCUSEAL_WEBHOOK_SECRET',
  )
})

test('wallets are topped up at a demo’s accounts, in production at those that are named, or nowhere', () => {
  const walletOf = (env: Record<string, string>) => loadConfig({ DATA_DIR: dataDir, ...env }).wallet
  expect(walletOf({}).accounts).toHaveProperty('AED')
  expect(walletOf(productionEnv)).toMatchObject({ accounts: {}, banks: {}, countries: ['ARE', 'SAU'] })
  const named = { WALLET_ACCOUNTS: 'AED=AE070331234567890123456', WALLET_BANKS: 'AED=Mashreq' }
  expect(walletOf({ ...productionEnv, ...named })).toMatchObject({
    accounts: { AED: 'AE070331234567890123456' },
    banks: { AED: 'Mashreq' },
  })
  expect(() => walletOf({ WALLET_ACCOUNTS: 'AED=AE1' })).toThrow('WALLET_ACCOUNTS AED=AE1 is not an IBAN')
  expect(() => walletOf({ WALLET_BANKS: 'XXX=Mashreq' })).toThrow('XXX is not a known currency')
})

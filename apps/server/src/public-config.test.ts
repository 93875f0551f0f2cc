import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { loadConfig } from './config/config.ts'
import { securityHeaders } from './platform/http/security/security-headers.ts'
import { publicConfigOf, toolOrigins } from './public-config.ts'

const configWith = (env: Record<string, string>) =>
  loadConfig({ MODE: 'demo', SECRET_KEY: 'k'.repeat(64), ...env })

/** The directives of the policy a page is sent with. */
async function policyOf(env: Record<string, string>): Promise<Record<string, string>> {
  const app = Fastify()
  securityHeaders(app, { secure: false, toolOrigins: toolOrigins(configWith(env)) })
  app.get('/', () => 'page')
  const { headers } = await app.inject('/')
  const directives = String(headers['content-security-policy']).split(';')
  return Object.fromEntries(directives.map((one) => [one.split(' ')[0], one.split(' ').slice(1).join(' ')]))
}

test('a page is told of the configured tools, and its policy lets in their origins and no other [CFG-04, AUTH-05, DEC-SES-11]', async () => {
  const env = {
    SURVEY_SCRIPT_URL: 'https://survey.example/tool.js',
    ATTRIBUTION_SCRIPT_URL: 'https://get.example/attribution.js?app=1',
    ANALYTICS_SCRIPT_URL: 'https://survey.example/analytics.js',
  }
  expect(publicConfigOf(configWith(env))).toMatchObject({
    surveyScriptUrl: env.SURVEY_SCRIPT_URL,
    attributionScriptUrl: env.ATTRIBUTION_SCRIPT_URL,
    analyticsScriptUrl: env.ANALYTICS_SCRIPT_URL,
  })
  const policy = await policyOf(env)
  for (const directive of ['script-src', 'connect-src'])
    expect(policy[directive]).toBe("'self' https://survey.example https://get.example")
  expect(policy['frame-ancestors']).toBe("'none'")
})

test('a page is told the digits of a code and how long it can be used [AUTH-37, AUTH-38, AUTH-39]', () => {
  const { codes } = publicConfigOf(configWith({ OTP_VALID_SECONDS: '300', OTP_RESEND_SECONDS: '60' }))
  expect(codes).toEqual({ emailLength: 6, phoneLength: 4, validSeconds: 300, resendSeconds: 60 })
})

test('a page is told the mailbox of each country and the public holidays of each market [DEC-CAP-9, DEC-CAP-11]', () => {
  const env = {
    CAPITAL_HOLIDAYS: 'AED=2026-12-02,AED=2026-12-03,SAR=2027-02-22',
    BRAND_SUPPORT_EMAILS: 'ARE=uae@daftar.example',
  }
  const { holidays, brand } = publicConfigOf(configWith(env))
  expect(holidays).toEqual({ AED: ['2026-12-02', '2026-12-03'], SAR: ['2027-02-22'] })
  expect(brand.supportEmails).toEqual({ ARE: 'uae@daftar.example' })
})

test('an outside bot check may be loaded and framed [AUTH-33]', async () => {
  const policy = await policyOf({
    BOT_CHECK: 'turnstile',
    TURNSTILE_SITE_KEY: 'key',
    TURNSTILE_SECRET: 'secret',
  })
  expect(policy['script-src']).toBe("'self' https://challenges.cloudflare.com")
  expect(policy['frame-src']).toBe("'self' blob: https://challenges.cloudflare.com")
})

test('without any of them only the product’s own scripts run', async () => {
  const policy = await policyOf({})
  expect(policy['script-src']).toBe("'self'")
  expect(policy['connect-src']).toBe("'self'")
  expect(publicConfigOf(configWith({}))).toMatchObject({
    attributionScriptUrl: null,
    analyticsScriptUrl: null,
  })
})

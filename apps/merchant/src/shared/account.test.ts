import { routes } from '@daftar/contract/routes'
import { QueryClient } from '@tanstack/react-query'
import type * as AccountModule from './account.ts'
import type * as SessionModule from './session.ts'
import { stubBrowser } from '../testing/browser-stub.ts'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'

/** The page's own modules look at the browser when they load. */
let account: typeof AccountModule
let session: typeof SessionModule.session
let answers: Response[]
let asked: string[]

beforeAll(async () => {
  stubBrowser()
  const { fetch: outside } = globalThis
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (!/^\/(merchant|partners)\//.test(url)) return outside(url, init)
    asked.push(url.replace(/[?].*/, ''))
    return answers.shift() ?? Response.error()
  })
  const { learnRoutes } = await import('./page.ts')
  learnRoutes(routes)
  account = await import('./account.ts')
  ;({ session } = await import('./session.ts'))
})

beforeEach(() => {
  answers = []
  asked = []
  session.deauthorize()
})
afterEach(() => void vi.useRealTimers())

const refusal = (reason: string) =>
  Response.json(
    { status: 'error', errorType: 'not_authorized', error: reason, details: { reason } },
    { status: 401 },
  )

test('ACC-03, ACC-04, REQ-12, CAPI-25, CAPI-34: the account is loaded once and fresh for 300 seconds', async () => {
  vi.useFakeTimers()
  const queryClient = new QueryClient()
  answers = [Response.json({ id: 'acc_1' }), Response.json({ id: 'acc_1' })]
  await queryClient.fetchQuery(account.accountQuery)
  vi.advanceTimersByTime(299_999)
  await queryClient.fetchQuery(account.accountQuery)
  expect(asked).toEqual(['/merchant/api/v1/account'])
  vi.advanceTimersByTime(1)
  await queryClient.fetchQuery(account.accountQuery)
  expect(asked).toHaveLength(2)
})

test('SES-01, DEC-SES-12: a successful account answer authorizes the page', async () => {
  answers = [Response.json({ id: 'acc_1' })]
  await new QueryClient().fetchQuery(account.accountQuery)
  expect(session.get()).toEqual({ authorized: true, webviewAuthorized: false, refused: null })
})

test('SES-27, SES-28, REQ-07: after a 401 of any call the account query yields a 401 without asking again', async () => {
  const { client } = await import('./page.ts')
  answers = [refusal('session_revoked')]
  await client.call('auth.sessions').catch(() => {})
  expect(session.get().refused).toBe('session_revoked')
  await expect(new QueryClient().fetchQuery({ ...account.accountQuery, retry: false })).rejects.toMatchObject(
    {
      status: 401,
      reason: 'session_revoked',
    },
  )
  expect(asked).toEqual(['/merchant/api/v1/auth/sessions'])
})

test('SES-24, DEC-SES-12: deauthorizing clears the flags', () => {
  session.authorizeWebview()
  expect(session.get()).toMatchObject({ authorized: true, webviewAuthorized: true })
  session.deauthorize()
  expect(session.get()).toEqual({ authorized: false, webviewAuthorized: false, refused: null })
})

test('APP-07, DEC-PERM-7: only who has no merchant access is asked for an onboarding application', async () => {
  const queryClient = new QueryClient()
  const person = (hasMerchantAccess: boolean) =>
    ({ id: `acc_${hasMerchantAccess}`, computedPermissions: { hasMerchantAccess } }) as never
  expect(await queryClient.fetchQuery(account.applicationQuery(person(true)))).toBeNull()
  expect(asked).toEqual([])
  answers = [Response.json({ application: { id: 'app_1', status: 'draft', steps: [] } })]
  expect(await queryClient.fetchQuery(account.applicationQuery(person(false)))).toBe('draft')
  expect(asked).toEqual(['/partners/application/api/v1/application'])
})

import type { QueryClient } from '@tanstack/react-query'
import { stubBrowser } from '../../testing/browser-stub.ts'
import { pageServices, queryClientOver } from '../../testing/page-services.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { accountQuery, applicationQuery } from './account.ts'
import type { Services } from '../page.ts'

let services: Services
let queryClient: QueryClient
let answers: Response[]
let asked: string[]

beforeEach(() => {
  stubBrowser()
  answers = []
  asked = []
  services = pageServices({
    fetch: async (url) => {
      asked.push(String(url).replace(/[?].*/, ''))
      return answers.shift() ?? Response.error()
    },
  })
  queryClient = queryClientOver(services)
})
afterEach(() => void vi.useRealTimers())

const refusal = (reason: string) =>
  Response.json(
    { status: 'error', errorType: 'not_authorized', error: reason, details: { reason } },
    { status: 401 },
  )

test('the account is loaded once and fresh for 300 seconds [ACC-03, ACC-04, REQ-12, CAPI-25, CAPI-34]', async () => {
  vi.useFakeTimers()
  answers = [
    Response.json({ id: 'acc_1', permissions: { merchant_id: null } }),
    Response.json({ id: 'acc_1', permissions: { merchant_id: null } }),
  ]
  await queryClient.fetchQuery(accountQuery)
  vi.advanceTimersByTime(299_999)
  await queryClient.fetchQuery(accountQuery)
  expect(asked).toEqual(['/merchant/api/v1/account'])
  vi.advanceTimersByTime(1)
  await queryClient.fetchQuery(accountQuery)
  expect(asked).toHaveLength(2)
})

test('a successful account answer authorizes the page [SES-01, DEC-SES-12]', async () => {
  answers = [Response.json({ id: 'acc_1', permissions: { merchant_id: null } })]
  await queryClient.fetchQuery(accountQuery)
  expect(services.session.get()).toEqual({
    authorized: true,
    webviewAuthorized: false,
    refused: null,
    workspace: null,
    hasMoved: false,
  })
})

test('after a 401 of any call the account query yields a 401 without asking again [SES-27, SES-28, REQ-07]', async () => {
  answers = [refusal('session_revoked')]
  await services.api.call('sessions.list').catch(() => {})
  expect(services.session.get().refused).toBe('session_revoked')
  await expect(queryClient.fetchQuery({ ...accountQuery, retry: false })).rejects.toMatchObject({
    status: 401,
    reason: 'session_revoked',
  })
  expect(asked).toEqual(['/merchant/api/v1/auth/sessions'])
})

test('deauthorizing clears the flags [SES-24, DEC-SES-12]', () => {
  const { session } = services
  session.authorizeWebview()
  expect(services.session.get()).toMatchObject({ authorized: true, webviewAuthorized: true })
  session.deauthorize()
  expect(services.session.get()).toEqual({
    authorized: false,
    webviewAuthorized: false,
    refused: null,
    workspace: null,
    hasMoved: false,
  })
})

test('only who has no merchant access is asked for an onboarding application [APP-07, DEC-PERM-7]', async () => {
  const person = (hasMerchantAccess: boolean) =>
    ({ id: `acc_${hasMerchantAccess}`, computedPermissions: { hasMerchantAccess } }) as never
  expect(await queryClient.fetchQuery(applicationQuery(person(true)))).toBeNull()
  expect(asked).toEqual([])
  answers = [Response.json({ application: { general: { status: 'draft' } } })]
  expect(await queryClient.fetchQuery(applicationQuery(person(false)))).toEqual({
    general: { status: 'draft' },
  })
  expect(asked).toEqual(['/partners/application/api/v1/application'])
})

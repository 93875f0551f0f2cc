import { beforeEach, expect, test } from 'vitest'
import type { Services } from '../../shared/page.ts'
import { pageServices } from '../../testing/page-services.ts'
import { leaveForApplication, leaveWhenSignedIn } from './leave.ts'
import { stubBrowser, type BrowserStub } from '../../testing/browser-stub.ts'

let browser: BrowserStub
let services: Services
let answer: () => Response

beforeEach(() => {
  browser = stubBrowser()
  services = pageServices({
    config: { hosts: { production: 'merchant.example.com', preview: '*.preview.example.com' } },
    fetch: async () => answer(),
  })
})

function leavingWith(redirect: string | null): string | undefined {
  browser.location.search = redirect === null ? '' : `?${new URLSearchParams({ redirect })}`
  leaveForApplication(services)
  return browser.left.at(-1)
}

test('sign-in leads back to where one came from, else to root [SES-08, SES-10]', () => {
  expect(leavingWith('/finance/tabby-capital/loans?page=2')).toBe('/finance/tabby-capital/loans?page=2')
  expect(leavingWith(null)).toBe('/')
})

test('an https link to a merchant host replaces the location [SES-09, SES-11, SES-12]', () => {
  expect(leavingWith('https://merchant.example.com/account')).toBe('https://merchant.example.com/account')
  expect(leavingWith('https://branch-1.preview.example.com/account')).toBe(
    'https://branch-1.preview.example.com/account',
  )
})

test.each([
  'https://evil.example/account',
  'http://merchant.example.com/account',
  '//evil.example',
  '/\\evil.example',
  '/auth',
  '/logout',
  '/',
  'javascript:alert(1)',
])('%s is not followed [SES-11, SES-13, SES-15 to SES-17]', (redirect) => {
  expect(leavingWith(redirect)).toBe('/')
})

test('who is signed in already leaves at once [SES-08]', async () => {
  answer = () => Response.json({ id: 'acc_1' })
  await leaveWhenSignedIn(services)
  expect(browser.left).toEqual(['/'])
})

test('a sign-in that is over is forgotten; a lost network decides nothing [SES-08]', async () => {
  browser.stored.set('merchant.signed_in', '1')
  answer = () => Response.error()
  await leaveWhenSignedIn(services)
  expect(browser.stored.has('merchant.signed_in')).toBe(true)
  const details = { reason: 'not_signed_in' }
  answer = () =>
    Response.json({ status: 'error', errorType: 'not_authorized', error: 'x', details }, { status: 401 })
  await leaveWhenSignedIn(services)
  expect(browser.stored.has('merchant.signed_in')).toBe(false)
  expect(browser.left).toEqual([])
})

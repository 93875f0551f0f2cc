import { storageKeys } from '@daftar/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { resetClientState } from '../../app/session/reset-client-state.ts'
import { pageServices, queryClientOver } from '../../testing/page-services.ts'
import { stubBrowser, type BrowserStub } from '../../testing/browser-stub.ts'
import { keepPaymentLink, paymentLinkOf } from './payment-links.ts'

let browser: BrowserStub
beforeEach(() => {
  browser = stubBrowser()
})

test('the url of a payment link is found again by the id of its payment [ORD-12, CFG-07, CFG-08]', () => {
  keepPaymentLink('pay_1', 'https://daftar.example/pay/one')
  keepPaymentLink('pay_2', 'https://daftar.example/pay/two')
  expect(paymentLinkOf('pay_1')).toBe('https://daftar.example/pay/one')
  expect(paymentLinkOf('pay_3')).toBeNull()
  expect([...browser.stored.keys()]).toEqual([storageKeys.paymentLinks])
})

test('two hundred links are kept, the oldest is dropped first [DEC-ORD-13]', () => {
  for (let at = 1; at <= 200; at += 1) keepPaymentLink(`pay_${at}`, `url-${at}`)
  expect(paymentLinkOf('pay_1')).toBe('url-1')
  keepPaymentLink('pay_1', 'url-1-again')
  keepPaymentLink('pay_201', 'url-201')
  expect(paymentLinkOf('pay_1')).toBe('url-1-again')
  expect(paymentLinkOf('pay_2')).toBeNull()
  expect(paymentLinkOf('pay_3')).toBe('url-3')
  expect(paymentLinkOf('pay_201')).toBe('url-201')
})

test('signing out forgets the links [DEC-ORD-13, SES-25]', () => {
  keepPaymentLink('pay_1', 'https://daftar.example/pay/one')
  resetClientState(queryClientOver(pageServices()))
  expect(paymentLinkOf('pay_1')).toBeNull()
})

test.each(['nonsense', '{"pay_1":"url"}', '[["pay_1"],["pay_1",7],null]'])(
  'a storage that holds something else holds no link: %s',
  (kept) => {
    browser.stored.set(storageKeys.paymentLinks, kept)
    expect(paymentLinkOf('pay_1')).toBeNull()
    keepPaymentLink('pay_1', 'url')
    expect(paymentLinkOf('pay_1')).toBe('url')
  },
)

test('a browser that keeps nothing only loses the button', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(() => keepPaymentLink('pay_1', 'url')).not.toThrow()
})

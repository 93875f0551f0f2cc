import type { Browser, BrowserContext, Page } from '@playwright/test'
import { apiOf, someAddress } from './api.ts'
import { codeFor, seenBy } from './inbox.ts'
import type { Say } from './test.ts'

/** A shopper's phone nobody had before. */
export function aShopper(): string {
  return `+97155${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`
}

/** A shopper's own browser, as wide and in the same language as the test's. */
export async function shopperOf(
  browser: Browser,
  page: Page,
  locale: string | undefined,
): Promise<BrowserContext> {
  return browser.newContext({
    locale: locale ?? 'en',
    viewport: page.viewportSize(),
    timezoneId: 'Asia/Dubai',
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
  })
}

/** The shopper confirms with the code that reached their phone. */
export async function confirmThere(shopper: Page, origin: string, phone: string, say: Say): Promise<void> {
  const seen = await seenBy(origin, phone)
  await shopper.getByRole('button', { name: say.pay_send_code() }).click()
  await shopper.getByLabel(say.pay_code()).fill(await codeFor(origin, phone, seen))
  await shopper.getByRole('button', { name: new RegExp(say.pay_confirm({ amount: '.+' })) }).click()
}

/** A shopper without a page pays what an address asks for, with the code that reached their phone. */
export async function payThere(origin: string, address: string, phone: string): Promise<void> {
  const params = { token: address.split('/').at(-1) ?? '' }
  const shopper = apiOf(origin)
  const seen = await seenBy(origin, phone)
  await shopper.call('checkout.sendCode', { params, body: {} })
  await shopper.call('checkout.confirm', { params, body: { code: await codeFor(origin, phone, seen) } })
}

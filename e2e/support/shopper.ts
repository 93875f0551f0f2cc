import type { Browser, BrowserContext, Page } from '@playwright/test'
import { someAddress } from './api.ts'
import { codeFor, seenBy } from './inbox.ts'
import type { Say } from './test.ts'

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

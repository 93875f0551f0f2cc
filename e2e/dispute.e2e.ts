import type { Browser, Page } from '@playwright/test'
import { signInThere, type Api } from './support/api.ts'
import { expect, test } from './support/clock-test.ts'
import { moveTo } from './support/clock.ts'
import { codeFor, letterWith, seenBy } from './support/inbox.ts'
import { people, staff } from './support/people.ts'
import { aShopper, payThere, shopperOf } from './support/shopper.ts'
import type { Say } from './support/test.ts'

test.use({ look: 'ar-phone' })

const sold = '60.000'
const disputed = '45.000'

// A shopper's browser with a pass of its own, a message that opens a page, a merchant's browser beside it,
// and a moved clock.
test('from the shopper’s page over the shop’s answer and the desk’s decision to the lines of the payout', async ({
  page,
  browser,
  say,
  as,
  origin,
  locale,
}) => {
  const merchant = await as(people.lulwaOwner)
  const phone = aShopper()
  const order = await sell(merchant, origin, phone)
  const theirs = await claim({ browser, page, locale, say, origin }, order.number, phone)
  const { disputes } = await merchant.call('disputes.list', { query: { query: order.number } })
  const { id } = disputes[0]!

  await page.goto(`/disputes/${id}`)
  await page.getByLabel(say.disputes_reason()).first().click()
  await page.getByRole('option', { name: say.disputes_reason_other() }).click()
  await page.getByLabel(say.disputes_comment()).fill('It was whole when it left.')
  await page.getByRole('button', { name: say.disputes_send_now() }).click()
  await expect(page.getByText(say.disputes_status_arbitration()).first()).toBeVisible()

  await decide(origin, id)
  await theirs.reload()
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText('45.000')
  await expect(theirs.getByText('It was whole when it left.')).toBeVisible()
  await theirs.context().close()

  const params = { id: order.id }
  const { expected_on } = await merchant.call('orders.payouts', { params })
  await moveTo(await signInThere(origin, staff.admin, 'desk'), new Date(`${expected_on}T20:00:00+03:00`))
  const { payouts } = (await merchant.call('disputes.read', { params: { id } })).dispute
  expect(payouts.map(({ kind, amount }) => `${kind} ${amount}`).toSorted()).toEqual([
    `dispute -${disputed}`,
    `dispute_release ${disputed}`,
    `refund -${disputed}`,
    `sale ${sold}`,
  ])
  await page.goto(`/finance/payouts/completed/${payouts[0]!.payout_id}`)
  await expect(page.getByText(say.payouts_step_disputes()).first()).toBeVisible()
})

/** A link that its shopper has paid. */
async function sell(merchant: Api, origin: string, phone: string): Promise<{ id: string; number: string }> {
  const { link, url } = await merchant.call('paymentLinks.create', {
    body: { store_id: 'sto_lulwa1', amount: sold, phone, language: 'ar' },
  })
  await payThere(origin, url, phone)
  const { payment } = await merchant.call('orders.read', { params: { id: link.id } })
  return { id: payment.id, number: payment.number }
}

interface Scene {
  browser: Browser
  page: Page
  locale: string | undefined
  say: Say
  origin: string
}

/**
 * The shopper names the order and the phone, comes in by its code, says what went wrong, and opens the page
 * by the message.
 */
async function claim(
  { browser, page, locale, say, origin }: Scene,
  number: string,
  phone: string,
): Promise<Page> {
  const own = await shopperOf(browser, page, locale)
  const theirs = await own.newPage()
  await theirs.goto(`/claim?order=${number}`)
  await theirs.getByLabel(say.claim_phone()).fill(phone)
  const seen = await seenBy(origin, phone)
  await theirs.getByRole('button', { name: say.claim_send_code() }).click()
  await theirs.getByLabel(say.claim_code()).fill(await codeFor(origin, phone, seen))
  await theirs.getByRole('button', { name: say.claim_enter() }).click()
  await theirs.getByRole('radio', { name: say.disputes_type_product_issue() }).check()
  await theirs.getByLabel(say.claim_amount()).fill(disputed)
  await theirs.getByLabel(say.claim_comment()).fill('وصلت القلادة مكسورة.')
  await theirs.getByRole('button', { name: say.claim_send() }).click()
  await expect(theirs.getByRole('heading', { name: say.claim_steps() })).toBeVisible()
  const address = await letterWith(origin, phone, /http:\/\/localhost:\d+\/claim#[\w-]{43}/)
  await theirs.goto('about:blank')
  await theirs.goto(address)
  await expect(theirs.getByText('وصلت القلادة مكسورة.')).toBeVisible()
  return theirs
}

/** The desk decides for the shopper; nothing that the shop showed counted. */
async function decide(origin: string, id: string): Promise<void> {
  const desk = await signInThere(origin, staff.agent, 'desk')
  const { dispute } = await desk.call('disputes.readForStaff', { params: { id } })
  const verdict = dispute.evidence.map(({ item }) => ({ item, mark: 'not_counted' as const }))
  const body = { outcome: 'shopper' as const, reason: 'Nothing shows how it left the shop.', verdict }
  await desk.call('disputes.decide', { params: { id }, body })
}

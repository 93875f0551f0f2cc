import type { Browser, Page } from '@playwright/test'
import { cellsOf, sumOf, thousandths } from './support/amounts.ts'
import { signInThere, type Api } from './support/api.ts'
import { expect, test } from './support/clock-test.ts'
import { moveTo } from './support/clock.ts'
import { letterWith } from './support/inbox.ts'
import { act } from './support/pages.ts'
import { completed, csvOf } from './support/payouts.ts'
import { people, staff } from './support/people.ts'
import { aShopper, confirmThere, shopperOf } from './support/shopper.ts'
import type { Say } from './support/test.ts'

test.use({ look: 'ar-phone' })

const sold = '1200.00'
const refunded = '250.00'

interface Scene {
  page: Page
  say: Say
  origin: string
  merchant: Api
  paymentId: string
  isPhone: boolean
}

// Two people in two browsers, the shopper's page under its policy, a moved clock, and the file that is saved
// at the end.
test('from a payment link, paid on the shopper’s phone, to an order, a refund, Monday’s payout and its CSV [ORD-03, ORD-04, ORD-06, ORD-07, ORD-08, ORD-12, CFG-08, PO-01, PO-06, PO-14, DEC-ORD-5, DEC-ORD-7, DEC-ORD-9, DEC-ORD-11, DEC-ORD-13, DEC-PO-4, DEC-PO-5]', async ({
  page,
  browser,
  say,
  as,
  origin,
  locale,
  isPhone,
}) => {
  const merchant = await as(people.noorOwner)
  const paymentId = await sellByLink({ page, say, origin }, browser, locale)
  const scene = { page, say, origin, merchant, paymentId, isPhone }
  await refundPart(scene)
  await waitForMonday(scene)
  await readThePayout(scene)
  await checkTheFile(scene)
})

/** The shift lead makes the link and watches it; the shopper opens and pays it on a phone of their own. */
async function sellByLink(
  { page, say, origin }: Pick<Scene, 'page' | 'say' | 'origin'>,
  browser: Browser,
  locale: string | undefined,
): Promise<string> {
  const phone = aShopper()
  await page.goto('/payment-links/new')
  await page.getByRole('button', { name: say.links_store() }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByLabel(say.links_amount()).fill(sold)
  await page.getByLabel(say.links_phone()).fill(phone.slice(4))
  const arabic = locale === 'ar'
  await page.getByRole('radio', { name: arabic ? say.links_language_ar() : say.links_language_en() }).check()
  await page.getByRole('button', { name: say.links_create_and_send() }).click()
  await expect(page).toHaveURL(/\/payment-links\/[\w-]{36}\/created$/)
  const url = await letterWith(origin, phone, /http:\/\/localhost:\d+\/pay\/[\w-]{43}/)
  await page.reload()
  await expect(page.getByText(url)).toBeVisible()

  const own = await shopperOf(browser, page, locale)
  const theirs = await own.newPage()
  await openAlone(theirs, url, origin)
  await expect(page.getByText(say.links_said_opened())).toBeVisible()
  await confirmThere(theirs, origin, phone, say)
  await expect(theirs.getByRole('heading', { name: say.pay_approved_title() })).toBeVisible()
  await expect(page.getByText(say.links_said_paid())).toBeVisible()
  await expect(page.getByRole('img', { name: say.links_qr() })).toHaveCount(0)
  await own.close()
  return /links\/([\w-]{36})/.exec(page.url())?.[1] ?? ''
}

/** No third party is asked by the shopper's page, and its policy lets none be. */
async function openAlone(page: Page, url: string, origin: string): Promise<void> {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).origin))
  const answer = await page.goto(url)
  await expect(page.getByRole('listitem')).toHaveCount(4)
  expect([...new Set(asked)]).toEqual([origin])
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain('unsafe')
  expect(answer?.headers()['referrer-policy']).toBe('same-origin')
}

/** Part of it goes back, from the order's page. */
async function refundPart({ page, say, merchant, paymentId, isPhone }: Scene): Promise<void> {
  await page.goto(`/payments/${paymentId}`)
  await expect(page.getByText(say.orders_status_captured(), { exact: true }).first()).toBeVisible()
  await act(page, say, isPhone, say.orders_refund())
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(say.orders_refund_field()).fill(refunded)
  await dialog.getByRole('button', { name: say.orders_refund_reason() }).click()
  await page.getByRole('option', { name: say.orders_reason_returned() }).click()
  await dialog.getByRole('button', { name: /250\.00/ }).click()
  await expect(page.getByText(say.orders_status_partially_refunded(), { exact: true }).first()).toBeVisible()
  const { payment } = await merchant.call('orders.read', { params: { id: paymentId } })
  expect(payment).toMatchObject({ status: 'partially_refunded', captured: sold, refunded })
}

/**
 * The clock goes to the run that holds the order, which after a cut-off is a week later; finance enters what
 * the bank said.
 */
async function waitForMonday({ page, origin, merchant, paymentId }: Scene): Promise<void> {
  const params = { id: paymentId }
  const { expected_on } = await merchant.call('orders.payouts', { params })
  const finance = await signInThere(origin, staff.finance, 'desk')
  await moveTo(finance, new Date(`${expected_on}T08:00:00+04:00`))
  const { payouts } = await merchant.call('orders.payouts', { params })
  const { transfers } = await finance.call('transfers.list', { query: { status: 'ordered' } })
  const transfer = transfers.find((each) => each.subject_id === payouts[0]?.payout_id)
  await finance.call('transfers.confirm', {
    params: { id: transfer?.id ?? '' },
    body: { bank_reference: 'BNK-4711' },
  })
  await page.goto(`/payments/${paymentId}/payouts`)
}

/** The payout says of itself what it is made of, down to the order. */
async function readThePayout({ page, say, merchant, paymentId }: Scene): Promise<void> {
  await expect(page.getByText(say.orders_payouts_kind_sale(), { exact: true }).first()).toBeVisible()
  await expect(page.getByText(say.orders_payouts_kind_refund(), { exact: true }).first()).toBeVisible()
  const { payouts } = await merchant.call('orders.payouts', { params: { id: paymentId } })
  expect(payouts.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['sale', sold],
    ['refund', `-${refunded}`],
  ])
  await page.goto(`${completed}/${payouts[0]?.payout_id}`)
  await expect(page.getByText(say.payouts_status_paid(), { exact: true }).first()).toBeVisible()
  await expect(page.getByText('BNK-4711').first()).toBeVisible()
}

/** The file of the payout: one row for each movement, which sum to the transfer to the last fils. */
async function checkTheFile({ page, say, merchant, paymentId }: Scene): Promise<void> {
  const id = page.url().split('/').at(-1) ?? ''
  const { payout } = await merchant.call('payouts.read', { params: { id } })
  expect(payout.status).toBe('paid')
  const { payment } = await merchant.call('orders.read', { params: { id: paymentId } })
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: say.payouts_csv(), exact: true }).click()
  const text = await csvOf(await saved)
  expect(text.startsWith('\uFEFF')).toBe(true)
  const [header = [], ...rows] = cellsOf(text)
  const netAt = header.indexOf('net amount')
  expect(netAt).toBeGreaterThan(0)
  expect(sumOf(rows.map((row) => row[netAt] ?? ''))).toBe(thousandths(payout.net))
  const own = rows.filter((row) => row.includes(payment.number))
  expect(own.map((row) => row[header.indexOf('gross amount')])).toEqual(
    expect.arrayContaining([sold, `-${refunded}`]),
  )
}

import type { Browser, Page } from '@playwright/test'
import { cellsOf, sumOf, thousandths } from './support/amounts.ts'
import { signInThere, type Api } from './support/api.ts'
import { moveTo } from './support/clock.ts'
import { letterWith } from './support/inbox.ts'
import { completed, csvOf } from './support/payouts.ts'
import { people, staff } from './support/people.ts'
import { startOwnProduct, type Product } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { confirmThere, shopperOf } from './support/shopper.ts'
import { expect, test, type Say } from './support/test.ts'

test.use({ look: 'ar-phone' })

const shopper = '+971555550123'
const sold = '1200.00'
const refunded = '250.00'

interface Scene {
  page: Page
  say: Say
  product: Product
  merchant: Api
  paymentId: string
  isPhone: boolean
}

test('ORD-03, ORD-04, ORD-06, PO-01, PO-06, PO-14, DEC-ORD-5, DEC-ORD-7, DEC-PO-4, DEC-PO-5: from a payment link to a paid order, a refund, Monday’s payout and its CSV @everywhere', async ({
  page,
  browser,
  say,
  locale,
  isPhone,
}) => {
  test.setTimeout(240_000)
  const product = await startOwnProduct()
  try {
    const merchant = await signInThere(product.origin, people.noorOwner, 'auth')
    await takeOver(page.context(), merchant)
    const paymentId = await sellByLink({ page, say, product }, browser, locale)
    const scene = { page, say, product, merchant, paymentId, isPhone }
    await refundPart(scene)
    await waitForMonday(scene)
    await readThePayout(scene)
    await checkTheFile(scene)
  } finally {
    await product.stop()
  }
})

/** The shift lead makes the link, the shopper pays it on a phone of their own. */
async function sellByLink(
  { page, say, product }: Pick<Scene, 'page' | 'say' | 'product'>,
  browser: Browser,
  locale: string | undefined,
): Promise<string> {
  await page.goto(`${product.origin}/payment-links/new`)
  await page.getByRole('button', { name: say.links_store() }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await page.getByLabel(say.links_amount()).fill(sold)
  await page.getByLabel(say.links_phone()).fill(shopper.slice(4))
  const arabic = locale === 'ar'
  await page.getByRole('radio', { name: arabic ? say.links_language_ar() : say.links_language_en() }).check()
  await page.getByRole('button', { name: say.links_create_and_send() }).click()
  await expect(page).toHaveURL(/\/payment-links\/[\w-]{36}\/created$/)
  const url = await letterWith(product.origin, shopper, /http:\/\/localhost:\d+\/pay\/[\w-]{43}/)

  const own = await shopperOf(browser, page, locale)
  const theirs = await own.newPage()
  await theirs.goto(url)
  await confirmThere(theirs, product.origin, shopper, say)
  await expect(theirs.getByRole('heading', { name: say.pay_approved_title() })).toBeVisible()
  await expect(page.getByText(say.links_said_paid())).toBeVisible()
  await own.close()
  return /links\/([\w-]{36})/.exec(page.url())?.[1] ?? ''
}

/** Part of it goes back, from the order's page. */
async function refundPart({ page, say, product, merchant, paymentId, isPhone }: Scene): Promise<void> {
  await page.goto(`${product.origin}/payments/${paymentId}`)
  await expect(page.getByText(say.orders_status_captured(), { exact: true }).first()).toBeVisible()
  if (isPhone) await page.getByRole('button', { name: say.orders_more_actions() }).click()
  const kind = isPhone ? 'menuitem' : 'button'
  await page.getByRole(kind, { name: say.orders_refund(), exact: true }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByLabel(say.orders_refund_field()).fill(refunded)
  await dialog.getByRole('button', { name: say.orders_refund_reason() }).click()
  await page.getByRole('option', { name: say.orders_reason_returned() }).click()
  await dialog.getByRole('button', { name: /250\.00/ }).click()
  await expect(page.getByText(say.orders_status_partially_refunded(), { exact: true }).first()).toBeVisible()
  const { payment } = await merchant.call('orders.read', { params: { id: paymentId } })
  expect(payment).toMatchObject({ status: 'partially_refunded', captured: sold, refunded })
  await page.goto(`${product.origin}/payments/${paymentId}/payouts`)
  await expect(page.getByText(say.orders_payouts_empty_title()).first()).toBeVisible()
}

/** The clock goes to the run of the week; finance enters what the bank said. */
async function waitForMonday({ product, merchant }: Scene): Promise<void> {
  const { upcoming } = await merchant.call('payouts.upcoming')
  const [next] = upcoming
  const finance = await signInThere(product.origin, staff.finance, 'desk')
  await moveTo(finance, new Date(`${next?.pays_on}T08:00:00+04:00`))
  const { transfers } = await finance.call('desk.transfers', { query: { status: 'ordered' } })
  const transfer = transfers.find((each) => each.kind === 'payout' && each.merchant_id === 'mer_noor')
  await finance.call('desk.confirmTransfer', {
    params: { id: transfer?.id ?? '' },
    body: { bank_reference: 'BNK-4711' },
  })
}

/** The payout says of itself what it is made of, down to the order. */
async function readThePayout({ page, say, product, merchant, paymentId }: Scene): Promise<void> {
  await page.goto(`${product.origin}/payments/${paymentId}/payouts`)
  await expect(page.getByText(say.orders_payouts_kind_sale(), { exact: true }).first()).toBeVisible()
  await expect(page.getByText(say.orders_payouts_kind_refund(), { exact: true }).first()).toBeVisible()
  const { payouts } = await merchant.call('orders.payouts', { params: { id: paymentId } })
  expect(payouts.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['sale', sold],
    ['refund', `-${refunded}`],
  ])
  await page.goto(`${product.origin}${completed}/${payouts[0]?.payout_id}`)
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

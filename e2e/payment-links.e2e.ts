import type { Api } from './support/api.ts'
import { letterWith } from './support/inbox.ts'
import { confirmWith } from './support/pages.ts'
import { people } from './support/people.ts'
import { aShopper, confirmThere, shopperOf } from './support/shopper.ts'
import { expect, test } from './support/test.ts'

function makeLink(api: Api, given: { amount: string; phone: string; language?: 'en' | 'ar' }) {
  const body = { store_id: 'sto_noor4', language: 'en' as const, ...given }
  return api.call('links.create', { body })
}

test('ORD-06, ORD-07, ORD-08, ORD-12, CFG-08, DEC-ORD-9, DEC-ORD-11, DEC-ORD-13: a link made at the till is paid on the shopper’s phone, and the created screen says so by itself @everywhere', async ({
  page,
  browser,
  as,
  say,
  origin,
  locale,
}) => {
  const sales = await as(people.noorSales)
  const phone = aShopper()
  await page.goto('/payment-links/new')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.links_new_title())
  await expect(page.getByText(isArabic(locale) ? 'المتجر الإلكتروني' : 'Online store')).toBeVisible()
  await page.getByLabel(say.links_amount()).fill('400.02')
  await page.getByLabel(say.links_phone()).fill(phone.slice(4))
  const language = isArabic(locale) ? say.links_language_ar() : say.links_language_en()
  await expect(page.getByRole('radio', { name: language })).toBeChecked()
  await page.getByRole('button', { name: say.links_create_and_send() }).click()

  await expect(page).toHaveURL(/\/payment-links\/[\w-]{36}\/created$/)
  const id = /links\/([\w-]{36})/.exec(page.url())?.[1] ?? ''
  await expect(page.getByText(say.links_said_created())).toBeVisible()
  await expect(page.getByRole('img', { name: say.links_qr() })).toBeVisible()
  const url = await letterWith(origin, phone, /http:\/\/localhost:\d+\/pay\/[\w-]{43}/)
  await expect(page.getByText(url)).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('merchant.payment_links'))
  expect(JSON.parse(kept ?? '[]')).toContainEqual([id, url])
  await page.reload()
  await expect(page.getByText(url)).toBeVisible()

  const context = await shopperOf(browser, page, locale)
  const shopper = await context.newPage()
  await shopper.goto(url)
  await expect(shopper.getByRole('heading', { name: say.pay_plan() })).toBeVisible()
  await expect(shopper.getByRole('listitem')).toHaveCount(4)
  await expect(shopper.getByText('100.02')).toBeVisible()
  await expect(page.getByText(say.links_said_opened())).toBeVisible()
  await confirmThere(shopper, origin, phone, say)
  await expect(shopper.getByRole('heading', { name: say.pay_approved_title() })).toBeVisible()
  await context.close()

  await expect(page.getByText(say.links_said_paid())).toBeVisible()
  await expect(page.getByRole('img', { name: say.links_qr() })).toHaveCount(0)
  const { link } = await sales.call('links.read', { params: { id } })
  expect(link).toMatchObject({ status: 'paid', order_status: 'captured', amount: '400.02' })
  await expect(page.getByRole('link', { name: say.links_another() })).toBeVisible()

  await page.goto('/payment-links')
  await expect(page.getByText(link.number).first()).toBeVisible()
  await page.goto(`/service/payment-link-status?payment_id=${id}`)
  await expect(page.getByRole('heading', { name: say.pay_status_paid() })).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
})

test('a shopper who owes too much is declined kindly, and the page says nothing of what they owe; the shop sees it declined', async ({
  page,
  browser,
  as,
  say,
  origin,
  locale,
}) => {
  const sales = await as(people.noorSales)
  const phone = aShopper()
  const [first, second] = [
    await makeLink(sales, { amount: '20000', phone }),
    await makeLink(sales, { amount: '20000', phone }),
  ]
  const context = await shopperOf(browser, page, locale)
  const shopper = await context.newPage()
  await shopper.goto(first.url)
  await confirmThere(shopper, origin, phone, say)
  await expect(shopper.getByRole('heading', { name: say.pay_approved_title() })).toBeVisible()
  await shopper.goto(second.url)
  await confirmThere(shopper, origin, phone, say)
  await expect(shopper.getByRole('heading', { name: say.pay_declined_title() })).toBeVisible()
  const merchant = 'Noor Perfumes'
  await expect(shopper.getByText(say.pay_declined_not_available({ merchant }))).toBeVisible()
  await expect(shopper.getByText(say.pay_declined_too_high({ merchant }))).toHaveCount(0)
  await context.close()
  await page.goto(`/payment-links/${second.link.id}/created`)
  await expect(page.getByText(say.links_said_rejected())).toBeVisible()
})

test('ORD-13, APP-27, DEC-ORD-14: a link is taken back from the list; its page and its public status say so', async ({
  page,
  as,
  say,
}) => {
  const sales = await as(people.noorSales)
  const { link, url } = await makeLink(sales, { amount: '75', phone: aShopper() })
  await page.goto('/payment-links')
  await page.getByRole('button', { name: say.links_actions_of({ number: link.number }) }).click()
  await page.getByRole('menuitem', { name: say.links_cancel() }).click()
  await expect(page.getByRole('alertdialog')).toContainText('75.00')
  await confirmWith(page, say.links_cancel_confirm())
  await expect(page.getByText(say.links_cancelled())).toBeVisible()
  await page.goto(url)
  await expect(page.getByRole('heading', { name: say.pay_cancelled_title() })).toBeVisible()
  const status = '/service/payment-link-status'
  for (const [address, said] of [
    [`${status}?payment_id=${link.id}`, say.pay_status_cancelled()],
    [`${status}?payment_id=nothing`, say.pay_status_unknown()],
    [status, say.pay_status_unknown()],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { name: said })).toBeVisible()
  }
  await page.goto('/pay/there-is-nothing-at-this-address-at-all-here')
  await expect(page.getByRole('heading', { name: say.pay_unknown_title() })).toBeVisible()
})

test('DEC-ORD-12, DEC-USR-5: settlements sees links and their status, and has nothing to make one with', async ({
  page,
  as,
  say,
}) => {
  const owner = await as(people.noorOwner)
  const { link } = await owner.call('links.create', {
    body: { store_id: 'sto_noor1', amount: '60', phone: aShopper(), language: 'en' },
  })
  await page.context().clearCookies()
  await as(people.noorSettlements)
  await page.goto('/payment-links')
  await expect(page.getByText(link.number)).toBeVisible()
  await expect(page.getByRole('link', { name: say.links_new() })).toHaveCount(0)
  await expect(page.getByRole('button', { name: say.links_actions_of({ number: link.number }) })).toHaveCount(
    0,
  )
  await page.goto(`/payment-links/${link.id}/created`)
  await expect(page.getByText(say.links_said_created())).toBeVisible()
  await expect(page.getByRole('button', { name: say.links_sms() })).toHaveCount(0)
  await expect(page.getByText(say.links_url_elsewhere_view())).toBeVisible()
  await page.goto('/payment-links/new')
  await expect(page).not.toHaveURL(/payment-links\/new/)
})

test('ORD-11, PERM-38, DEC-ORD-10, DEC-ORD-15: strict validation asks for more, and what the server refuses stands at its field', async ({
  page,
  as,
  say,
}) => {
  await as(people.noorSales)
  await page.route('**/merchant/api/v1/account*', async (route) => {
    const answer = await route.fetch()
    const account = await answer.json()
    account.experiments.push({ name: 'strict_payment_link_validation', value: 'true' })
    await route.fulfill({ response: answer, json: account })
  })
  await page.goto('/payment-links/new')
  await page.getByLabel(say.links_amount()).fill('100')
  await page.getByLabel(say.shell_phone_country()).selectOption('SAU')
  await page.getByLabel(say.links_phone()).fill('512345678')
  await page.getByRole('button', { name: say.links_create_and_send() }).click()
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4)
  await expect(page.getByText(say.links_phone_country(), { exact: true })).toBeVisible()
  await expect(page.getByLabel(say.links_phone())).toBeFocused()
  await page.getByLabel(say.shell_phone_country()).selectOption('ARE')
  await page.getByLabel(say.links_phone()).fill('501234599')
  await page.getByLabel(say.links_name()).fill('Huda Mansour')
  await page.getByLabel(say.links_email()).fill('huda@shopper.example')
  await page.getByLabel(say.links_reference()).fill('INV-1')
  await expect(page.getByRole('alert')).toHaveCount(0)

  for (const [reason, text, field] of [
    ['order_amount_too_high', say.error_order_amount_too_high(), say.links_amount()],
    ['order_amount_too_low', say.error_order_amount_too_low(), say.links_amount()],
    ['no_installments', say.error_no_installments(), say.links_phone()],
    ['not_available', say.error_not_available(), say.links_phone()],
    ['try_installments', say.error_try_installments(), null],
  ] as const) {
    await page.route('**/payments/links', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 400,
            json: { status: 'error', errorType: 'bad_data', error: reason, details: { reason } },
          })
        : route.continue(),
    )
    await page.getByRole('button', { name: say.links_create_and_send() }).click()
    await expect(page.getByText(text, { exact: true })).toBeVisible()
    if (field) await expect(page.getByLabel(field)).toHaveAccessibleDescription(new RegExp(text))
    else await expect(page.getByRole('alert')).toContainText(text)
    await page.unroute('**/payments/links')
  }
  await page.getByRole('button', { name: say.links_create_and_send() }).click()
  await expect(page).toHaveURL(/\/created$/)
})

test('the shopper’s page of a shop’s checkout: test mode, items, a phone of their own, the way back by name, over when it is over @everywhere', async ({
  page,
  say,
}) => {
  const session = {
    status: 'open',
    merchant_name: 'Noor Perfumes',
    merchant_name_ar: 'عطور نور',
    store_name: 'Online store',
    store_name_ar: 'المتجر الإلكتروني',
    is_test: true,
    reference: '#7781',
    description: '',
    amount: '1250.00',
    currency: 'AED',
    language: say.common_language_other() === 'English' ? 'ar' : 'en',
    masked_phone: null,
    expires_at: '2026-11-22T08:20:00.000Z',
    items: [{ title: 'Oud Royal, 50 ml', quantity: 2, unit_price: '625.00' }],
    plan: [
      { due_on: '2026-11-22', amount: '625.00' },
      { due_on: '2026-12-22', amount: '625.00' },
    ],
    success_url: 'https://shop.example/thanks?payment_id=1',
    cancel_url: 'https://shop.example/cart?payment_id=1',
    failure_url: 'https://shop.example/failed?payment_id=1',
    rejection: null as string | null,
  }
  const calls = '**/pay/api/v1/sessions/**'
  const token = 'a'.repeat(43)
  await page.route(calls, (route) => route.abort())
  await page.goto(`/pay/${token}`)
  await expect(page.getByText(say.pay_failed_title())).toBeVisible()
  await page.unroute(calls)
  await page.route(calls, (route) => route.fulfill({ json: { session } }))
  await page.getByRole('button', { name: say.common_try_again() }).click()
  await expect(page.getByText(say.pay_test_mark())).toBeVisible()
  await page.getByText(say.pay_items()).click()
  await expect(page.getByText('Oud Royal, 50 ml')).toBeVisible()
  await page.getByRole('button', { name: say.pay_send_code() }).click()
  await expect(page.getByLabel(say.pay_phone())).toHaveAccessibleDescription(new RegExp(say.field_required()))

  await page.unroute(calls)
  const sent = { masked_phone: '•••••67', resend_at: '2026-11-22T08:02:00.000Z', resend_after_seconds: 90 }
  await page.route(calls, (route) =>
    route.fulfill({ json: route.request().method() === 'GET' ? { session } : sent }),
  )
  await page.route('**/pay/api/v1/sessions/*/confirm', (route) => route.abort())
  await page.getByLabel(say.pay_phone()).fill('501234567')
  await page.getByRole('button', { name: say.pay_send_code() }).click()
  await expect(page.getByLabel(say.pay_code())).toBeFocused()
  await expect(page.getByRole('timer')).toHaveText(/^01:/)
  await page.getByLabel(say.pay_code()).fill('1234')
  await page.getByRole('button', { name: new RegExp(say.pay_confirm({ amount: '.+' })) }).click()
  await expect(page.getByRole('alert')).toHaveText(say.pay_confirm_lost())
  await page.getByRole('button', { name: say.pay_change_phone() }).click()
  await expect(page.getByLabel(say.pay_phone())).toBeVisible()

  for (const [status, rejection, title, back] of [
    ['approved', null, say.pay_approved_title(), 'https://shop.example/thanks?payment_id=1'],
    ['rejected', 'not_available', say.pay_declined_title(), 'https://shop.example/failed?payment_id=1'],
    ['expired', null, say.pay_expired_title(), 'https://shop.example/cart?payment_id=1'],
    ['cancelled', null, say.pay_cancelled_title(), 'https://shop.example/cart?payment_id=1'],
  ] as const) {
    await page.unroute(calls)
    await page.route(calls, (route) =>
      route.fulfill({ json: { session: { ...session, status, rejection } } }),
    )
    await page.goto(`/pay/${token}`)
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    const leave = page.getByRole('link')
    await expect(leave).toHaveAttribute('href', back)
    await expect(leave).toContainText('shop.example')
  }
})

function isArabic(locale: string | undefined): boolean {
  return locale === 'ar'
}

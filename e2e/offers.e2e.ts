import type { Locator, Page } from '@playwright/test'
import { dateText } from '@daftar/words/formats/date'
import { moneyText } from '@daftar/words/formats/number'
import type { Api } from './support/api.ts'
import { merchants } from './support/merchants.ts'
import { expectFits, expectLoaded, regionOf, titleOf } from './support/pages.ts'
import { people, staff } from './support/people.ts'
import { expect, test } from './support/test.ts'

const capital = '/finance/tabby-capital'
const offerPage = `${capital}/offers/ofr_noor1`
const [first, second] = ['sto_noor1', 'sto_noor4']

test('CAP-01, CAP-71, CAPI-47, OFR-08, OFR-10, OFR-15, OFR-17, OFR-18, OFR-22, OFR-23, OFR-24, DEC-CAP-12: each store’s offers are listed, and an offer’s page says how it works and what it costs in numbers @everywhere', async ({
  page,
  say,
  as,
  language,
}) => {
  const names = await storeNames(await as(people.noorOwner), language)
  const loaded = eventOf(page, 'Capital Offers Loaded')
  await page.goto(`${capital}/offers`)
  expect((await loaded).payload).toMatchObject({ merchant_id: 'mer_noor', offers: 2, language })
  const banner = regionOf(page, names[first]!).getByRole('article')
  await expect(banner).toHaveCount(1)
  await expect(regionOf(page, names[second]!).getByRole('article')).toHaveCount(1)
  await expect(banner).toContainText(/\d\d\/\d\d\/\d\d/)
  const clicked = eventOf(page, 'Capital Offers Clicks')
  await banner.getByRole('link').click()
  expect((await clicked).payload).toMatchObject({ offer_id: 'ofr_noor1', language })

  await expect(page).toHaveURL(new RegExp(`${offerPage}$`))
  await expect(titleOf(page)).toHaveText(say.capital_offer_headline({ amount: aed('150000') }))
  await expect(regionOf(page, say.capital_how_title()).getByRole('listitem')).toHaveCount(3)
  await expect(regionOf(page, say.offers_expect_title())).toHaveCount(0)
  const example = regionOf(page, say.capital_example_title())
  await expect(example).toContainText(
    say.offers_example_intro({ principal: aed('20450'), weekly: aed('4090') }),
  )
  const rows = await example.locator('tbody tr').allInnerTexts()
  expect(rows.map((row) => row.match(/[\d,.]+/g))).toEqual([
    ['1', '4,090.00', '16,360.00'],
    ['2', '4,090.00', '12,270.00'],
    ['3', '4,090.00', '8,180.00'],
    ['4', '4,090.00', '4,090.00'],
    ['5', '4,090.00', '0.00'],
  ])
  const bars = example.getByRole('figure', { name: say.offers_bars_title() })
  for (const sales of ['29500', '38500']) await expect(bars).toContainText(aed(sales))
  const faq = regionOf(page, say.capital_faq_title())
  const topics = [
    'how',
    'duration',
    'minimum',
    'missed',
    'higher',
    'time',
    'cycle',
    'statements',
    'rejection',
  ]
  expect(await faq.locator('summary, button').allInnerTexts()).toEqual(
    topics.map((topic) => say[`capital_faq_${topic}_title` as 'capital_faq_how_title']()),
  )
  await faq.getByText(say.capital_faq_missed_title()).click()
  await expect(faq.getByText(say.capital_faq_missed_text())).toBeVisible()
  await expectFits(page)
})

test('OFR-11, CAPI-26, DEC-OFR-7, DEC-CAP-14: another store’s offers are read anew and its first card is chosen; without store access there is nothing to switch', async ({
  page,
  say,
  as,
  language,
}) => {
  const names = await storeNames(await as(people.noorOwner), language)
  await page.goto(offerPage)
  await expect(page.getByRole('radio')).toHaveCount(1)
  const switcher = page.getByRole('button', { name: new RegExp(`${names[first]}.*${say.capital_store()}`) })
  await switcher.click()
  expect(await page.getByRole('option').allInnerTexts()).toEqual([names[first], names[second]])
  const asked = page.waitForRequest((one) => one.url().includes(`store_id=${second}`))
  const told = eventOf(page, 'Capital Store Selected')
  await page.getByRole('option', { name: names[second]! }).click()
  await asked
  expect((await told).payload).toMatchObject({ merchant_id: 'mer_noor', store_id: second, language: 'en' })
  await expect(titleOf(page)).toHaveText(say.capital_offer_headline({ amount: aed('60000') }))
  await expect(page.getByRole('radio')).toBeChecked()
  await expect(page).toHaveURL(new RegExp(`${offerPage}$`))

  await page.route(/capital\/offers\?.*store_id=sto_noor1/, (route) => route.abort())
  await page.getByRole('button', { name: new RegExp(say.capital_store()) }).click()
  await page.getByRole('option', { name: names[first]! }).click()
  await expect(page.getByText(say.offers_store_failed())).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: say.common_try_again() }).click()
  await expect(page.getByText(say.offers_store_failed())).toHaveCount(0)

  await page.route(/\/api\/v\d\/account\?/, async (route) => {
    const answer = await route.fetch()
    const account = await answer.json()
    account.permissions.has_store_access = false
    await route.fulfill({ response: answer, json: account })
  })
  await page.goto(offerPage)
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('button', { name: new RegExp(say.capital_store()) })).toHaveCount(0)
})

test('OFR-14, OFR-16, OFR-21, CAP-16, DEC-OFR-3, DEC-OFR-5, DEC-OFR-8: an offer on all of the revenue is shown as up to 1,000,000, says what to expect, and may be told the revenue @everywhere', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  await withoutAdvance(page)
  await withOffers(page, (offer, at) => ({
    ...offer,
    store_id: first,
    tags: at === 0 ? ['full_revenue_flow'] : [],
  }))
  await page.goto(offerPage)
  await expect(titleOf(page)).toHaveText(say.capital_offer_headline({ amount: aed('1000000') }))
  const cards = page.getByRole('group', { name: say.capital_choose_offer() }).locator('label')
  await expect(cards).toHaveCount(2)
  await expect(cards.nth(0)).toContainText(say.capital_offer_best())
  await expect(cards.nth(0)).not.toContainText(say.capital_offer_instant())
  await expect(cards.nth(1)).toContainText(say.capital_offer_instant())
  await expect(regionOf(page, say.offers_expect_title())).toContainText('150%')
  const revenue = page.getByLabel(say.offers_revenue_label())
  await revenue.fill('90500.50')
  await expect(page.getByText(say.offers_revenue_maximum({ amount: aed('135000') }))).toBeVisible()
  await revenue.fill('6000')
  await expect(page.getByText(say.offers_revenue_too_low({ amount: aed('10000') }))).toBeVisible()
  await revenue.fill('90500.50')
  await expectFits(page)
  const told = eventOf(page, 'Capital Apply Clicked')
  await page.getByRole('link', { name: say.capital_get_started() }).click()
  expect((await told).payload).toMatchObject({
    offer_id: 'ofr_noor1',
    offer_type: 'frf',
    monthly_revenue: '90500.50',
  })
  await expect(page).toHaveURL(/\/application-full-revenue\/ofr_noor1\/mer_noor\/customize_your_offer$/)

  await page.goto(offerPage)
  await cards.nth(1).click()
  await expect(regionOf(page, say.offers_expect_title())).toHaveCount(0)
  await expect(revenue).toHaveCount(0)
})

test('OFR-03, OFR-20, DEC-OFR-6: an early pay-off first shows what it repays and what reaches the bank', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  await withOffers(page, (offer) => ({
    ...offer,
    tags: ['early_payoff'],
    metadata: {
      early_payoff_loan_deduction: '32000.00',
      early_payoff_loan_resulting_amount: '118000.00',
    },
  }))
  await page.goto(offerPage)
  const told = eventOf(page, 'Capital Early Payoff Opened')
  await page.getByRole('button', { name: say.capital_get_started() }).click()
  const dialog = page.getByRole('dialog', { name: say.offers_payoff_title() })
  await expect(dialog).toContainText('32,000.00')
  await expect(dialog).toContainText('118,000.00')
  expect((await told).payload['offer_id']).toBe('ofr_noor1')
  await dialog.getByRole('link', { name: say.offers_payoff_continue() }).click()
  await expect(page).toHaveURL(/\/application-preapproved\/customize_your_offer\/ofr_noor1\/mer_noor$/)
})

test('CAP-06, CAPI-25, OFR-19, OFR-25, OFR-26, OFR-27, OFR-28, OFR-29, OFR-30, OFR-31, OFR-32, DEC-OFR-12: a call-back is asked for on a day of the month from tomorrow on, and the answer says when it comes @everywhere', async ({
  page,
  say,
  as,
}) => {
  const owner = await as(people.noorOwner)
  const { now, phone } = await owner.call('account.read')
  const tomorrow = dayAfter(dayInDubai(now))
  await page.goto(offerPage)
  const asked = eventOf(page, 'Call Back Requested')
  await page.getByRole('button', { name: say.offers_call_open() }).click()
  expect((await asked).payload).toMatchObject({ offer_id: 'ofr_noor1', merchant_id: 'mer_noor' })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(say.offers_call_hours())
  const number = dialog.getByLabel(say.offers_call_phone())
  await expect(number).toHaveValue(phone?.slice(4) ?? '')
  const send = dialog.getByRole('button', { name: say.offers_call_send() })
  await send.click()
  await expect(dialog.getByText(say.field_required())).toBeVisible()
  await number.fill('4123')
  await typeDay(dialog, dayInDubai(now))
  await send.click()
  await expect(dialog.getByText(say.field_phone_invalid())).toBeVisible()
  await expect(dialog.getByText(say.offers_call_earliest({ date: dateText(tomorrow) }))).toBeVisible()
  const latest = monthAfter(tomorrow)
  await typeDay(dialog, dayAfter(latest))
  await expect(dialog.getByText(say.offers_call_latest({ date: dateText(latest) }))).toBeVisible()
  await number.fill('509876543')
  await typeDay(dialog, latest)
  const scheduled = eventOf(page, 'ScheduledCall')
  await send.click()
  expect((await scheduled).payload).toMatchObject({ phone: '+971509876543', date: latest })
  await expect(dialog.getByRole('heading')).toHaveText(say.offers_call_done_title())
  await expect(dialog.getByRole('status')).toContainText('+971509876543')
  await dialog.getByRole('button', { name: say.common_close() }).last().click()
  await expect(dialog).toHaveCount(0)
})

test('CAP-07, OFR-34, OFR-35, OFR-36, OFR-37, OFR-38, OFR-39, OFR-40, OFR-41, OFR-42, OFR-43, OFR-44, OFR-45: after ten seconds on an offer’s page its merchant is asked, once, what holds them back @everywhere', async ({
  page,
  say,
  as,
}) => {
  test.setTimeout(120_000)
  await as(people.noorOwner)
  await page.clock.install()
  await rememberOpening(page)
  await page.goto(offerPage)
  await expect(titleOf(page)).toBeVisible()
  const dialog = page.getByRole('dialog')
  await page.clock.pauseAt((await openedAt(page)) + 9_000)
  await expect(page).not.toHaveURL(/#/)
  await expect(dialog).toHaveCount(0)
  await page.clock.runFor(2_000)
  await page.clock.resume()
  await expect(dialog.getByRole('heading')).toHaveText(say.offers_feedback_title())
  await expect(page).toHaveURL(/#feedback$/)
  expect(await dialog.getByRole('radio').count()).toBe(4)
  for (const reason of ['apply_later', 'different_terms', 'not_needed', 'other'] as const)
    await expect(dialog.getByText(say[`offers_feedback_${reason}`](), { exact: true })).toBeVisible()
  const contact = dialog.getByRole('checkbox', { name: say.offers_feedback_contact() })
  await expect(contact).not.toBeChecked()
  const send = dialog.getByRole('button', { name: say.offers_feedback_send() })
  await send.click()
  await expect(dialog.getByText(say.field_choose_option())).toBeVisible()
  const text = dialog.getByLabel(say.offers_feedback_tell())
  expect(await rowsOf(text)).toBe(4)
  await text.fill('a\n'.repeat(12))
  expect(await rowsOf(text)).toBe(8)
  await text.fill('')
  await dialog.getByText(say.offers_feedback_different_terms(), { exact: true }).click()
  const sent = eventOf(page, 'Feedback sent')
  await send.click()
  await page.clock.runFor(1_000)
  expect((await sent).payload).toMatchObject({
    offer_id: 'ofr_noor1',
    reason: 'different_terms',
    tell_us_more: '',
    can_contact: false,
  })
  await expect(dialog.getByRole('status')).toHaveText(say.offers_feedback_thanks_text())
  await dialog.getByRole('button', { name: say.common_close() }).last().click()
  await expect(dialog).toHaveCount(0)
  await expect(page).not.toHaveURL(/#/)

  await page.reload()
  await expect(titleOf(page)).toBeVisible()
  await page.clock.runFor(25_000)
  await expect(dialog).toHaveCount(0)
  await page.evaluate(() => (location.hash = '#feedback'))
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.evaluate(() => (location.hash = '#feedback'))
  await page.clock.runFor(1_000)
  await expect(dialog).toHaveCount(0)
})

test('DEC-OFR-9: without the experiment only the address opens the feedback form', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  await page.route(/\/api\/v\d\/account\?/, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      json: { ...(await answer.json()), experiments: [{ name: 'capital', value: 'true' }] },
    })
  })
  await page.clock.install()
  await page.goto(offerPage)
  await expect(titleOf(page)).toBeVisible()
  await expectLoaded(page, say)
  await page.clock.runFor(25_000)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto(`${capital}/offers`)
  await page.goto(`${offerPage}#feedback`)
  await expect(page.getByRole('dialog', { name: say.offers_feedback_title() })).toBeVisible()
})

test('OFR-09: an offer that is not there leads to the list of advances', async ({ page, as }) => {
  await as(people.noorOwner)
  await page.goto(`${capital}/offers/ofr_nothing`)
  await expect(page).toHaveURL(new RegExp(`${capital}/loans$`))
})

test('CAP-57, CAP-58, CAP-59, DEC-CAP-8: completed payouts announce new capital, unless an advance is open @everywhere', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  const payouts = '/finance/payouts/completed'
  const start = page.getByRole('main').getByRole('link', { name: say.capital_get_started() })
  const read = page.waitForResponse(/\/api\/v1\/loan\?/)
  await page.goto(payouts)
  await read
  await expectLoaded(page, say)
  await expect(start).toHaveCount(0)

  await withoutAdvance(page)
  await page.goto(payouts)
  await expect(page.getByText(say.offers_promo_title({ amount: aed('150000') }))).toBeVisible()
  await expectFits(page)
  await withOffers(page, (offer, at) => ({ ...offer, tags: at === 0 ? [] : ['full_revenue_flow'] }))
  await page.goto(payouts)
  await expect(page.getByText(say.offers_promo_title({ amount: aed('1000000') }))).toBeVisible()
  await start.click()
  await expect(page).toHaveURL(new RegExp(`${capital}/(loans|offers)`))
})

test('CAP-55, CAP-56: an application and an advance say where they stand, by the company’s legal name', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  for (const path of ['/applications/app_noor0', '/loans/lon_noor1']) {
    const opened = eventOf(page, 'CapitalPageOpened')
    await page.goto(capital + path)
    const way = page.getByRole('navigation', { name: say.capital_breadcrumbs() })
    await expect(way.getByRole('listitem')).toHaveText([say.capital_title(), 'Noor Perfumes Trading LLC'])
    expect((await opened).payload['route']).toBe(
      path.includes('loans') ? 'capitalLoan' : 'capitalApplication',
    )
  }
})

test('DEC-OFR-12: support reads call-backs and feedback, narrows them, and copies a phone with one press @everywhere', async ({
  page,
  context,
  say,
  as,
  language,
}) => {
  const owner = await as(people.noorOwner)
  const common = { merchant_id: 'mer_noor', offer_id: 'ofr_noor1', language } as const
  const written = `Needed for Eid, ${language} ${Math.random()}`
  await owner.call('events.collect', {
    body: {
      events: [
        {
          id: anId(),
          name: 'ScheduledCall',
          payload: { ...common, phone: '+971551112223', date: '2026-12-05' },
        },
        {
          id: anId(),
          name: 'Feedback sent',
          payload: { ...common, reason: 'other', tell_us_more: written, can_contact: true },
        },
      ],
    },
  })
  await as(staff.agent)
  await page.goto('/desk/call-backs?merchant=mer_noor')
  await expect(titleOf(page)).toHaveText(say.desk_callbacks_title())
  await expect(page.getByText(written)).toBeVisible()
  await expect(page.getByText(merchants.noor[language]).first()).toBeVisible()
  await expectFits(page)
  await page.goto('/desk/call-backs?kind=call_back')
  await expectLoaded(page, say)
  await expect(page.getByText(written)).toHaveCount(0)
  const call = page.locator('tbody tr, li').filter({ hasText: '+971551112223' }).first()
  await expect(call).toContainText(
    say.desk_callbacks_call_on({ weekday: language === 'ar' ? 'الاثنين' : 'Monday', date: '07/12/26' }),
  )
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await call.getByRole('button', { name: say.desk_callbacks_copy() }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+971551112223')
  await page.goto('/desk/call-backs?from=2020-01-01&to=2020-01-02')
  await expect(page.getByText(say.desk_callbacks_empty_filter())).toBeVisible()
})

/** An amount in a sentence, without decimals. */
function aed(whole: string): string {
  return moneyText(`${whole}.00`, 'AED', { trim: true })
}

/** The day it is in Dubai, as the wire writes it. */
function dayInDubai(instant: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format(new Date(instant))
}

function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}

/** The same day of the next month, or the last one it has. */
function monthAfter(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  return new Date(Date.UTC(year, month, Math.min(date, last))).toISOString().slice(0, 10)
}

async function storeNames(owner: Api, language: 'en' | 'ar'): Promise<Record<string, string>> {
  const { items } = await owner.call('merchants.stores')
  return Object.fromEntries(items.map((store) => [store.id, language === 'ar' ? store.name_ar : store.name]))
}

type WireOffer = { tags: string[]; store_id: string }

/** The demo's offers, changed on their way to the page: it has pre-approved ones only. */
async function withOffers(page: Page, change: (offer: WireOffer, at: number) => object): Promise<void> {
  await page.route(/\/api\/v1\/capital\/offers\?/, async (route) => {
    const answer = await route.fetch()
    const { offers } = (await answer.json()) as { offers: WireOffer[] }
    await route.fulfill({ response: answer, json: { offers: offers.map(change) } })
  })
}

/** As if the demo's advance was repaid. */
async function withoutAdvance(page: Page): Promise<void> {
  await page.route(/\/api\/v1\/loan\?/, (route) => route.fulfill({ json: { loans: [] } }))
}

interface Told {
  name: string
  payload: Record<string, unknown>
}

/** The next event of a name that the page sends to the collector, which takes it. */
async function eventOf(page: Page, name: string): Promise<Told> {
  const taken = await page.waitForResponse(
    (one) => one.url().endsWith('/events/v1/batch') && (one.request().postData() ?? '').includes(`"${name}"`),
  )
  expect(taken.status()).toBe(204)
  const { events } = taken.request().postDataJSON() as { events: Told[] }
  return events.find((event) => event.name === name)!
}

/** The browser makes the ids of events. */
function anId(): string {
  return Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join('')
}

/** Keeps the instant, by the page's own clock, at which it showed its title. */
function rememberOpening(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const root = document
    new MutationObserver(() => {
      if (root.querySelector('main h1')) root.documentElement.dataset['opened'] ??= String(Date.now())
    }).observe(root, { childList: true, subtree: true })
  })
}

async function openedAt(page: Page): Promise<number> {
  await expect(page.locator('html')).toHaveAttribute('data-opened', /\d/)
  return Number(await page.locator('html').getAttribute('data-opened'))
}

/** Types a day into the segments of a date field, whatever their order. */
async function typeDay(dialog: Locator, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  for (const [type, digits] of [
    ['day', day],
    ['month', month],
    ['year', year],
  ] as const) {
    await dialog.locator(`[data-type=${type}]`).click()
    await dialog.page().keyboard.type(digits)
  }
}

/** How many lines of its text a field shows. */
function rowsOf(field: Locator): Promise<number> {
  return field.evaluate((area) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(area)
    const inner = area.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom)
    return Math.round(inner / parseFloat(lineHeight))
  })
}

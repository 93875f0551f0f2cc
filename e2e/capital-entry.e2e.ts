import type { Page } from '@playwright/test'
import { signInThere } from './support/api.ts'
import { beginWithStatement } from './support/application.ts'
import { titleOf } from './support/pages.ts'
import { people } from './support/people.ts'
import { startOwnProduct } from './support/product.ts'
import { takeOver } from './support/session.ts'
import { expect, test } from './support/test.ts'

const capital = '/finance/tabby-capital'
const day = '2026-11-01T08:00:00.000Z'

/** What the three calls of the entry answer; `failed` is a server that cannot. */
interface Lists {
  loans: readonly object[] | 'failed'
  offers: readonly object[] | 'failed'
  applications: readonly object[] | 'failed'
}

const aLoan = (id: string) => ({ id, applied_at: day })
const anApplication = (application_id: string) => ({ application: { application_id, created_at: day } })
const anOffer = (id: string, amount: string, given: { tags?: string[]; tenor?: number } = {}) => ({
  id,
  amount,
  currency: 'AED',
  tenor: 20,
  tags: [],
  created_at: day,
  ...given,
})
const none = { loans: [], offers: [], applications: [] }

/** Each with what the first redirect has to be; the screens behind are others' tests. */
const entries: readonly [title: string, lists: Lists, leadsTo: string][] = [
  ['CAP-42: nothing leads to completed payouts', none, '/finance/payouts/completed'],
  [
    'CAP-43: one application to itself',
    { ...none, applications: [anApplication('app_1')] },
    `${capital}/applications/app_1`,
  ],
  ['CAP-44: one advance to itself', { ...none, loans: [aLoan('lon_1')] }, `${capital}/loans/lon_1`],
  [
    'CAP-45: offers to the largest full-revenue one',
    {
      ...none,
      offers: [
        anOffer('ofr_large', '900000.00'),
        anOffer('ofr_early', '800000.00', { tags: ['early_payoff'] }),
        anOffer('ofr_small', '50000.00', { tags: ['full_revenue_flow'] }),
        anOffer('ofr_full', '60000.00', { tags: ['full_revenue_flow'] }),
      ],
    },
    `${capital}/offers/ofr_full`,
  ],
  [
    'CAP-46: without one to the early pay-off',
    {
      ...none,
      offers: [
        anOffer('ofr_large', '900000.00'),
        anOffer('ofr_early', '80000.00', { tags: ['early_payoff'] }),
      ],
    },
    `${capital}/offers/ofr_early`,
  ],
  [
    'CAP-47: else to the largest and longest',
    {
      ...none,
      offers: [
        anOffer('ofr_short', '90000.00', { tenor: 8 }),
        anOffer('ofr_long', '90000.00', { tenor: 28 }),
        anOffer('ofr_less', '80000.00', { tenor: 28 }),
      ],
    },
    `${capital}/offers/ofr_long`,
  ],
  [
    'CAP-48: and to payouts when none can be taken',
    { ...none, offers: [anOffer('ofr_tiny', '500.00')] },
    '/finance/payouts/completed',
  ],
  [
    'CAP-49: more than one thing to the list',
    { ...none, loans: [aLoan('lon_1')], offers: [anOffer('ofr_1', '90000.00')] },
    `${capital}/loans`,
  ],
  [
    'DEC-CAP-2: a list that failed is unknown, and the others decide',
    { ...none, loans: 'failed', applications: [anApplication('app_1')] },
    `${capital}/applications/app_1`,
  ],
  [
    'DEC-CAP-2, DEC-CAP-13: with the others empty it is an error',
    { ...none, applications: 'failed' },
    `${capital}/error`,
  ],
]

for (const [title, lists, leadsTo] of entries)
  test(`CAP-17, ${title}`, async ({ page, as }) => {
    await as(people.noorOwner)
    await answer(page, lists)
    await page.goto(capital)
    await expect.poll(() => visited(page)).toContain(leadsTo)
    expect(
      (await visited(page)).filter((path) => path.startsWith(capital) && path !== capital)[0] ?? leadsTo,
    ).toBe(leadsTo)
  })

test('CAP-40, CAP-41: nothing shows while the lists load, and not found when all of them fail', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  await answer(page, { loans: 'failed', offers: 'failed', applications: 'failed' })
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  for (const list of ['loan', 'loan/application', 'capital/offers'])
    await page.route(`**/merchant/api/v1/${list}?*`, async (route) => {
      await held
      await route.fallback()
    })
  const asked = page.waitForRequest('**/merchant/api/v1/capital/offers?*')
  await page.goto(capital)
  await asked
  await expect(page.getByRole('main')).toBeVisible()
  for (const role of ['heading', 'link', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0)
  expect(new Set(await visited(page))).toEqual(new Set([capital]))
  release()
  await expect(titleOf(page)).toHaveText(say.shell_not_found_title())
  expect(new URL(page.url()).pathname).toBe(capital)
})

test('DEC-CAP-13: a wizard that cannot open its application leads to the error page, one that is not there to not found', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  await page.route(/\/api\/v1\/capital\/(application|offer)\/[^/?]+(\/application)?\?/, (route) =>
    route.fulfill({ status: 500, body: '' }),
  )
  for (const path of [
    '/application/app_1',
    '/application-frf/app_1/location_details',
    '/application-kyb/app_1/review',
  ]) {
    await page.goto(path)
    await expect(titleOf(page)).toHaveText(say.error_title())
    await expect(page.getByText(say.capital_error_text())).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(`${capital}/error`)
  }
  await page.unrouteAll()
  await page.goto('/application/app_1')
  await expect(titleOf(page)).toHaveText(say.shell_not_found_title())
})

test('CAP-51: somebody who may not see payouts is sent to where root leads, from every address of the area', async ({
  page,
  as,
}) => {
  await as(people.noorSales)
  await page.goto('/')
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/')
  const root = new URL(page.url()).pathname
  expect(root).not.toContain(capital)
  for (const path of [capital, `${capital}/fake-door`, `${capital}/loans`, '/application/app_1']) {
    await page.goto(path)
    await expect.poll(() => new URL(page.url()).pathname).toBe(root)
  }
})

test('CAP-09, CAP-30, CAP-31, CAP-32, DEC-CAP-1: the addresses that name an application open the step where its wizard stands', async ({
  page,
  say,
}) => {
  test.setTimeout(120_000)
  const product = await startOwnProduct()
  try {
    const api = await signInThere(product.origin, people.bahriOwner, 'auth')
    const { offers } = await api.call('capital.offers')
    const [offer] = offers
    if (!offer) throw new Error('the demo has no offer for this merchant')
    const holder = 'Bahri Coffee Roasters WLL'
    const asked = { offerId: offer.id, amount: offer.amount, tenor: offer.tenor, holder }
    const { id } = await beginWithStatement(api, asked)
    await takeOver(page.context(), api)
    const ids = `${offer.id}/${offer.merchant_id}`
    const customise = `/application-preapproved/customize_your_offer/${ids}`
    for (const [path, landing, heading] of [
      [`/application-frf/${id}/customize_your_offer`, customise, say.wizard_customise_title()],
      [`/application/${id}`, null, null],
      [`/application-kyb/${id}/review`, null, null],
      [`/application/${ids}`, null, null],
    ] as const) {
      await page.goto(product.origin + path)
      await expect(titleOf(page)).toHaveText(heading ?? say.wizard_legal_title())
      const expected = landing ?? `/application-preapproved/preapproved_legal_info/${ids}`
      expect(new URL(page.url()).pathname).toBe(expected)
    }
    for (const path of ['/application/app_unknown', '/application-kyb/app_unknown/review']) {
      await page.goto(product.origin + path)
      await expect(titleOf(page)).toHaveText(say.shell_not_found_title())
    }
  } finally {
    await product.stop()
  }
})

/** Answers the three lists of the entry in the server's place, and remembers which addresses the page went through. */
async function answer(page: Page, { loans, offers, applications }: Lists): Promise<void> {
  for (const [pattern, name, items] of [
    ['**/merchant/api/v1/loan?*', 'loans', loans],
    ['**/merchant/api/v1/capital/offers?*', 'offers', offers],
    ['**/merchant/api/v1/loan/application?*', 'applications', applications],
  ] as const)
    await page.route(pattern, (route) =>
      items === 'failed'
        ? route.fulfill({ status: 500, body: '' })
        : route.fulfill({ json: { [name]: items } }),
    )
  await page.addInitScript(() => {
    const paths: string[] = []
    Object.assign(window, { visitedPaths: paths })
    const note = () => void (paths.at(-1) === location.pathname || paths.push(location.pathname))
    for (const name of ['pushState', 'replaceState'] as const) {
      const change = history[name].bind(history)
      history[name] = (...given) => {
        change(...given)
        note()
      }
    }
  })
}

function visited(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { visitedPaths: string[] }).visitedPaths)
}

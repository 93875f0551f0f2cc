import type { Page } from '@playwright/test'
import { expectFits, regionOf, titleOf } from './support/pages.ts'
import { people } from './support/people.ts'
import { expect, test, type Say } from './support/test.ts'

const capital = '/finance/tabby-capital'

/** Every status of the table with its words and, of an application, its banner; the day orders the list. */
const loans: readonly [status: string, day: string, words: (say: Say) => string][] = [
  ['paying', '2026-03-01', (say) => say.capital_status_paying()],
  ['overdue', '2026-08-01', (say) => say.capital_status_missed()],
  ['waiting', '2026-05-01', (say) => say.capital_status_waiting()],
  ['waiting_for_dda', '2026-06-01', (say) => say.capital_status_waiting_for_direct_debit()],
  ['closed', '2026-02-01', (say) => say.capital_status_completed()],
]
const applications: readonly [
  status: string,
  day: string,
  words: (say: Say) => string,
  banner: ((say: Say) => string) | null,
][] = [
  [
    'submitted',
    '2026-07-01',
    (say) => say.capital_status_in_review(),
    (say) => say.capital_banner_processed(),
  ],
  ['approved', '2026-04-01', (say) => say.capital_status_approved(), (say) => say.capital_banner_sign()],
  ['reset', '2026-09-01', (say) => say.capital_status_on_hold(), (say) => say.capital_banner_not_verified()],
  ['rejected', '2026-01-01', (say) => say.capital_status_rejected(), null],
  ['cancelled', '2026-10-01', (say) => say.capital_status_cancelled(), null],
]

test('CAP-60, CAP-61, CAP-62, LOAN-01, LOAN-02, LOAN-03, LOAN-04, LOAN-05, LOAN-32, LOAN-33, LOAN-34, LOAN-35, LOAN-36, LOAN-37, LOAN-38, LOAN-39, LOAN-40, LOAN-41, DEC-LOAN-43: what runs stands above what ended, advances and applications together, the newest first, each with its status and its banner @everywhere', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  await answer(page)
  await page.goto(`${capital}/loans`)
  await expect(titleOf(page)).toHaveText(say.capital_title())
  expect(await page.getByRole('region').getByRole('heading', { level: 2 }).allInnerTexts()).toEqual([
    say.capital_group_active(),
    say.capital_group_inactive(),
  ])
  for (const [group, statuses] of [
    [
      say.capital_group_active(),
      ['reset', 'overdue', 'submitted', 'waiting_for_dda', 'waiting', 'approved', 'paying'],
    ],
    [say.capital_group_inactive(), ['cancelled', 'closed', 'rejected']],
  ] as const) {
    const items = regionOf(page, group).getByRole('article')
    expect(await items.getByRole('heading', { level: 3 }).getByRole('link').evaluateAll(statusesOf)).toEqual(
      statuses,
    )
    for (const [at, status] of statuses.entries()) {
      const [, , words, banner] = [...loans.map((one) => [...one, null] as const), ...applications].find(
        ([name]) => name === status,
      )!
      await expect(items.nth(at).getByText(words(say), { exact: true })).toBeVisible()
      for (const text of [
        say.capital_banner_processed(),
        say.capital_banner_sign(),
        say.capital_banner_not_verified(),
      ])
        await expect(items.nth(at).getByText(text), `${status}: ${text}`).toHaveCount(
          banner?.(say) === text ? 1 : 0,
        )
    }
  }
  await expectFits(page)
})

test('LOAN-06: with offers and nothing else the list leads to the offer, with neither it says so', async ({
  page,
  say,
  as,
}) => {
  await as(people.noorOwner)
  await page.route('**/merchant/api/v1/loan?*', (route) => route.fulfill({ json: { loans: [] } }))
  await page.route('**/merchant/api/v1/loan/application?*', (route) =>
    route.fulfill({ json: { applications: [] } }),
  )
  await page.goto(`${capital}/loans`)
  await expect(page).toHaveURL(new RegExp(`${capital}/offers/ofr_noor1$`))
  await page.route('**/merchant/api/v1/capital/offers?*', (route) => route.fulfill({ json: { offers: [] } }))
  await page.goto(`${capital}/loans`)
  await expect(page.getByText(say.capital_empty_title())).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${capital}/loans$`))
})

/** The demo's advance in each status and an application in each, in the server's place. */
async function answer(page: Page): Promise<void> {
  await page.route('**/merchant/api/v1/loan?*', async (route) => {
    const { loans: own } = (await (await route.fetch()).json()) as { loans: object[] }
    await route.fulfill({
      json: {
        loans: loans.map(([status, day]) => ({
          ...own[0],
          id: status,
          status,
          applied_at: `${day}T08:00:00.000Z`,
        })),
      },
    })
  })
  await page.route('**/merchant/api/v1/loan/application?*', (route) =>
    route.fulfill({
      json: {
        applications: applications.map(([status, day]) => {
          const created_at = `${day}T08:00:00.000Z`
          return {
            application: { application_id: status, status, created_at, submitted_at: created_at },
            offer: { amount_vat: '53750.00', amount: '50000.00', currency: 'AED' },
            sign_authority: { legal_name: 'Noor Perfumes Trading LLC' },
            reasons: [],
          }
        }),
      },
    }),
  )
}

/** What each link leads to: the records above have their status as their id. */
function statusesOf(links: Element[]): string[] {
  return links.map((link) => link.getAttribute('href')?.split('/').at(-1) ?? '')
}

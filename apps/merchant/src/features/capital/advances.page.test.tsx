import type { AdvanceStatus } from '@daftar/rules/capital/advances/advance-status'
import type { ListedApplicationStatus } from '@daftar/rules/capital/entry/status-look'
import { offline, pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { instantDateText } from '@daftar/words/formats/date'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aListedApplication, aListedAdvance, anOffer } from '../../testing/fixtures/capital.ts'
import { looks, renderAt } from '../../testing/render-at.tsx'

const capital = '/finance/tabby-capital'
const nothing: Answers = {
  'advances.list': { loans: [] },
  'offers.list': { offers: [] },
  'applications.list': { applications: [] },
}

/** Every status of an advance with the day that orders the list. */
const advances: readonly [AdvanceStatus, day: string][] = [
  ['paying', '2026-03-01'],
  ['overdue', '2026-08-01'],
  ['waiting', '2026-05-01'],
  ['waiting_for_dda', '2026-06-01'],
  ['closed', '2026-02-01'],
]
const applications: readonly [ListedApplicationStatus, day: string][] = [
  ['submitted', '2026-07-01'],
  ['approved', '2026-04-01'],
  ['reset', '2026-09-01'],
  ['rejected', '2026-01-01'],
  ['cancelled', '2026-10-01'],
]
/** Each has its status as its id. */
const ofEveryStatus: Answers = {
  ...nothing,
  'advances.list': {
    loans: advances.map(([status, day]) =>
      aListedAdvance({ id: status, status, applied_at: `${day}T08:00:00Z`, funded_at: null }),
    ),
  },
  'applications.list': {
    applications: applications.map(([status, day]) =>
      aListedApplication({ application_id: status, status, created_at: `${day}T08:00:00Z` }),
    ),
  },
}

const words: Record<AdvanceStatus | ListedApplicationStatus, () => string> = {
  paying: m.capital_status_paying,
  overdue: m.capital_status_missed,
  waiting: m.capital_status_waiting,
  waiting_for_dda: m.capital_status_waiting_for_direct_debit,
  closed: m.capital_status_completed,
  submitted: m.capital_status_in_review,
  approved: m.capital_status_approved,
  reset: m.capital_status_on_hold,
  rejected: m.capital_status_rejected,
  cancelled: m.capital_status_cancelled,
}
const banners: Readonly<Record<string, () => string>> = {
  submitted: m.capital_banner_processed,
  approved: m.capital_banner_sign,
  reset: m.capital_banner_not_verified,
}

test.each(looks)(
  'what runs stands above what ended, the newest first, each with its status and its banner, in %s at %i [APP-29, CAP-18, CAP-60, CAP-61, CAP-62, LOAN-01, LOAN-02, LOAN-03, LOAN-04, LOAN-05, LOAN-32, LOAN-33, LOAN-34, LOAN-35, LOAN-36, LOAN-37, LOAN-38, LOAN-39, LOAN-40, LOAN-41, DEC-LOAN-43]',
  async (language, width) => {
    renderAt(`${capital}/loans`, { answers: ofEveryStatus, language, width })
    await screen.findByRole('heading', { level: 1, name: m.capital_title() })
    for (const [group, statuses] of [
      [
        m.capital_group_active(),
        ['reset', 'overdue', 'submitted', 'waiting_for_dda', 'waiting', 'approved', 'paying'],
      ],
      [m.capital_group_inactive(), ['cancelled', 'closed', 'rejected']],
    ] as const) {
      const region = screen.getByRole('region', { name: group })
      expect(within(region).getByRole('heading', { level: 2, name: group })).toBeTruthy()
      const items = within(region).getAllByRole('article')
      expect(items.map(statusOf)).toEqual(statuses)
      for (const [at, status] of statuses.entries()) {
        const item = within(items[at]!)
        expect(item.getByText(words[status]())).toBeTruthy()
        for (const [of, banner] of Object.entries(banners))
          expect(item.queryAllByText(asRead(banner())), `${status}: ${of}`).toHaveLength(
            of === status ? 1 : 0,
          )
      }
    }
  },
)

test('a listed advance says what is left, its progress and its next repayment [CAP-71]', async () => {
  renderAt(`${capital}/loans`, {
    answers: {
      ...nothing,
      'advances.list': { loans: [aListedAdvance({ repaid_percent: 37, outstanding_amount: '67000.00' })] },
      'applications.list': { applications: [aListedApplication({ created_at: '2026-11-21T08:00:00Z' })] },
    },
  })
  const [application, advance] = await screen.findAllByRole('article')
  expect(advance!.textContent).toContain('67,000.00')
  expect(within(advance!).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('37')
  expect(
    within(advance!).getByText(asRead(m.loan_next_repayment_on({ weekday: 'Monday', date: '23/11/26' }))),
  ).toBeTruthy()
  const made = m.capital_applied_on({ date: instantDateText('2026-11-21T08:00:00Z') })
  expect(within(application!).getByText(asRead(made))).toBeTruthy()
  expect(made).toContain('21/11/26')
})

test('the list is headed by its title and the way to the offers, without breadcrumbs [APP-73, APP-74]', async () => {
  const { user, server, address } = renderAt(`${capital}/loans`, {
    answers: {
      ...nothing,
      ...{ 'advances.list': { loans: [aListedAdvance()] } },
      'offers.list': { offers: [anOffer()] },
    },
  })
  const offers = await screen.findByRole('link', { name: m.capital_see_offers() })
  expect(offers.closest('header')?.querySelector('h1')?.textContent).toBe(m.capital_title())
  expect(screen.queryByRole('navigation', { name: m.capital_breadcrumbs() })).toBeNull()
  await user.click(offers)
  await waitFor(() => expect(address()).toBe(`${capital}/offers`))
  expect(server.callsOf('advances.list')).toHaveLength(1)
})

test('with offers and nothing else the list leads to the offer [LOAN-06]', async () => {
  const { address } = renderAt(`${capital}/loans`, {
    answers: { ...nothing, 'offers.list': { offers: [anOffer()] }, 'merchants.stores': pending },
  })
  await waitFor(() => expect(address()).toBe(`${capital}/offers/ofr_1`))
})

test('with neither an advance nor an offer the list says that it is empty [LOAN-06]', async () => {
  const { address } = renderAt(`${capital}/loans`, { answers: nothing })
  expect(await screen.findByText(m.capital_empty_title())).toBeTruthy()
  expect(screen.queryByRole('link', { name: m.capital_see_offers() })).toBeNull()
  expect(address()).toBe(`${capital}/loans`)
})

test('while the list is on its way its skeleton stands in place of the page before', async () => {
  renderAt(`${capital}/error`, { answers: { ...nothing, 'advances.list': pending } })
  await screen.findByRole('heading', { level: 1, name: m.error_title() })
  history.pushState(null, '', `${capital}/loans`)
  expect(await screen.findByText(m.common_loading())).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
})

test.each([
  ['the server breaks', refuse('internal')],
  ['the network is gone', offline],
])('when %s the list says so, and trying again brings it [REQ-04]', async (_, failure) => {
  const { user, server } = renderAt(`${capital}/loans`, {
    answers: { ...nothing, 'advances.list': failure },
    mayComplain: true,
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'advances.list': { loans: [aListedAdvance()] } })
  await user.click(again)
  expect(await screen.findByRole('region', { name: m.capital_group_active() })).toBeTruthy()
})

/** The record a row leads to has its status as its id. */
function statusOf(item: HTMLElement): string | undefined {
  return within(item).getByRole('link').getAttribute('href')?.split('/').at(-1)
}

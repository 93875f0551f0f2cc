import type { ListedApplication } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { ListedAdvance } from '@daftar/contract/endpoints/capital/advances-shapes'
import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { offline, pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  aListedApplication,
  aListedAdvance,
  anOffer,
  callsOfCapital,
} from '../../testing/fixtures/capital.ts'
import type { Person } from '../../testing/an-account.ts'
import { withSupport } from '../../testing/fixtures/config.ts'
import { renderAt } from '../../testing/render-at.tsx'

const capital = '/finance/tabby-capital'

type Lists = { advances: ListedAdvance[]; offers: Offer[]; applications: ListedApplication[] }

/**
 * What the three calls of the entry answer. The screens it leads to never get theirs: only the address counts
 * here.
 */
function lists({ advances = [], offers = [], applications = [] }: Partial<Lists>): Answers {
  return {
    'advances.list': { loans: advances },
    'offers.list': { offers },
    'applications.list': { applications },
    'advances.read': pending,
    'advances.week': pending,
    'applications.read': pending,
    'merchants.stores': pending,
    'payouts.list': pending,
    'payouts.pockets': pending,
    'payouts.upcoming': pending,
    'payouts.cycle': pending,
  }
}

const early = { tags: ['early_payoff' as const] }
const full = { tags: ['full_revenue_flow' as const] }
const anApplication = aListedApplication({ application_id: 'app_1' })

test.each<[title: string, answers: Answers, leadsTo: string]>([
  ['nothing leads to completed payouts', lists({}), '/finance/payouts/completed'],
  [
    'one application leads to itself',
    lists({ applications: [anApplication] }),
    `${capital}/applications/app_1`,
  ],
  ['one advance leads to itself', lists({ advances: [aListedAdvance()] }), `${capital}/loans/lon_1`],
  [
    'offers lead to the largest on all of the revenue',
    lists({
      offers: [
        anOffer({ id: 'ofr_large', amount: '900000.00', tags: [] }),
        anOffer({ id: 'ofr_early', amount: '800000.00', ...early }),
        anOffer({ id: 'ofr_small', amount: '50000.00', ...full }),
        anOffer({ id: 'ofr_full', amount: '60000.00', ...full }),
      ],
    }),
    `${capital}/offers/ofr_full`,
  ],
  [
    'without one of these to the early pay-off',
    lists({
      offers: [
        anOffer({ id: 'ofr_large', amount: '900000.00', tags: [] }),
        anOffer({ id: 'ofr_early', amount: '80000.00', ...early }),
      ],
    }),
    `${capital}/offers/ofr_early`,
  ],
  [
    'else to the largest, and of equal ones to the longest',
    lists({
      offers: [
        anOffer({ id: 'ofr_short', amount: '90000.00', tenor: 8 }),
        anOffer({ id: 'ofr_long', amount: '90000.00', tenor: 28 }),
        anOffer({ id: 'ofr_less', amount: '80000.00', tenor: 28 }),
      ],
    }),
    `${capital}/offers/ofr_long`,
  ],
  [
    'and to completed payouts where none can be taken',
    lists({ offers: [anOffer({ amount: '500.00' })] }),
    '/finance/payouts/completed',
  ],
  [
    'more than one thing leads to the list',
    lists({ advances: [aListedAdvance()], offers: [anOffer()] }),
    `${capital}/loans`,
  ],
  [
    'a list that failed is unknown, and the others decide',
    { ...lists({ applications: [anApplication] }), 'advances.list': refuse('internal') },
    `${capital}/applications/app_1`,
  ],
  [
    'with the others empty it is an error',
    { ...lists({}), 'applications.list': refuse('internal') },
    `${capital}/error`,
  ],
])(
  '%s [CAP-17, CAP-33, CAP-38, CAP-42, CAP-43, CAP-44, CAP-45, CAP-46, CAP-47, CAP-48, CAP-49, PO-12, DEC-CAP-2, DEC-CAP-13]',
  async (_, answers, leadsTo) => {
    const { address } = renderAt(capital, { answers })
    await waitFor(() => expect(address()).toBe(leadsTo))
  },
)

test('nothing shows while the lists load, and not found at the same address when all of them fail [CAP-40, CAP-41]', async () => {
  const later = Promise.withResolvers<typeof offline>()
  const held = () => later.promise
  const { server, address } = renderAt(capital, {
    answers: { 'advances.list': held, 'offers.list': held, 'applications.list': held },
    mayComplain: true,
  })
  await waitFor(() => expect(server.callsOf('applications.list')).toHaveLength(1))
  await screen.findByRole('main')
  for (const role of ['heading', 'link', 'button']) expect(screen.queryByRole(role)).toBeNull()
  expect(address()).toBe(capital)
  later.resolve(offline)
  expect(await screen.findByRole('heading', { level: 1, name: m.shell_not_found_title() })).toBeTruthy()
  expect(address()).toBe(capital)
})

test('on the way to the entry from another page nothing stands in its place either [CAP-40]', async () => {
  const { server } = renderAt(`${capital}/error`, { answers: { ...lists({}), 'offers.list': pending } })
  await screen.findByRole('heading', { level: 1, name: m.error_title() })
  history.pushState(null, '', capital)
  await waitFor(() => expect(server.callsOf('offers.list')).toHaveLength(1))
  const main = within(screen.getByRole('main'))
  await waitFor(() => expect(main.queryByRole('heading')).toBeNull())
  for (const role of ['status', 'link', 'button']) expect(main.queryByRole(role)).toBeNull()
})

test('behind the fake door the entry leads there first of all, and no list is asked for [CAP-39]', async () => {
  const { server, address } = renderAt(capital, {
    as: { experiments: ['capital', 'capital_fake_door'] },
    answers: { 'merchants.stores': { items: [] } },
  })
  await screen.findByRole('heading', { level: 1, name: m.waitlist_headline() })
  expect(address()).toBe(`${capital}/fake-door`)
  expect(callsOfCapital(server)).toEqual([])
})

test.each<[who: string, as: Person]>([
  ['who may not see payouts', { role: 'sales_manager' }],
  ['whose merchant has neither capital nor its fake door', { experiments: [] }],
])(
  'somebody %s is led from every address of the area to where root leads [CAP-50, CAP-51]',
  async (_, as) => {
    const { server, address } = renderAt(capital, {
      as,
      answers: {
        'orders.list': pending,
        'orders.counts': pending,
        'orders.uncaptured': pending,
        'merchants.stores': pending,
      },
    })
    await waitFor(() => expect(address()).toBe('/payments'))
    const area = ['/fake-door', '/waitlist', '/loans', '/loans/lon_1', '/applications/app_1', '/offers/ofr_1']
    for (const path of [...area.map((rest) => capital + rest), '/application/app_1']) {
      history.pushState(null, '', path)
      await waitFor(() => expect(address(), path).toBe('/payments'))
    }
    expect(callsOfCapital(server)).toEqual([])
  },
)

test.each(['workspace_admin', 'settlements'] as const)(
  'for capital it is all the same that somebody is %s, as long as payouts are theirs [CAP-52, CAP-53]',
  async (role) => {
    renderAt(`${capital}/loans`, {
      as: { role },
      answers: lists({ advances: [aListedAdvance()], offers: [anOffer()] }),
    })
    await screen.findByRole('heading', { level: 1, name: m.capital_title() })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: m.capital_see_offers() })).toBeTruthy()
    expect(main.getAllByRole('article')).toHaveLength(1)
  },
)

test('the error page of the area says whom to write to [APP-36, CAP-25, CAP-66, CAP-67]', async () => {
  renderAt(`${capital}/error`, { config: withSupport })
  expect(await screen.findByRole('heading', { level: 1, name: m.error_title() })).toBeTruthy()
  expect(screen.getByText(m.capital_error_text())).toBeTruthy()
  const link = screen.getByRole('link', { name: m.common_contact_support() })
  expect(link.getAttribute('href')).toBe('mailto:support@daftar.example')
})

import type { ListedAdvance } from '@daftar/contract/endpoints/capital/advances-shapes'
import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aListedAdvance, anOffer, callsOfCapital } from '../../testing/fixtures/capital.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

/** Completed payouts, which never come: only what stands above them counts here. */
function onPayouts(
  offers: readonly Offer[],
  advances: readonly ListedAdvance[] = [],
  { answers, ...options }: PageOptions = {},
): Page {
  return renderAt('/finance/payouts/completed', {
    ...options,
    answers: {
      'offers.list': { offers: [...offers] },
      'advances.list': { loans: [...advances] },
      'merchants.stores': { items: [] },
      'payouts.list': pending,
      'payouts.pockets': pending,
      'payouts.upcoming': pending,
      'payouts.cycle': pending,
      ...answers,
    },
  })
}

const announced = (whole: string) =>
  asRead(m.offers_promo_title({ amount: moneyText(`${whole}.00`, 'AED', { trim: true }) }))
const start = () => within(screen.getByRole('main')).queryByRole('link', { name: m.capital_get_started() })

test.each(looks)(
  'completed payouts announce new capital up to the highest offer, and lead to it, in %s at %i [CAP-57, CAP-58]',
  async (language, width) => {
    const { user, address } = onPayouts(
      [anOffer({ amount: '150000.00' }), anOffer({ id: 'ofr_2', amount: '60000.00' })],
      [aListedAdvance({ status: 'closed' })],
      { language, width, answers: { 'applications.list': { applications: [] } } },
    )
    expect(await screen.findByText(announced('150000'))).toBeTruthy()
    await user.click(start()!)
    await waitFor(() => expect(address()).toBe('/finance/tabby-capital/loans'))
  },
)

test('with an offer on all of the revenue they announce up to 1,000,000 [CAP-59]', async () => {
  onPayouts([anOffer(), anOffer({ id: 'ofr_2', amount: '60000.00', tags: ['full_revenue_flow'] })])
  expect(await screen.findByText(announced('1000000'))).toBeTruthy()
})

test.each<[why: string, answers: Answers, as: PageOptions['as']]>([
  ['an advance is open', { 'advances.list': { loans: [aListedAdvance()] } }, {}],
  ['nothing is offered', { 'offers.list': { offers: [] } }, {}],
  ['the lists cannot be read', { 'offers.list': refuse('internal') }, {}],
  ['they are not there yet', { 'advances.list': pending }, {}],
])('nothing is announced while %s [DEC-CAP-8]', async (_, answers, as) => {
  const { server } = onPayouts([anOffer()], [], { answers, as })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(server.callsOf('advances.list')).not.toEqual([]))
  expect(start()).toBeNull()
})

test('offers are not asked for while an advance is open', async () => {
  const { server } = onPayouts([anOffer()], [aListedAdvance()])
  await waitFor(() => expect(server.callsOf('advances.list')).not.toEqual([]))
  await waitFor(() => expect(server.callsOf('payouts.list')).not.toEqual([]))
  expect(server.callsOf('offers.list')).toEqual([])
})

test('to somebody who may not see capital nothing is announced, and nothing of it is asked [DEC-CAP-8]', async () => {
  const { server } = onPayouts([anOffer()], [], { as: { experiments: [] } })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(server.callsOf('payouts.list')).not.toEqual([]))
  expect(callsOfCapital(server)).toEqual([])
  expect(start()).toBeNull()
})

import { offline, pending, refuse } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anOffer } from '../../testing/fixtures/capital.ts'
import { toldOf } from '../../testing/offer-page.ts'
import { phoneWidth, renderAt } from '../../testing/render-at.tsx'

const capital = '/finance/tabby-capital'
const ofDeira = { store_id: 'sto_2', store_name: 'Deira', store_name_ar: 'ديرة' }
/** The first moment of the new year in Dubai: the old one's last day is the last to take it on. */
const until = '2026-12-31T20:00:00Z'

const readers = [
  ['en', 1280, 'Marina', 'Deira'],
  ['ar', phoneWidth, 'مارينا', 'ديرة'],
] as const
test.each(readers)(
  'each store’s offers are listed, and each leads to its page, in %s at %i [APP-32, CAP-01, CAP-22, CAP-71, CAPI-47, OFR-08, DEC-CAP-12]',
  async (language, width, marina, deira) => {
    const offers = [
      anOffer({ amount: '150000.00', tenor: 20, expires_at: until }),
      anOffer({ id: 'ofr_2', amount: '60000.00', ...ofDeira }),
    ]
    const { user, server, address } = renderAt(`${capital}/offers`, {
      language,
      width,
      answers: {
        'offers.list': { offers },
        'advances.list': pending,
        'merchants.stores': pending,
      },
    })
    const first = within(await screen.findByRole('region', { name: marina })).getAllByRole('article')
    expect(first).toHaveLength(1)
    expect(within(screen.getByRole('region', { name: deira })).getAllByRole('article')).toHaveLength(1)
    const banner = within(first[0]!)
    expect(banner.getByText(asRead(m.capital_offer_until({ date: '31/12/26' })))).toBeTruthy()
    expect(banner.getByText(asRead(m.capital_weeks({ count: 20 })))).toBeTruthy()
    expect(banner.queryByText(m.capital_offer_best())).toBeNull()
    const link = banner.getByRole('link')
    expect(link.textContent).toContain('AED150,000')
    await waitFor(() =>
      expect(toldOf(server, 'Capital Offers Loaded')).toContainEqual({
        merchant_id: 'mrc_noor',
        offers: 2,
        language,
      }),
    )
    await user.click(link)
    await waitFor(() => expect(address()).toBe(`${capital}/offers/ofr_1`))
    await waitFor(() =>
      expect(toldOf(server, 'Capital Offers Clicks')).toEqual([
        { merchant_id: 'mrc_noor', offer_id: 'ofr_1', language },
      ]),
    )
  },
)

test('of one store’s offers the largest stands first and is marked best [OFR-12, OFR-13, OFR-14, OFR-21]', async () => {
  const offers = [
    anOffer({ id: 'ofr_short', amount: '90000.00', tenor: 8 }),
    anOffer({ id: 'ofr_long', amount: '90000.00', tenor: 28 }),
    anOffer({ id: 'ofr_full', amount: '95000.00', tags: ['full_revenue_flow'] }),
  ]
  renderAt(`${capital}/offers`, { answers: { 'offers.list': { offers } } })
  const banners = await screen.findAllByRole('article')
  const facts = banners.map((banner) => {
    const of = within(banner)
    const link = of.getByRole('link')
    return [
      link.getAttribute('href')?.split('/').at(-1),
      /[\d,]+$/.exec(link.textContent)?.[0],
      of.queryByText(m.capital_offer_best()) !== null,
      of.queryByText(m.capital_offer_instant()) !== null,
    ]
  })
  expect(facts).toEqual([
    ['ofr_full', '1,000,000', true, false],
    ['ofr_long', '90,000', false, true],
    ['ofr_short', '90,000', false, true],
  ])
})

test('without any offer the list says so', async () => {
  renderAt(`${capital}/offers`, { answers: { 'offers.list': { offers: [] } } })
  expect(await screen.findByText(m.capital_no_offers_title())).toBeTruthy()
})

test('while the offers are on their way their skeleton stands in place of the page before', async () => {
  renderAt(`${capital}/error`, { answers: { 'offers.list': pending } })
  await screen.findByRole('heading', { level: 1, name: m.error_title() })
  history.pushState(null, '', `${capital}/offers`)
  expect(await screen.findByText(m.common_loading())).toBeTruthy()
})

test.each([
  ['the server breaks', refuse('internal')],
  ['the network is gone', offline],
])('when %s the list of offers says so, and trying again brings it', async (_, failure) => {
  const { user, server } = renderAt(`${capital}/offers`, {
    answers: { 'offers.list': failure },
    mayComplain: true,
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({ 'offers.list': { offers: [anOffer()] } })
  await user.click(again)
  expect(await screen.findByRole('region', { name: 'Marina' })).toBeTruthy()
})

import { offline, pending } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { m } from '@daftar/words'
import { moneyText } from '@daftar/words/formats/number'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anAccount } from '../../testing/an-account.ts'
import { aListedAdvance, anApplication, anOffer, levelWeeks } from '../../testing/fixtures/capital.ts'
import { openOfferPage, toldOf } from '../../testing/offer-page.ts'
import { looks, renderAt } from '../../testing/render-at.tsx'

const capital = '/finance/tabby-capital'
const ofDeira = { store_id: 'sto_2', store_name: 'Deira', store_name_ar: 'ديرة' }

/** An amount in a sentence, without decimals. */
const aed = (whole: string) => moneyText(`${whole}.00`, 'AED', { trim: true })
const headline = () => screen.getByRole('heading', { level: 1 }).textContent
const main = () => within(screen.getByRole('main'))
/** The one action of the page, with what is asked for. */
const startText = (whole = '100000') => m.offers_continue_with({ amount: aed(whole) })
const region = (name: string) => within(screen.getByRole('region', { name }))
const cards = () =>
  within(screen.getByRole('group', { name: m.capital_choose_offer() })).getAllByRole<HTMLInputElement>(
    'radio',
  )

test.each(looks)(
  'an offer’s page says how it works and what it costs in numbers, in %s at %i [APP-33, CAP-21, CAP-34, APP-14, OFR-10, OFR-15, OFR-17, OFR-18, OFR-22, OFR-23, OFR-24, DEC-OFR-11, DEC-OFR-13]',
  async (language, width) => {
    const { user } = await openOfferPage([anOffer({ amount: '150000.00' })], {
      language,
      width,
      answers: { 'simulator.weeks': levelWeeks(3, '30000.00') },
    })
    expect(headline()).toBe(m.capital_offer_headline({ amount: aed('150000') }))
    expect(region(m.capital_how_title()).getAllByRole('listitem')).toHaveLength(3)
    expect(screen.queryByRole('region', { name: m.offers_expect_title() })).toBeNull()
    // With weeks too few to replay, the example is the specification's.
    const example = region(m.capital_faq_title())
    expect(
      await example.findByText(
        asRead(m.offers_example_intro({ principal: aed('20450'), weekly: aed('4090') })),
      ),
    ).toBeTruthy()
    const [, ...rows] = example.getAllByRole('row', { hidden: true })
    expect(rows.map(({ textContent }) => textContent.match(/[\d,.]+/g))).toEqual(
      [
        ['1', '4,090.00', '16,360.00'],
        ['2', '4,090.00', '12,270.00'],
        ['3', '4,090.00', '8,180.00'],
        ['4', '4,090.00', '4,090.00'],
        ['5', '4,090.00', '0.00'],
      ].map(([week, ...amounts]) => [`${week}`, ...amounts]),
    )
    const samples = example.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)
    for (const sales of ['29500', '38500'])
      expect(samples.some((line) => line.includes(aed(sales)))).toBe(true)
    const questions = region(m.capital_faq_title())
    const topics = [
      m.capital_faq_how_title,
      m.capital_faq_duration_title,
      m.capital_faq_minimum_title,
      m.capital_faq_missed_title,
      m.capital_faq_higher_title,
      m.capital_faq_time_title,
      m.capital_faq_cycle_title,
      m.capital_faq_statements_title,
      m.capital_faq_rejection_title,
    ].map((title) => asRead(title()))
    const titles = questions.getAllByText((text) => topics.includes(asRead(text)))
    expect(titles.map(({ textContent }) => asRead(textContent))).toEqual(topics)
    await user.click(questions.getByText(asRead(m.capital_faq_missed_title())))
    expect(questions.getByText(asRead(m.capital_faq_missed_text()))).toBeTruthy()
  },
)

test('another store’s offers are read anew, its first card is chosen, and the address stays [OFR-11, OFR-12, OFR-13, CAPI-26, DEC-OFR-7]', async () => {
  const { user, server, address } = await openOfferPage([
    anOffer({ amount: '150000.00' }),
    anOffer({ id: 'ofr_other', amount: '70000.00' }),
    anOffer({ id: 'ofr_small', amount: '50000.00', ...ofDeira }),
    anOffer({ id: 'ofr_large', amount: '60000.00', ...ofDeira }),
  ])
  expect(cards()).toHaveLength(2)
  await user.click(cards()[1]!)
  await user.click(screen.getByRole('button', { name: new RegExp(`Marina.*${m.capital_store()}`) }))
  const options = within(screen.getAllByRole('listbox').at(-1)!).getAllByRole('option')
  expect(options.map(({ textContent }) => textContent)).toEqual(['Marina', 'Deira'])
  await user.click(screen.getByRole('option', { name: 'Deira' }))
  await waitFor(() => expect(headline()).toBe(m.capital_offer_headline({ amount: aed('60000') })))
  expect(server.callsOf('offers.list').at(-1)?.query).toEqual({ store_id: 'sto_2' })
  expect(cards().map(({ value, checked }) => [value, checked])).toEqual([
    ['ofr_large', true],
    ['ofr_small', false],
  ])
  expect(address()).toBe(`${capital}/offers/ofr_1`)
  await waitFor(() =>
    expect(toldOf(server, 'Capital Store Selected')).toEqual([
      { merchant_id: 'mrc_noor', store_id: 'sto_2', language: 'en' },
    ]),
  )
  await user.click(screen.getByRole('button', { name: new RegExp(m.capital_store()) }))
  await user.click(screen.getByRole('option', { name: 'Marina' }))
  await waitFor(() =>
    expect(cards().map(({ value, checked }) => [value, checked])).toEqual([
      ['ofr_1', true],
      ['ofr_other', false],
    ]),
  )
})

test('a store whose offers cannot be read says so, and is read again [OFR-07, DEC-OFR-7]', async () => {
  const offers = [anOffer(), anOffer({ id: 'ofr_2', amount: '60000.00', ...ofDeira })]
  const { user, server } = await openOfferPage(offers)
  server.answer({ 'offers.list': offline })
  await user.click(screen.getByRole('button', { name: new RegExp(m.capital_store()) }))
  await user.click(screen.getByRole('option', { name: 'Deira' }))
  expect(await screen.findByText(m.offers_store_failed())).toBeTruthy()
  server.answer({ 'offers.list': { offers: [] } })
  await user.click(screen.getByRole('button', { name: m.common_try_again() }))
  await waitFor(() => expect(screen.queryByText(m.offers_store_failed())).toBeNull())
  // Meanwhile it has none any more, and there is nothing to get started with.
  expect(screen.getByText(m.offers_store_none())).toBeTruthy()
  expect(main().queryByRole('link', { name: startText() })).toBeNull()
})

test('without store access all offers stand there, and there is nothing to switch [DEC-CAP-14]', async () => {
  const account = anAccount()
  await openOfferPage([anOffer(), anOffer({ id: 'ofr_2', ...ofDeira })], {
    answers: {
      'accounts.read': { ...account, permissions: { ...account.permissions, has_store_access: false } },
    },
  })
  expect(cards()).toHaveLength(2)
  expect(screen.queryByRole('button', { name: new RegExp(m.capital_store()) })).toBeNull()
})

test.each(looks)(
  'a full-revenue offer is shown as up to 1,000,000, and takes the merchant’s own revenue, in %s at %i [OFR-04, OFR-06, OFR-14, OFR-16, OFR-20, OFR-21, CAP-16, DEC-OFR-3, DEC-OFR-5, DEC-OFR-8]',
  async (language, width) => {
    const { user, server, address } = await openOfferPage(
      [anOffer({ tags: ['full_revenue_flow'] }), anOffer({ id: 'ofr_2', amount: '60000.00' })],
      { language, width, answers: { 'applications.ofOffer': pending } },
    )
    expect(headline()).toBe(m.capital_offer_headline({ amount: aed('1000000') }))
    const [full, other] = cards().map((radio) => radio.closest('label')!)
    expect(full!.textContent).toContain(m.capital_offer_best())
    expect(full!.textContent).not.toContain(m.capital_offer_instant())
    expect(other!.textContent).toContain(m.capital_offer_instant())
    expect(screen.getByRole('region', { name: m.offers_expect_title() }).textContent).toContain('150%')
    const revenue = screen.getByRole('textbox', { name: m.offers_revenue_label() })
    await user.type(revenue, '90500.50')
    expect(screen.getByText(asRead(m.offers_revenue_maximum({ amount: aed('135000') })))).toBeTruthy()
    await user.clear(revenue)
    await user.type(revenue, '6000')
    expect(screen.getByText(asRead(m.offers_revenue_too_low({ amount: aed('10000') })))).toBeTruthy()
    await user.clear(revenue)
    await user.type(revenue, '90500.505')
    expect(revenue).toHaveProperty('value', '90500.50')
    await user.click(other!)
    expect(screen.queryByRole('region', { name: m.offers_expect_title() })).toBeNull()
    expect(screen.queryByRole('textbox', { name: m.offers_revenue_label() })).toBeNull()
    await user.click(full!)
    await user.click(await main().findByRole('link', { name: startText() }))
    await waitFor(() =>
      expect(address()).toBe(
        '/application-full-revenue/ofr_1/mer_1/customize_your_offer?amount=100000&weeks=28',
      ),
    )
    await waitFor(() =>
      expect(toldOf(server, 'Capital Apply Clicked')).toEqual([
        {
          merchant_id: 'mrc_noor',
          language,
          offer_id: 'ofr_1',
          offer_type: 'frf',
          monthly_revenue: '90500.50',
        },
      ]),
    )
  },
)

test('any other offer is begun at its customise step, and labelled pre-approved [OFR-05, OFR-20]', async () => {
  const { user, server, address } = await openOfferPage()
  await user.click(await main().findByRole('link', { name: startText() }))
  await waitFor(() =>
    expect(address()).toBe(
      '/application-preapproved/customize_your_offer/ofr_1/mer_1?amount=100000&weeks=28',
    ),
  )
  await waitFor(() =>
    expect(toldOf(server, 'Capital Apply Clicked')).toEqual([
      { merchant_id: 'mrc_noor', language: 'en', offer_id: 'ofr_1', offer_type: 'preapprove' },
    ]),
  )
})

test('an application that was begun is gone on with where it stands [OFR-20, DEC-OFR-6]', async () => {
  await openOfferPage([anOffer({ application: { id: 'app_1', status: 'draft' } })], {
    answers: {
      'applications.ofOffer': {
        application: anApplication({
          steps: [
            { name: 'customize_your_offer', completed: true, optional: false },
            { name: 'bank_statements', completed: false, optional: false },
          ],
        }),
      },
    },
  })
  const link = await main().findByRole('link', { name: m.capital_continue_application() })
  expect(link.getAttribute('href')).toBe('/application-preapproved/bank_statements/ofr_1/mer_1')
})

test('while it is not known whether an application was begun, getting started waits', async () => {
  await openOfferPage([anOffer({ application: { id: 'app_1', status: 'submitted' } })], {
    answers: { 'applications.ofOffer': pending },
  })
  expect(
    main()
      .getByRole('button', { name: new RegExp(startText()) })
      .getAttribute('aria-disabled'),
  ).toBe('true')
})

test('an early pay-off first shows what it repays and what reaches the bank [OFR-03, OFR-20, DEC-OFR-6]', async () => {
  const { user, server, address } = await openOfferPage(
    [
      anOffer({
        amount: '150000.00',
        tags: ['early_payoff'],
        metadata: {
          early_payoff_loan_deduction: '32000.00',
          early_payoff_loan_resulting_amount: '118000.00',
        },
      }),
    ],
    { answers: { 'advances.list': { loans: [aListedAdvance()] } } },
  )
  const start = () => main().getByRole('button', { name: startText() })
  await waitFor(() => expect(start().getAttribute('aria-disabled')).toBeNull())
  await user.click(start())
  const dialog = within(await screen.findByRole('dialog', { name: m.offers_payoff_title() }))
  const values = dialog.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(values).toEqual(['AED150,000.00', 'AED−32,000.00', 'AED118,000.00'])
  await waitFor(() =>
    expect(toldOf(server, 'Capital Early Payoff Opened')).toMatchObject([{ offer_id: 'ofr_1' }]),
  )
  await user.click(dialog.getByRole('link', { name: m.offers_payoff_continue() }))
  await waitFor(() =>
    expect(address()).toBe(
      '/application-preapproved/customize_your_offer/ofr_1/mer_1?amount=100000&weeks=28',
    ),
  )
})

test('with an advance open an offer leads to it instead [DEC-LOAN-9]', async () => {
  await openOfferPage([anOffer()], { answers: { 'advances.list': { loans: [aListedAdvance()] } } })
  expect(await main().findByText(m.capital_advance_open_title())).toBeTruthy()
  expect(main().queryByRole('link', { name: startText() })).toBeNull()
  expect(main().getByRole('link', { name: m.capital_see_advance() }).getAttribute('href')).toBe(
    `${capital}/loans/lon_1`,
  )
})

test('an offer that needs a business verification is begun like any other [DEC-OFR-3]', async () => {
  await openOfferPage([anOffer({ tags: ['kyb_application'] })])
  const link = await main().findByRole('link', { name: startText() })
  expect(link.getAttribute('href')).toContain('/application/customize_your_offer/ofr_1/mer_1')
})

test('an offer that is not there leads to the list of advances [OFR-09]', async () => {
  const { address } = renderAt(`${capital}/offers/ofr_nothing`, {
    answers: {
      'offers.list': { offers: [] },
      'advances.list': { loans: [aListedAdvance()] },
      'applications.list': { applications: [] },
      'merchants.stores': { items: [] },
    },
  })
  expect(await screen.findByRole('region', { name: m.capital_group_active() })).toBeTruthy()
  expect(address()).toBe(`${capital}/loans`)
})

test('while the offer is on its way its skeleton stands in place of the page before', async () => {
  renderAt(`${capital}/error`, { answers: { 'offers.list': pending, 'merchants.stores': pending } })
  await screen.findByRole('heading', { level: 1, name: m.error_title() })
  history.pushState(null, '', `${capital}/offers/ofr_1`)
  expect(await screen.findByText(m.common_loading())).toBeTruthy()
})

test('that a page of capital was opened is told with its route and what its address names [CAPI-47, DEC-CAPI-14]', async () => {
  const { server } = await openOfferPage([anOffer()], {
    answers: { 'advances.read': pending, 'advances.week': pending, 'applications.read': pending },
  })
  history.pushState(null, '', `${capital}/loans/lon_1`)
  await waitFor(() => expect(server.callsOf('advances.read')).toHaveLength(1))
  await screen.findByText(m.common_loading())
  history.pushState(null, '', `${capital}/applications/app_1`)
  const who = { merchant_id: 'mrc_noor', language: 'en' }
  await waitFor(() => {
    const told = toldOf(server, 'CapitalPageOpened')
    expect(told).toContainEqual({ ...who, route: 'capitalOffer', offer_id: 'ofr_1' })
    expect(told).toContainEqual({ ...who, route: 'capitalLoan', loan_id: 'lon_1' })
    expect(told).toContainEqual({ ...who, route: 'capitalApplication' })
  })
})

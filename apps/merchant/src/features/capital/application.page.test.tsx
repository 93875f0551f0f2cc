import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import { garbled, offline, pending, refuse, streamed } from '@daftar/testkit/page/answers'
import { asRead } from '@daftar/testkit/page/as-read'
import { pressTwice } from '@daftar/testkit/page/press'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplication, anApprovedApplication, aSentContract } from '../../testing/fixtures/capital.ts'
import { withSupport } from '../../testing/fixtures/config.ts'
import { looks, type Page, type PageOptions, renderAt } from '../../testing/render-at.tsx'

const capital = '/finance/tabby-capital'
const address = `${capital}/applications/app_1`

async function open(application: Application, options: PageOptions = {}): Promise<Page> {
  const page = renderAt(address, {
    config: withSupport,
    ...options,
    answers: {
      'applications.read': { application },
      'signing.contract': { contract: aSentContract },
      ...options.answers,
    },
  })
  await screen.findByRole('heading', { level: 1, name: m.capital_application_title() })
  return page
}

const aCase = (more: Partial<Application>) => anApprovedApplication({ loan_terms: null, ...more })
const main = () => within(screen.getByRole('main'))
const says = (text: string) => expect(main().getAllByText(asRead(text), { exact: false })).toBeTruthy()

test.each(looks)(
  'an application in review says what comes next and until when it is answered, in %s at %i [APP-31, CAP-20, CAP-37, CAPI-12, APP-17, APPL-13, APPL-14, APPL-18]',
  async (language, width) => {
    const { server } = await open(aCase({ status: 'submitted', submitted_at: '2026-11-16T10:00:00Z' }), {
      language,
      width,
    })
    expect(server.callsOf('applications.read')[0]).toMatchObject({
      params: { id: 'app_1' },
      query: { with: 'steps' },
    })
    expect(main().getByText(m.capital_status_in_review())).toBeTruthy()
    says(m.capital_review_title())
    const next = within(screen.getByRole('region', { name: m.capital_next_title() }))
    expect(next.getAllByRole('listitem')).toHaveLength(3)
    // 72 hours later, in the zone of the browser.
    const asked = within(screen.getByRole('region', { name: m.capital_review_asked() }))
    expect(asked.getByText(m.capital_answer_by())).toBeTruthy()
    expect(asked.getByText(instantText('2026-11-19T10:00:00Z'))).toBeTruthy()
  },
)

test('above an application stands the way to it, by the company’s legal name [CAP-55, DEC-CAP-14]', async () => {
  await open(aCase({ status: 'submitted' }))
  const way = within(screen.getByRole('navigation', { name: m.capital_breadcrumbs() }))
  expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    m.capital_title(),
    'Noor Perfumes Trading LLC',
  ])
  expect(way.getByRole('link').getAttribute('href')).toBe(`${capital}/loans`)
})

/** Each reason with its title and its text. */
const reasons: readonly [reason: string, title: () => string, text: () => string][] = [
  ['general_reject', m.capital_reason_invalid_details, m.capital_reason_general],
  ['no_valid_license', m.capital_reason_cannot_verify, m.capital_reason_no_licence],
  ['high_exposure', m.capital_reason_invalid_details, m.capital_reason_exposure],
  ['irrelevant_license', m.capital_reason_cannot_verify, m.capital_reason_irrelevant],
  ['beneficiary_name_mismatch', m.capital_reason_name, m.capital_reason_name_text],
  ['company_name_mismatch', m.capital_reason_name, m.capital_reason_name_text],
  ['business_license_expires_soon', m.capital_reason_soon, m.capital_reason_soon_text],
  ['business_license_expired', m.capital_reason_expired, m.capital_reason_expired_text],
  ['something_new', m.capital_reason_invalid_details, m.capital_reason_general],
]

test.each(reasons)(
  'a rejection for %s has its title and its text, what it means and whom to ask [APPL-21, APPL-26, APPL-27]',
  async (reason, title, text) => {
    await open(aCase({ status: 'rejected', reasons: [reason] }))
    expect(main().getByText(asRead(title()))).toBeTruthy()
    says(text())
    says(m.capital_faq_rejection_text())
    expect(main().getByRole('link', { name: m.common_contact_support() }).getAttribute('href')).toBe(
      'mailto:support@daftar.example',
    )
  },
)

test.each(looks)(
  'an application that came back says what cannot be verified and whom to send it to, in %s at %i [APPL-22, DEC-APPL-6]',
  async (language, width) => {
    await open(aCase({ status: 'reset', reasons: ['irrelevant_license'] }), { language, width })
    expect(main().getByText(m.capital_status_on_hold())).toBeTruthy()
    says(m.capital_reason_irrelevant())
    says(m.capital_declined_how())
    expect(main().getByRole('link', { name: m.common_contact_support() })).toBeTruthy()
  },
)

test('an application that came back is written about to the mailbox of the merchant’s country [CAP-14, DEC-CAP-9]', async () => {
  const byCountry = { supportEmail: 'all@daftar.example', supportEmails: { ARE: 'uae@daftar.example' } }
  await open(aCase({ status: 'reset', reasons: ['irrelevant_license'] }), { config: { brand: byCountry } })
  const link = main().getByRole('link', { name: m.common_contact_support() })
  expect(link.getAttribute('href')).toBe('mailto:uae@daftar.example')
  expect(main().queryByRole('button', { name: m.single_page_submit() })).toBeNull()
})

test.each<[Application['cancelled_for'], () => string]>([
  ['inactivity', m.capital_cancelled_text],
  ['declined', m.capital_cancelled_declined],
  ['request', m.capital_cancelled_request],
  ['no_mandate', m.capital_cancelled_no_mandate],
])('an application cancelled for %s says so, and leads to the offers [APPL-24]', async (cause, text) => {
  await open(aCase({ status: 'cancelled', cancelled_for: cause }))
  says(m.capital_cancelled_title())
  says(text())
  expect(main().getByRole('link', { name: m.capital_see_offers() }).getAttribute('href')).toBe(
    `${capital}/offers`,
  )
})

test('an approved application of the older form says to sign the contract sent by e-mail [APPL-20]', async () => {
  await open(anApprovedApplication({ steps: [] }))
  says(m.capital_sign_title())
  says(m.capital_banner_sign())
  expect(screen.queryByRole('region', { name: m.capital_terms_title() })).toBeNull()
})

const resetForms = [
  ['its form', ['capital', 'redesigned_reset_form'], true],
  ['the older layout', ['capital'], false],
] as const
test.each(resetForms)(
  'what came back shows %s, as the flag of the form says [PERM-55, OTH-12, DEC-OTH-10]',
  async (_, experiments, hasForm) => {
    await open(aCase({ status: 'reset', reasons: ['company_name_mismatch'] }), { as: { experiments } })
    const form = { name: m.single_page_company_name() }
    await waitFor(() => expect(screen.queryAllByRole('textbox', form)).toHaveLength(hasForm ? 1 : 0))
  },
)

test.each(looks)(
  'the approved summary names borrower and terms and explains them, in %s at %i [APPL-19, APPL-41, APPL-42, APPL-43, APPL-44, DEC-APPL-13, DEC-APPL-14]',
  async (language, width) => {
    const { user } = await open(anApprovedApplication(), { language, width })
    says(m.capital_approved_title())
    expect(factsOf(m.capital_borrower_title())).toEqual([
      [m.capital_borrower_name(), 'Noor Perfumes'],
      [m.capital_borrower_licence(), 'CN-100200'],
      [m.capital_borrower_address(), 'Al Wasl Road 12'],
      [m.capital_borrower_phone(), '+971501234567'],
      [m.capital_borrower_email(), 'owner@noor.example'],
      [m.capital_borrower_guarantor(), 'Mariam Haddad'],
      [m.capital_borrower_iban(), 'AE07 0331 2345 6789 0123 456'],
    ])
    expect(factsOf(m.capital_terms_title())).toEqual(
      [
        [m.capital_terms_principal(), 'AED100,000.00'],
        [m.capital_terms_currency(), 'AED'],
        [m.capital_terms_fee_percent(), isolated('7.5%')],
        [m.capital_terms_fee(), 'AED7,500.00'],
        [m.capital_terms_minimum(), 'AED5,375.00'],
        [m.capital_terms_period(), m.capital_weeks({ count: 20 })],
        [m.capital_terms_start(), '23/11/26'],
        [m.capital_terms_end(), '12/04/27'],
        [m.capital_terms_total(), 'AED107,500.00'],
      ].map((fact) => fact.map((text) => asRead(text))),
    )
    const more = within(screen.getByRole('region', { name: m.capital_good_to_know() }))
    for (const title of [m.capital_faq_how_title(), m.capital_example_title(), m.capital_complaints_title()])
      await user.click(more.getAllByText(asRead(title))[0]!)
    expect(more.getByText(asRead(m.capital_faq_how_text()))).toBeTruthy()
    const [, ...weeks] = more.getAllByRole('row')
    expect(weeks.map(({ textContent }) => textContent)).toEqual([
      '1AED4,090.00AED16,360.00',
      '2AED4,090.00AED12,270.00',
      '3AED4,090.00AED8,180.00',
      '4AED4,090.00AED4,090.00',
      '5AED4,090.00AED0.00',
    ])
    expect(
      more.getByText(asRead(m.capital_complaints_text({ email: 'support@daftar.example' }))),
    ).toBeTruthy()
    expect(more.getByText(asRead(m.capital_warnings_text()))).toBeTruthy()
  },
)

const contractCard = () => within(screen.getByRole('region', { name: m.capital_contract_title() }))

test.each(looks)(
  'the contract says where it went and until when, is saved, and sent again once for two presses, in %s at %i [DEC-APPL-4]',
  async (language, width) => {
    const again = { ...aSentContract, sent_at: '2026-11-20T08:00:00Z', again_from: '2026-11-20T08:10:00Z' }
    const { user, server } = await open(anApprovedApplication(), {
      language,
      width,
      as: { now: '2026-11-20T08:00:00Z' },
      answers: {
        'signing.contractPaper': streamed('%PDF', {
          headers: { 'content-disposition': 'inline; filename="c.pdf"' },
        }),
        'signing.sendAgain': { contract: again },
      },
    })
    expect(await contractCard().findByText('owner@noor.example')).toBeTruthy()
    expect(contractCard().getByText(instantText(aSentContract.expires_at))).toBeTruthy()
    await user.click(contractCard().getByRole('button', { name: m.capital_contract_open() }))
    await waitFor(() => expect(server.callsOf('signing.contractPaper')).toHaveLength(1))
    server.answer({ 'signing.contract': { contract: again } })
    pressTwice(contractCard().getByRole('button', { name: m.capital_contract_again() }))
    expect(await screen.findByText(m.capital_contract_sent_again())).toBeTruthy()
    expect(server.callsOf('signing.sendAgain')).toHaveLength(1)
    await contractCard().findByRole('timer')
    const button = contractCard().getByRole('button', { name: m.capital_contract_again() })
    expect(button.hasAttribute('disabled') || button.getAttribute('aria-disabled') === 'true').toBe(true)
  },
)

const contractStates = [
  ['is still written', null, m.capital_contract_written],
  ['could not be loaded', refuse('internal'), m.capital_contract_failed],
] as const
test.each(contractStates)('a contract that %s says so', async (_, contract, text) => {
  await open(anApprovedApplication(), {
    answers: { 'signing.contract': contract ?? { contract: null } },
  })
  expect(await contractCard().findByText(text())).toBeTruthy()
})

test('a letter that may not go out again yet says why, and one sent often enough only names support', async () => {
  const refused = { 'signing.sendAgain': refuse('too_many_requests') }
  const { user } = await open(anApprovedApplication(), {
    as: { now: '2026-11-20T08:00:00Z' },
    answers: refused,
  })
  await user.click(await contractCard().findByRole('button', { name: m.capital_contract_again() }))
  expect(await contractCard().findByText(m.error_too_many_requests())).toBeTruthy()

  const spent = { 'signing.contract': { contract: { ...aSentContract, again_from: null } } }
  await open(anApprovedApplication(), { answers: spent })
  const link = await contractCard().findByRole('link', { name: m.common_contact_support() })
  expect(link.getAttribute('href')).toBe('mailto:support@daftar.example')
  expect(contractCard().queryByRole('button', { name: m.capital_contract_again() })).toBeNull()
})

test('a signed application leads to the advance it became', async () => {
  await open(anApprovedApplication({ loan_id: 'lon_1' }))
  says(m.capital_signed_title())
  expect(screen.queryByText(m.capital_approved_title())).toBeNull()
  expect(main().getByRole('link', { name: m.capital_see_advance() }).getAttribute('href')).toBe(
    `${capital}/loans/lon_1`,
  )
})

test('a draft is gone on with where it stands [DEC-APPL-2]', async () => {
  const draft = anApplication({
    steps: [
      { name: 'customize_your_offer', completed: true, optional: false },
      { name: 'bank_statements', completed: false, optional: false },
    ],
  })
  const { address: now } = renderAt(address, {
    answers: {
      'applications.read': { application: draft },
      'offers.list': pending,
      'applications.ofOffer': pending,
    },
  })
  await waitFor(() => expect(now()).toBe('/application-preapproved/bank_statements/ofr_1/mer_1'))
})

test('while the application is on its way a spinner stands in place of the page before [APPL-15]', async () => {
  renderAt(`${capital}/error`, { answers: { 'applications.read': pending } })
  await screen.findByRole('heading', { level: 1, name: m.error_title() })
  history.pushState(null, '', address)
  expect(await screen.findByRole('status', { name: m.common_loading() })).toBeTruthy()
  expect(screen.queryByRole('heading')).toBeNull()
})

test('a status the page does not know is no application to it [APPL-16]', async () => {
  renderAt(address, {
    answers: { 'applications.read': garbled({ application: { ...aCase({}), status: 'frozen' } }) },
    mayComplain: true,
  })
  expect(await screen.findByRole('heading', { level: 1, name: m.shell_not_found_title() })).toBeTruthy()
})

test('an application that is not there shows the 404 page [APPL-17]', async () => {
  renderAt(address, { answers: { 'applications.read': refuse('not_found') }, mayComplain: true })
  expect(await screen.findByRole('heading', { level: 1, name: m.shell_not_found_title() })).toBeTruthy()
})

test('an application that cannot be read says so, and trying again brings it', async () => {
  const { user, server } = renderAt(address, {
    answers: { 'applications.read': offline },
    mayComplain: true,
  })
  const again = await screen.findByRole('button', { name: m.common_try_again() })
  server.answer({
    'applications.read': { application: anApprovedApplication() },
    'signing.contract': { contract: aSentContract },
  })
  await user.click(again)
  expect(await screen.findByRole('region', { name: m.capital_terms_title() })).toBeTruthy()
})

/** Terms and values of a card of facts. */
function factsOf(name: string): string[][] {
  const card = within(screen.getByRole('region', { name }))
  const values = card.getAllByRole('definition')
  return card
    .getAllByRole('term')
    .map(({ textContent }, at) => [textContent, values[at]?.textContent ?? ''].map(asRead))
}

import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import { pending, refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApprovedApplication, anOffer, aSentContract } from '../../../testing/fixtures/capital.ts'
import { looks, phoneWidth, renderAt, type Page, type PageOptions } from '../../../testing/render-at.tsx'

const form = '/application/ofr_1/mer_1'
const status = '/finance/tabby-capital/applications/app_1'
/** An application of the older form at any point. */
function anOlderForm(more: Partial<Application>): Application {
  return anApprovedApplication({
    steps: [],
    legal_info: null,
    single_page: { finance: null, payout_cycle_agreed: true, is_signatory_verified: true },
    ...more,
  })
}
const draft = anOlderForm({ status: 'draft', loan_terms: null, submitted_at: null })

function open(
  address: string,
  application: Application | null,
  { answers, ...options }: PageOptions = {},
): Page {
  const known = application && { id: application.id, status: application.status }
  return renderAt(address, {
    ...options,
    answers: {
      'offers.list': { offers: [anOffer({ form: 'single_page', application: known })] },
      'applications.read': application ? { application } : refuse('not_found'),
      'applications.ofOffer': application ? { application } : refuse('not_found'),
      'offers.calculate': pending,
      'signing.contract': { contract: aSentContract },
      'merchants.legalEntity': refuse('not_found'),
      ...answers,
    },
  })
}

const main = () => within(screen.getByRole('main'))

test.each([
  ['/application/bank_statements/ofr_1/mer_1'],
  ['/application/app_1'],
  [status],
  ['/application-preapproved/customize_your_offer/ofr_1/mer_1'],
  ['/application-full-revenue/ofr_1/mer_1/bank_statements'],
])(
  '%s of an older form leads to it [CAP-26, CAP-27, CAP-28, CAP-30, DEC-APPL-2, DEC-APPL-15]',
  async (address) => {
    const page = open(address, draft)
    expect(await screen.findByRole('button', { name: m.single_page_submit() })).toBeTruthy()
    expect(page.address()).toBe(form)
  },
)

test.each([
  ['/application/ofr_1/mer_other', draft],
  ['/application/ofr_other/mer_1', null],
])('%s, which is not the merchant’s, is not found', async (address, application) => {
  open(address, application, { mayComplain: true })
  expect(await screen.findByRole('heading', { level: 1, name: m.shell_not_found_title() })).toBeTruthy()
})

test('the address of a form that was handed in leads to where it stands [DEC-OFR-6]', async () => {
  const page = open(form, anOlderForm({ status: 'submitted', loan_terms: null }))
  expect(await screen.findByText(m.capital_review_title())).toBeTruthy()
  expect(page.address()).toBe(status)
})

const [apply, changes, review, sign] = [
  m.single_page_stage_apply,
  m.single_page_stage_make_changes,
  m.single_page_stage_await_review,
  m.single_page_stage_sign_contract,
]
const stages = [
  ['nothing begun', null, apply, [apply, review, sign]],
  ['a draft', draft, apply, [apply, review, sign]],
  ['one handed in', anOlderForm({ status: 'submitted', loan_terms: null }), review, [apply, review, sign]],
  [
    'one that came back',
    anOlderForm({ status: 'reset', loan_terms: null, reasons: ['company_name_mismatch'] }),
    changes,
    [apply, changes, review, sign],
  ],
  ['an approved one', anOlderForm({ status: 'approved' }), sign, [apply, review, sign]],
] as const

test.each(stages)(
  '%s stands at its stage of the older form [APPL-53, APPL-54, APPL-55, APPL-56, APPL-57]',
  async (_, application, at, all) => {
    open(form, application)
    const way = within(await screen.findByRole('navigation', { name: m.single_page_stages() }))
    const shown = way.getAllByRole('listitem')
    expect(shown.map(({ textContent }) => textContent)).toEqual(
      all.map((stage) => expect.stringContaining(stage())),
    )
    const marked = shown.filter((step) => step.querySelector('[aria-current=step]') !== null)
    expect(marked.map(({ textContent }) => textContent)).toEqual([expect.stringContaining(at())])
  },
)

test.each(stages)('%s is counted on a phone [APPL-53]', async (_, application, at, all) => {
  open(form, application, { language: 'ar', width: phoneWidth })
  const way = within(await screen.findByRole('group', { name: m.single_page_stages() }))
  expect(way.getByText(`${all.indexOf(at as never) + 1}/${all.length}`)).toBeTruthy()
  expect(way.getByText(at())).toBeTruthy()
})

const cameBack = anOlderForm({
  status: 'reset',
  loan_terms: null,
  reasons: ['company_name_mismatch', 'business_license_expires_soon'],
})

test.each(looks)(
  'an older form that came back asks for what its reasons name, and returns to its application, in %s at %i [APPL-23, APPL-29, APPL-30, APPL-31, APPL-32, APPL-38, APPL-39, APPL-40]',
  async (language, width) => {
    const page = open(status, cameBack, { language, width })
    expect((await screen.findAllByText(m.capital_reason_soon())).length).toBeGreaterThan(0)
    expect(page.address()).toBe(form)
    expect(main().getByText(m.capital_reason_soon_text())).toBeTruthy()
    expect(main().getByText(m.wizard_licence_hint())).toBeTruthy()
    expect(main().getByText(m.single_page_name_hint())).toBeTruthy()
    const name = main().getByRole('textbox', { name: m.single_page_company_name() })
    expect(main().getAllByRole('textbox')).toEqual([name])
    await page.user.type(name, ' LLC')
    const again = { ...cameBack, status: 'submitted' as const, reasons: [], version: 2 }
    page.server.answer({
      'singlePage.change': { application: again },
      'applications.read': { application: again },
    })
    await page.user.click(main().getByRole('button', { name: m.single_page_submit() }))
    await waitFor(() => expect(page.address()).toBe(status))
    expect(screen.getByText(m.single_page_sent_again())).toBeTruthy()
    expect(page.server.callsOf('singlePage.change')).toMatchObject([
      {
        body: {
          id: 'app_1',
          cr_file: 'fil_licence1',
          company_name_or_legal_name: 'Noor Perfumes Trading LLC LLC',
        },
      },
    ])
  },
)

import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { Mark } from '@daftar/contract/endpoints/capital/applications-marks'
import { refuse } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  anApplication,
  anApprovedApplication,
  anOffer,
  aSentContract,
} from '../../testing/fixtures/capital.ts'
import { aKybApplication } from '../../testing/fixtures/kyb.ts'
import { openOfferPage } from '../../testing/offer-page.ts'
import { looks, renderAt, type PageOptions } from '../../testing/render-at.tsx'

/** Whoever sees payouts, and so capital, without being an admin. */
const as = { role: 'settlements' } as const
const capital = '/finance/tabby-capital'

const onName: Mark = {
  id: 'mrk_1',
  round: 1,
  target: 'company_name',
  page: null,
  reason: 'does_not_match',
  note_en: '',
  note_ar: '',
  status: 'open',
  before: { text: 'Noor', file: null },
  after: null,
}

function open(path: string, application: Application, options: PageOptions = {}) {
  return renderAt(path, {
    as,
    ...options,
    answers: {
      'applications.read': { application },
      'applications.ofOffer': { application },
      'offers.list': {
        offers: [
          anOffer({ tags: application.offer_tags, application: { id: 'app_1', status: application.status } }),
        ],
      },
      'signing.contract': { contract: aSentContract },
      ...options.answers,
    },
  })
}

test.each(looks)(
  'who may only look reads who applies instead of a button, in %s at %i [DEC-USR-5]',
  async (language, width) => {
    await openOfferPage([anOffer()], {
      as,
      language,
      width,
      answers: { 'applications.ofOffer': refuse('not_found') },
    })
    const main = within(screen.getByRole('main'))
    expect(await main.findByText(m.capital_look_offer_title())).toBeTruthy()
    const start = m.offers_continue_with({ amount: '' }).trim()
    expect(main.queryByRole('link', { name: new RegExp(start) })).toBeNull()
    expect(main.queryByRole('button', { name: new RegExp(start) })).toBeNull()
  },
)

test.each(looks)(
  'a draft and what came back say who goes on with them, and show no form, in %s at %i [DEC-USR-5]',
  async (language, width) => {
    const draft = open(`${capital}/applications/app_1`, anApplication(), { language, width })
    expect(await screen.findByText(m.capital_look_draft_title())).toBeTruthy()
    expect(draft.address()).toBe(`${capital}/applications/app_1`)
    const back = anApplication({
      status: 'reset',
      submitted_at: '2026-11-16T10:00:00Z',
      reasons: ['irrelevant_license'],
    })
    open(`${capital}/applications/app_1`, { ...back, marks: [onName] }, { language, width })
    expect(await screen.findByText(m.capital_look_back_title())).toBeTruthy()
    expect(screen.queryByRole('button', { name: m.capital_mark_submit() })).toBeNull()
  },
)

test('a contract is shown without having it sent again [DEC-USR-5]', async () => {
  const approved = anApprovedApplication({ loan_terms: null, status: 'approved' })
  open(`${capital}/applications/app_1`, approved)
  expect(await screen.findByRole('button', { name: m.capital_contract_open() })).toBeTruthy()
  expect(screen.queryByRole('button', { name: m.capital_contract_again() })).toBeNull()
})

test.each<[path: string, application: Application]>([
  ['/application-preapproved/customize_your_offer/ofr_1/mer_1', anApplication()],
  ['/application/ofr_1/mer_1', anApplication()],
  ['/application/app_1', anApplication()],
  ['/application-frf/app_1/bank_statements', anApplication()],
  ['/application-kyb/app_1/initialization', aKybApplication()],
])('%s leads who may only look to how the application stands [DEC-USR-5]', async (path, application) => {
  const { address } = open(path, application)
  await waitFor(() => expect(address()).toBe(`${capital}/applications/app_1`))
  expect(await screen.findByText(m.capital_look_draft_title())).toBeTruthy()
})

import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import { offline, pending, refuse, type Answers } from '@daftar/testkit/page/answers'
import { m } from '@daftar/words'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { anApplication, anOffer } from '../../../testing/fixtures/capital.ts'
import { aKybApplication } from '../../../testing/fixtures/kyb.ts'
import { withSupport } from '../../../testing/fixtures/config.ts'
import { renderAt, type Page } from '../../../testing/render-at.tsx'

const ids = 'ofr_1/mer_1'

/** A draft that stands at its legal information. */
const draft = anApplication({
  steps: [
    { name: 'customize_your_offer', completed: true, optional: false },
    { name: 'bank_statements', completed: true, optional: false },
    { name: 'social_networks', completed: true, optional: true },
    { name: 'location_details', completed: true, optional: true },
    { name: 'preapproved_legal_info', completed: false, optional: false },
  ],
})

function openAt(path: string, application: Application = draft, more: Answers = {}): Page {
  return renderAt(path, {
    config: withSupport,
    answers: {
      'offers.list': {
        offers: [
          anOffer({
            tags: application.offer_tags,
            application: { id: application.id, status: application.status },
          }),
        ],
      },
      'applications.read': { application },
      'applications.ofOffer': { application },
      'offers.calculate': pending,
      'simulator.weeks': pending,
      'drafts.list': { drafts: [] },
      ...more,
    },
  })
}

const landings = [
  [
    '/application-frf/app_1/customize_your_offer',
    `/application-preapproved/customize_your_offer/${ids}`,
    m.wizard_customise_title,
  ],
  ['/application/app_1', `/application-preapproved/preapproved_legal_info/${ids}`, m.wizard_legal_title],
  [
    '/application-kyb/app_1/review',
    `/application-preapproved/preapproved_legal_info/${ids}`,
    m.wizard_legal_title,
  ],
  [`/application/${ids}`, `/application-preapproved/preapproved_legal_info/${ids}`, m.wizard_legal_title],
  ['/application/ofr_1', `/application-preapproved/preapproved_legal_info/${ids}`, m.wizard_legal_title],
] as const
test.each(landings)(
  '%s leads to %s [APP-15, APP-16, APP-41, APP-42, CAP-09, CAP-29, CAP-30, CAP-31, CAP-32, CAP-35, CAP-36, WIZ-01, WIZ-02, WIZ-03, DEC-CAP-1]',
  async (path, landing, title) => {
    const { address } = openAt(path)
    expect(await screen.findByRole('heading', { level: 1, name: title() })).toBeTruthy()
    expect(address()).toBe(landing)
  },
)

const flows = [
  ['application-preapproved/customize_your_offer/ofr_1/mer_1', []],
  ['application-full-revenue/ofr_1/mer_1/customize_your_offer', ['full_revenue_flow']],
  ['application/customize_your_offer/ofr_1/mer_1', ['kyb_application']],
] as const
test.each(flows)(
  'the wizard stands at /%s for an offer tagged %j, and the short address leads there [APP-37, APP-38, APP-39, APP-40, CAP-26, CAP-27, CAP-28, CAP-29]',
  async (path, tags) => {
    const offered = { 'offers.list': { offers: [anOffer({ tags: [...tags] })] } }
    for (const from of [`/${path}`, `/application/${ids}`]) {
      const { address } = openAt(from, draft, offered)
      expect(await screen.findByRole('heading', { level: 1, name: m.wizard_customise_title() })).toBeTruthy()
      expect(address()).toBe(`/${path}`)
    }
  },
)

test.each([
  '/application/app_unknown',
  '/application-kyb/app_unknown/review',
  '/application-frf/app_unknown/location_details',
])('%s of nobody’s application is not found', async (path) => {
  const { address } = renderAt(path, {
    answers: { 'offers.list': { offers: [] }, 'applications.read': refuse('not_found') },
    mayComplain: true,
  })
  expect(await screen.findByRole('heading', { level: 1, name: m.shell_not_found_title() })).toBeTruthy()
  expect(address()).toBe(path)
})

test.each([
  ['/application/app_1', refuse('internal')],
  ['/application-frf/app_1/location_details', refuse('internal')],
  ['/application-kyb/app_1/review', offline],
  [`/application-preapproved/location_details/${ids}`, refuse('internal')],
] as const)(
  'a wizard that cannot open its application leads from %s to the error page [DEC-CAP-13]',
  async (path, failure) => {
    const { address } = openAt(path, draft, {
      'applications.read': failure,
      'applications.ofOffer': failure,
    })
    expect(await screen.findByRole('heading', { level: 1, name: m.error_title() })).toBeTruthy()
    expect(screen.getByText(m.capital_error_text())).toBeTruthy()
    expect(address()).toBe('/finance/tabby-capital/error')
  },
)

test('an application whose business verification is left opens there [WIZ-04, WIZ-09, APP-03]', async () => {
  const { address } = openAt('/application/app_1', aKybApplication())
  expect(await screen.findByRole('heading', { level: 1, name: m.kyb_gather_title() })).toBeTruthy()
  expect(address()).toBe('/application-kyb/app_1/initialization')
})

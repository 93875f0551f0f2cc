import type { Step, StepName } from '@daftar/rules/capital/applications/steps'
import { expect, test } from 'vitest'
import { stepsBeforeApplication, wizardTarget, type OpenedApplication, type WizardOffer } from './address.ts'

const offer: WizardOffer = {
  id: 'ofr_1',
  merchantId: 'mer_1',
  tags: ['bank_statement_required'],
  form: 'wizard',
}

function steps(done: readonly StepName[]): Step[] {
  const names = [
    'customize_your_offer',
    'bank_statements',
    'social_networks',
    'location_details',
    'preapproved_legal_info',
  ] as const
  return names.map((name) => ({
    name,
    completed: done.includes(name),
    optional: name === 'social_networks' || name === 'location_details',
  }))
}

function draft(...done: StepName[]): OpenedApplication {
  return { id: 'app_1', status: 'draft', steps: steps(['customize_your_offer', ...done]) }
}

function at(stepName: string | null, application: OpenedApplication | null, over: Partial<WizardOffer> = {}) {
  const address = { flow: 'preapproved' as const, offerId: 'ofr_1', merchantId: 'mer_1', stepName }
  return wizardTarget(address, { ...offer, ...over }, application)
}

const pathOf = (step: string) => `/application-preapproved/${step}/ofr_1/mer_1`

test('before there is an application every step leads to the customise page [WIZ-05, DEC-CAPI-6]', () => {
  expect(at('customize_your_offer', null)).toEqual({ kind: 'step', name: 'customize_your_offer' })
  expect(at('location_details', null)).toEqual({ kind: 'redirect', to: pathOf('customize_your_offer') })
  expect(at(null, null)).toEqual({ kind: 'redirect', to: pathOf('customize_your_offer') })
})

test('an address without a step opens the first incomplete step that is not optional [WIZ-02, WIZ-03]', () => {
  expect(at(null, draft())).toEqual({ kind: 'redirect', to: pathOf('bank_statements') })
  expect(at(null, draft('bank_statements'))).toEqual({
    kind: 'redirect',
    to: pathOf('preapproved_legal_info'),
  })
})

test('a disabled step leads to the first incomplete one, an unknown name shows nothing [WIZ-18, DEC-WIZ-18]', () => {
  expect(at('social_networks', draft())).toEqual({ kind: 'redirect', to: pathOf('bank_statements') })
  expect(at('social_networks', draft('bank_statements'))).toEqual({ kind: 'step', name: 'social_networks' })
  expect(at('somewhere', draft())).toEqual({ kind: 'not_found' })
  expect(at('somewhere', null)).toEqual({ kind: 'not_found' })
})

test('the online sales step opens only where the server lists it, else the customise step does [WIZ-08, WIZ-14]', () => {
  const without = draft('bank_statements')
  const sales = { name: 'sales_data' as const, completed: false, optional: true }
  const listed = { ...without, steps: without.steps.toSpliced(2, 0, sales) }
  expect(at('sales_data', without)).toEqual({ kind: 'redirect', to: pathOf('customize_your_offer') })
  expect(at('sales_data', listed)).toEqual({ kind: 'step', name: 'sales_data' })
  const names = (hasForm: boolean) => stepsBeforeApplication(hasForm, offer.tags).map(({ name }) => name)
  expect(names(true)).toEqual(names(false).toSpliced(2, 0, 'sales_data'))
})

test('before there is an application the steps are those the offer will have, and none is done [WIZ-12, WIZ-28, WIZ-30]', () => {
  expect(stepsBeforeApplication(true, ['bank_statement_required'])).toEqual([
    { name: 'customize_your_offer', completed: false, optional: false },
    { name: 'bank_statements', completed: false, optional: false },
    { name: 'sales_data', completed: false, optional: true },
    { name: 'social_networks', completed: false, optional: true },
    { name: 'location_details', completed: false, optional: true },
    { name: 'preapproved_legal_info', completed: false, optional: false },
  ])
  expect(stepsBeforeApplication(false, ['kyb_application']).at(-1)?.name).toBe('kyb_legal_info')
})

test('when only business verification is left, every address leads to its own page [WIZ-04, WIZ-10, WIZ-11, WIZ-25]', () => {
  const kyb: OpenedApplication = {
    id: 'app_1',
    status: 'draft',
    steps: [
      ...steps(['customize_your_offer', 'bank_statements']).slice(0, 4),
      { name: 'kyb_legal_info', completed: false, optional: false },
    ],
  }
  const tags = ['kyb_application'] as const
  const to = '/application-kyb/app_1/initialization'
  expect(at(null, kyb, { tags })).toEqual({ kind: 'redirect', to })
  const address = {
    flow: 'plain',
    offerId: 'ofr_1',
    merchantId: 'mer_1',
    stepName: 'kyb_legal_info',
  } as const
  expect(wizardTarget(address, { ...offer, tags }, kyb)).toEqual({ kind: 'redirect', to })
  expect(at(null, { ...kyb, status: 'verified' }, { tags })).toEqual({
    kind: 'redirect',
    to: '/application-kyb/app_1/commercial_licence',
  })
})

test('after submission the status page stands, and another merchant’s address shows nothing [DEC-OFR-6, DEC-WIZ-19]', () => {
  const submitted = { ...draft('bank_statements'), status: 'submitted' as const }
  expect(at('social_networks', submitted)).toEqual({
    kind: 'redirect',
    to: '/finance/tabby-capital/applications/app_1',
  })
  expect(at('bank_statements', draft(), { merchantId: 'mer_2' })).toEqual({ kind: 'not_found' })
})

test('a step opened on the wrong flow’s route moves to the offer’s own [CAP-26, CAP-27]', () => {
  expect(at('bank_statements', draft(), { tags: ['full_revenue_flow'] })).toEqual({
    kind: 'redirect',
    to: '/application-full-revenue/ofr_1/mer_1/bank_statements',
  })
})

test('an address with a step of an offer without steps leads to the older form [CAP-28, DEC-APPL-15]', () => {
  const redirect = { kind: 'redirect', to: '/application/ofr_1/mer_1' }
  expect(at('bank_statements', null, { form: 'single_page' })).toEqual(redirect)
  expect(at(null, draft(), { form: 'single_page' })).toEqual(redirect)
})

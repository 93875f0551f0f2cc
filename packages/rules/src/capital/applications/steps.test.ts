import { expect, test } from 'vitest'
import * as order from './step-order.ts'
import { stepNamesFor, stepsFor, type StepFacts, type StepName } from './steps.ts'

const facts: StepFacts = {
  hasIntegrationForm: true,
  tags: ['bank_statement_required'],
  amountMinor: 10_000_000n,
  currency: 'AED',
  hasRentalContract: false,
  done: [],
}
const fresh = stepsFor(facts)
const withStatements = stepsFor({ ...facts, done: ['bank_statements'] })
const withoutSales = stepsFor({ ...facts, hasIntegrationForm: false })
const kyb = stepsFor({ ...facts, tags: ['kyb_application', 'bank_statement_required'] })

test('the steps in order, sales data by the flag, legal info by the offer [WIZ-12, WIZ-13, WIZ-30]', () => {
  expect(stepNamesFor(true, [])).toEqual([
    'customize_your_offer',
    'bank_statements',
    'sales_data',
    'social_networks',
    'location_details',
    'preapproved_legal_info',
  ])
  expect(stepNamesFor(false, ['kyb_application'])).toEqual([
    'customize_your_offer',
    'bank_statements',
    'social_networks',
    'location_details',
    'kyb_legal_info',
  ])
})

test('social, location and legal wait for the statements [WIZ-17, WIZ-18]', () => {
  const enabled = (steps: typeof fresh) =>
    steps.filter((step) => order.isStepEnabled(steps, step.name)).map((step) => step.name)
  expect(enabled(fresh)).toEqual(['customize_your_offer', 'bank_statements', 'sales_data'])
  expect(enabled(withStatements)).toEqual(stepNamesFor(true, []))
  // An offer that does not ask for statements holds nothing back.
  expect(enabled(stepsFor({ ...facts, tags: [] }))).toEqual(stepNamesFor(true, []))
  expect(order.isStepEnabled(withStatements, 'kyb_legal_info')).toBe(false)
})

test('each step leads to the next [WIZ-19, WIZ-20, WIZ-21, WIZ-22, WIZ-23, WIZ-24, WIZ-25]', () => {
  expect(walk(fresh, 'customize_your_offer', order.nextStep)).toEqual([
    'bank_statements',
    'sales_data',
    'social_networks',
    'location_details',
    'preapproved_legal_info',
  ])
  expect(order.nextStep(withoutSales, 'bank_statements')).toBe('social_networks')
  expect(order.nextStep(kyb, 'location_details')).toBe('kyb_legal_info')
})

test('back from social networks by the flag [WIZ-26, WIZ-27]', () => {
  expect(order.previousStep(fresh, 'social_networks')).toBe('sales_data')
  expect(order.previousStep(withoutSales, 'social_networks')).toBe('bank_statements')
  expect(order.previousStep(fresh, 'customize_your_offer')).toBeNull()
})

test('an address of a disabled, missing or unknown step [WIZ-14, DEC-WIZ-18]', () => {
  expect(order.resolveStep(withoutSales, 'sales_data')).toEqual({
    kind: 'redirect',
    to: 'customize_your_offer',
  })
  expect(order.resolveStep(fresh, 'sales_data')).toEqual({ kind: 'open', name: 'sales_data' })
  expect(order.resolveStep(fresh, 'location_details')).toEqual({ kind: 'redirect', to: 'bank_statements' })
  expect(order.resolveStep(withStatements, 'kyb_legal_info')).toEqual({
    kind: 'redirect',
    to: 'preapproved_legal_info',
  })
  expect(order.resolveStep(fresh, 'pay_us_first')).toEqual({ kind: 'not_found' })
})

test('social and location are shown as optional, location only below 150000 [WIZ-28, DEC-WIZ-1]', () => {
  const shown = (steps: typeof fresh) => steps.filter(order.isShownOptional).map((step) => step.name)
  expect(shown(fresh)).toEqual(['social_networks', 'location_details'])
  expect(shown(stepsFor({ ...facts, amountMinor: 15_000_000n }))).toEqual(['social_networks'])
  expect(fresh.filter((step) => step.optional).map((step) => step.name)).toEqual([
    'sales_data',
    'social_networks',
    'location_details',
  ])
})

test('raising the amount to 150000 takes a skipped location back until a rental contract is there [DEC-WIZ-3]', () => {
  const done: StepName[] = [
    'bank_statements',
    'social_networks',
    'location_details',
    'preapproved_legal_info',
  ]
  expect(order.missingSteps(stepsFor({ ...facts, done, amountMinor: 14_900_000n }))).toEqual([])
  expect(order.missingSteps(stepsFor({ ...facts, done, amountMinor: 15_000_000n }))).toEqual([
    'location_details',
  ])
  expect(
    order.missingSteps(stepsFor({ ...facts, done, amountMinor: 15_000_000n, hasRentalContract: true })),
  ).toEqual([])
})

test('an application opens at its first incomplete step that is not optional [WIZ-03]', () => {
  expect(order.firstIncompleteStep(fresh)).toBe('bank_statements')
  expect(order.landingStep(withStatements)).toBe('preapproved_legal_info')
  const complete = stepsFor({ ...facts, done: ['bank_statements', 'preapproved_legal_info'] })
  expect(order.firstIncompleteStep(complete)).toBeNull()
  expect(order.landingStep(complete)).toBe('preapproved_legal_info')
})

test('what is left to verify opens in the KYB route, by the status [WIZ-04, WIZ-10, WIZ-11, APPL-25]', () => {
  const steps = stepsFor({ ...facts, tags: ['kyb_application'], done: ['bank_statements'] })
  expect(order.applicationEntry(steps, 'verified')).toEqual({ kind: 'kyb', step: 'commercial_licence' })
  expect(order.applicationEntry(steps, 'draft')).toEqual({ kind: 'kyb', step: 'initialization' })
  expect(order.applicationEntry(kyb, 'draft')).toEqual({ kind: 'wizard', step: 'bank_statements' })
})

test('social and location promise 30 percent until they are completed [WIZ-29, DEC-WIZ-16]', () => {
  expect(fresh.map(order.approvalChancePercent)).toEqual([null, null, null, 30, 30, null])
  expect(stepsFor({ ...facts, done: ['social_networks'] }).map(order.approvalChancePercent)).toEqual([
    null,
    null,
    null,
    null,
    30,
    null,
  ])
})

function walk(steps: typeof fresh, from: StepName, move: typeof order.nextStep): StepName[] {
  const next = move(steps, from)
  return next ? [next, ...walk(steps, next, move)] : []
}

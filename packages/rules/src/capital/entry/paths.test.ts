import { expect, test } from 'vitest'
import {
  applicationPath,
  capitalPaths,
  formPath,
  kybStepPath,
  mobileApplicationPath,
  parseApplicationPath,
  stepPath,
  wizardFlow,
} from './paths.ts'

const parts = { offerId: 'offer_1', merchantId: 'mer_1', stepName: 'bank_statements' } as const

test('paths of the area, as the specification writes them [CAP-17 to CAP-25]', () => {
  expect(capitalPaths.entry).toBe('/finance/tabby-capital')
  expect(capitalPaths.advances).toBe('/finance/tabby-capital/loans')
  expect(capitalPaths.advance('l1')).toBe('/finance/tabby-capital/loans/l1')
  expect(capitalPaths.application('a1')).toBe('/finance/tabby-capital/applications/a1')
  expect(capitalPaths.offer('o1')).toBe('/finance/tabby-capital/offers/o1')
  expect(capitalPaths.offers).toBe('/finance/tabby-capital/offers')
  expect(capitalPaths.fakeDoor).toBe('/finance/tabby-capital/fake-door')
  expect(capitalPaths.waitlist).toBe('/finance/tabby-capital/waitlist')
  expect(capitalPaths.error).toBe('/finance/tabby-capital/error')
})

test('step paths of the three flows, and back [CAP-26, CAP-27, CAP-28, DEC-CAP-1]', () => {
  const flows = ['preapproved', 'full_revenue', 'plain'] as const
  expect(flows.map((flow) => stepPath(flow, parts))).toEqual([
    '/application-preapproved/bank_statements/offer_1/mer_1',
    '/application-full-revenue/offer_1/mer_1/bank_statements',
    '/application/bank_statements/offer_1/mer_1',
  ])
  for (const flow of flows)
    expect(parseApplicationPath(stepPath(flow, parts))).toEqual({ kind: 'step', flow, ...parts })
})

test('the other application paths are told apart by their segments [CAP-29, CAP-30, CAP-31, CAP-32, DEC-CAP-1]', () => {
  expect(parseApplicationPath(mobileApplicationPath('o1', 'm1'))).toEqual({
    kind: 'offer',
    offerId: 'o1',
    merchantId: 'm1',
  })
  expect(parseApplicationPath(applicationPath('a1'))).toEqual({ kind: 'application', applicationId: 'a1' })
  expect(parseApplicationPath('/application-frf/a1/sales_data')).toEqual({
    kind: 'full_revenue_step',
    applicationId: 'a1',
    stepName: 'sales_data',
  })
  expect(parseApplicationPath(kybStepPath('a1', 'review'))).toEqual({
    kind: 'kyb_step',
    applicationId: 'a1',
    stepName: 'review',
  })
})

test('other paths are none of the wizard, and odd identifiers survive the address', () => {
  for (const path of [
    '/',
    '/application',
    '/applications/a1',
    '/application/a/b/c/d',
    '/finance/tabby-capital/loans',
  ])
    expect(parseApplicationPath(path), path).toBeNull()
  expect(parseApplicationPath(applicationPath('a/1 %'))).toEqual({
    kind: 'application',
    applicationId: 'a/1 %',
  })
  expect(parseApplicationPath('/application/%E0%A4%A')).toEqual({
    kind: 'application',
    applicationId: '%E0%A4%A',
  })
})

test('a full-revenue offer, an offer with KYB and every other one have their own flow', () => {
  expect(wizardFlow(['full_revenue_flow', 'kyb_application'])).toBe('full_revenue')
  expect(wizardFlow(['kyb_application'])).toBe('plain')
  expect(wizardFlow(['bank_statement_required'])).toBe('preapproved')
})

test('an offer without steps is filled in at the address of the offer, any other at its step [CAP-28, CAP-29, DEC-APPL-15]', () => {
  const offer = { ...parts, tags: ['full_revenue_flow'] } as const
  expect(formPath({ ...offer, form: 'single_page' }, 'bank_statements')).toBe('/application/offer_1/mer_1')
  expect(formPath({ ...offer, form: 'wizard' }, 'bank_statements')).toBe(
    '/application-full-revenue/offer_1/mer_1/bank_statements',
  )
})

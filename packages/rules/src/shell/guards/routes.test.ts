import { describe, expect, test } from 'vitest'
import { firstApplicationStep, pathOf, routePaths } from './routes.ts'

describe('keys', () => {
  test('the pages that stand at a path of their own', () => {
    expect(routePaths).toMatchObject({
      root: '/',
      applications: '/applications',
      auth: '/auth',
      pipedriveApplicationId: '/applications/pipedrive/{pipedriveApplicationId}',
      service: '/service',
      ads: '/ads',
      application: '/applications/current',
      applicationView: '/applications/current/view',
      disputes: '/disputes',
      users: '/users',
      marketing: '/marketing',
      support: '/support',
      legalEntities: '/legal-entities',
      dashboard: '/dashboard',
      payments: '/payments',
      analytics: '/analytics',
      locations: '/locations',
      businessProfileStores: '/stores',
      account: '/account',
    })
  })

  test('the pages of finance that need nothing in their path: capital, the wallet and the card [CAP-33]', () => {
    expect(routePaths).toMatchObject({
      capital: '/finance/tabby-capital',
      merchantWallet: '/finance/wallet',
      card: '/finance/card',
    })
  })
})

describe('paths', () => {
  test('a step of the onboarding application takes currentStep, and the first is basic-info', () => {
    expect(pathOf('applicationStep', { currentStep: firstApplicationStep })).toBe(
      '/applications/current/basic-info',
    )
  })

  test('completed payouts take a payoutId or none [APP-13]', () => {
    expect(pathOf('payouts', { payoutId: 'po_1' })).toBe('/finance/payouts/completed/po_1')
    expect(pathOf('payouts', { payoutId: null })).toBe('/finance/payouts/completed')
    expect(pathOf('payouts')).toBe('/finance/payouts/completed')
  })

  test('upcoming payouts take a merchantId or none', () => {
    expect(pathOf('payoutsUpcoming', { merchantId: 'mer_1' })).toBe('/finance/payouts/upcoming/mer_1')
    expect(pathOf('payoutsUpcoming')).toBe('/finance/payouts/upcoming')
  })

  test('offers, loan applications, tickets and legal entities by id [APP-14, APP-17, CAP-34, CAP-37]', () => {
    expect(pathOf('capitalOffer', { id: 'off_1' })).toBe('/finance/tabby-capital/offers/off_1')
    expect(pathOf('capitalApplication', { id: 'app_1' })).toBe('/finance/tabby-capital/applications/app_1')
    expect(pathOf('supportTicket', { ticketId: 'tic_1' })).toBe('/support/tic_1')
    expect(pathOf('legalEntity', { originalLegalEntityId: 'le_1' })).toBe('/legal-entities/le_1')
  })

  test('steps of a capital application and of its verification [APP-15, APP-16, CAP-35, CAP-36]', () => {
    const step = { applicationId: 'app_1', stepName: 'summary' }
    expect(pathOf('capitalApplicationStep', step)).toBe('/application-frf/app_1/summary')
    expect(pathOf('capitalKybStep', step)).toBe('/application-kyb/app_1/summary')
  })

  test('a parameter cannot leave its segment', () => {
    expect(pathOf('payment', { paymentId: '../users?x=1#y' })).toBe('/payments/..%2Fusers%3Fx%3D1%23y')
  })

  test('a path with a missing parameter is a mistake', () => {
    expect(() => pathOf('payment')).toThrow('route payment needs paymentId')
    expect(() => pathOf('payment', { paymentId: '' })).toThrow(RangeError)
  })

  test('no two routes share a path', () => {
    const paths = Object.values(routePaths)
    expect(new Set(paths).size).toBe(paths.length)
  })
})

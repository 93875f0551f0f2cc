import { describe, expect, test } from 'vitest'
import {
  contractStates,
  dashboardPages,
  dashboardRedirect,
  offersContractReview,
  type DashboardState,
} from './dashboard-guard.ts'

function aDashboard(state: Partial<DashboardState> = {}): DashboardState {
  return { isApproved: true, contract: 'completed', storeCountries: ['ARE'], ...state }
}

describe('dashboard index', () => {
  test('leads to business profile until the organization is approved', () => {
    for (const contract of contractStates) {
      expect(dashboardRedirect('dashboard', aDashboard({ isApproved: false, contract }))).toBe(
        'dashboardBusinessProfile',
      )
    }
  })

  test('leads to business profile until the contract is completed', () => {
    expect(dashboardRedirect('dashboard', aDashboard({ contract: 'none' }))).toBe('dashboardBusinessProfile')
    expect(dashboardRedirect('dashboard', aDashboard({ contract: 'signed' }))).toBe(
      'dashboardBusinessProfile',
    )
    expect(dashboardRedirect('dashboard', aDashboard())).toBeNull()
  })
})

describe('contract page', () => {
  test('leads to business profile until the organization is approved', () => {
    for (const contract of contractStates) {
      const state = aDashboard({ isApproved: false, contract })
      expect(dashboardRedirect('dashboardContract', state)).toBe('dashboardBusinessProfile')
    }
  })

  test('leads to the dashboard once the contract is completed', () => {
    expect(dashboardRedirect('dashboardContract', aDashboard())).toBe('dashboard')
    expect(dashboardRedirect('dashboardContract', aDashboard({ contract: 'signed' }))).toBeNull()
    expect(dashboardRedirect('dashboardContract', aDashboard({ contract: 'none' }))).toBeNull()
  })
})

describe('business profile', () => {
  test('approved and signed leads to the contract', () => {
    expect(dashboardRedirect('dashboardBusinessProfile', aDashboard({ contract: 'signed' }))).toBe(
      'dashboardContract',
    )
  })

  test('approved and completed leads to the dashboard', () => {
    expect(dashboardRedirect('dashboardBusinessProfile', aDashboard())).toBe('dashboard')
  })

  test('before approval it stays; approved without a contract it stays and offers to review one', () => {
    const waiting = aDashboard({ isApproved: false, contract: 'signed' })
    expect(dashboardRedirect('dashboardBusinessProfile', waiting)).toBeNull()
    expect(offersContractReview(waiting)).toBe(false)
    const approved = aDashboard({ contract: 'none' })
    expect(dashboardRedirect('dashboardBusinessProfile', approved)).toBeNull()
    expect(offersContractReview(approved)).toBe(true)
  })
})

describe('stores in Kuwait', () => {
  test('with all stores in Kuwait every page of the dashboard leads to the notice', () => {
    for (const page of dashboardPages) {
      const target = dashboardRedirect(page, aDashboard({ storeCountries: ['KWT', 'KWT'] }))
      expect(target).toBe(page === 'dashboardBlocked' ? null : 'dashboardBlocked')
    }
  })

  test('one store elsewhere is enough to be let in, and the notice is then closed', () => {
    const state = aDashboard({ storeCountries: ['KWT', 'ARE'] })
    expect(dashboardRedirect('dashboard', state)).toBeNull()
    expect(dashboardRedirect('dashboardBlocked', state)).toBe('dashboard')
    expect(dashboardRedirect('dashboardBlocked', aDashboard({ storeCountries: [] }))).toBe('dashboard')
  })
})

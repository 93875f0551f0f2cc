import type { ContractStatus } from '../../merchants/contract-status.ts'

/** The pages of the dashboard (APP-55). */
export const dashboardPages = [
  'dashboard',
  'dashboardBusinessProfile',
  'dashboardContract',
  'dashboardBlocked',
] as const
export type DashboardPage = (typeof dashboardPages)[number]

/** State of the store's contract (DEC-APP-14). */
export const contractStates = ['none', 'signed', 'completed'] as const
export type ContractState = (typeof contractStates)[number]

/**
 * What the pages of the dashboard ask of a contract: one that was sent and not signed is none to them
 * (DEC-APP-14).
 */
export function contractStateOf(status: ContractStatus): ContractState {
  return status === 'sent' ? 'none' : status
}

export type DashboardState = Readonly<{
  isApproved: boolean
  contract: ContractState
  /** Countries of all stores the account may see, ISO alpha-3. */
  storeCountries: readonly string[]
}>

/** Where a page of the dashboard leads, or null to stay (APP-98 to APP-104). */
export function dashboardRedirect(page: DashboardPage, state: DashboardState): DashboardPage | null {
  if (isBlocked(state.storeCountries)) return page === 'dashboardBlocked' ? null : 'dashboardBlocked'
  switch (page) {
    case 'dashboardBlocked':
      return 'dashboard'
    case 'dashboard':
      return state.isApproved && state.contract === 'completed' ? null : 'dashboardBusinessProfile' // APP-98, APP-99
    case 'dashboardContract':
      if (!state.isApproved) return 'dashboardBusinessProfile' // APP-100
      return state.contract === 'completed' ? 'dashboard' : null // APP-101
    case 'dashboardBusinessProfile':
      return state.isApproved ? afterApproval[state.contract] : null
  }
}

/** APP-102, APP-103. With no contract the page stays and offers to review it (DEC-APP-12). */
const afterApproval: Readonly<Record<ContractState, DashboardPage | null>> = {
  none: null,
  signed: 'dashboardContract',
  completed: 'dashboard',
}

/** DEC-APP-12. */
export function offersContractReview({ isApproved, contract }: DashboardState): boolean {
  return isApproved && contract === 'none'
}

/** APP-104: only if every store is in Kuwait (DEC-APP-13). */
function isBlocked(storeCountries: readonly string[]): boolean {
  return storeCountries.length > 0 && storeCountries.every((country) => country === 'KWT')
}

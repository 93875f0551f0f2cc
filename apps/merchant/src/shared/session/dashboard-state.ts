import { contractStateOf, type DashboardState } from '@daftar/rules/shell/guards/dashboard-guard'
import type { Account } from './account.ts'

/**
 * What the pages of the dashboard ask of an account (APP-98 to APP-104): a merchant is an organization that
 * was approved (docs/decisions/0093), and all its stores lie in its own country.
 */
export function dashboardOf({ country, contract_status }: Account): DashboardState {
  return {
    isApproved: contract_status !== null,
    contract: contractStateOf(contract_status ?? 'none'),
    storeCountries: country === null ? [] : [country],
  }
}

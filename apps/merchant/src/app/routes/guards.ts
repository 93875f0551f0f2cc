import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { ApiError } from '@daftar/client'
import type { OnboardingStatus } from '@daftar/rules/access/onboarding-status'
import { redirectOf, type GuardState } from '@daftar/rules/shell/guards/guards'
import { rootDestination } from '@daftar/rules/shell/guards/root-redirect'
import type { RouteKey } from '@daftar/rules/shell/guards/routes'
import { accountQuery, applicationQuery, type Account } from '../../shared/session/account.ts'
import { dashboardOf } from '../../shared/session/dashboard-state.ts'
import { servicesOf } from '../../shared/services.ts'
import { addressOf } from '../addresses.ts'
import { availableRoutes } from './features.ts'
import { leaveForSignIn } from '../session/leave.ts'

export type AppContext = { queryClient: QueryClient }
export type SignedInContext = AppContext & { account: Account; applicationStatus: OnboardingStatus | null }

/** Before any signed-in screen: the account, or the way to sign in (SES-06, SES-07). */
export async function loadSession({ queryClient }: AppContext, href: string) {
  try {
    const account = await queryClient.ensureQueryData(accountQuery)
    const application = await queryClient.ensureQueryData(applicationQuery(account))
    return { account, applicationStatus: application?.general.status ?? null }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401)
      return leaveForSignIn(servicesOf(queryClient), error.reason, href)
    throw error
  }
}

/** Sends on whoever may not open the route (APP-72), by the rules' table alone. */
export function guardRoute(key: RouteKey, context: SignedInContext): void {
  const target = redirectOf(key, guardState(context))
  if (target !== null) throw redirect({ to: addressOf(target), replace: true })
}

/** Where root leads (APP-71). */
export function rootTarget({ account, applicationStatus }: SignedInContext): string {
  return addressOf(rootDestination(account.computedPermissions, availableRoutes, applicationStatus))
}

function guardState({ queryClient, account, applicationStatus }: SignedInContext): GuardState {
  return {
    permissions: account.computedPermissions,
    available: availableRoutes,
    applicationStatus,
    dashboard: dashboardOf(account),
    inWebview: servicesOf(queryClient).session.get().webviewAuthorized,
  }
}

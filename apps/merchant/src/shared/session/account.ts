import { ApiError } from '@daftar/client'
import type { Account } from '@daftar/contract/endpoints/people/accounts'
import type { Reason } from '@daftar/contract'
import type { OnboardingApplication } from '@daftar/contract/endpoints/identity/onboarding-shapes'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { setProductNow } from '@daftar/ui/product-clock'
import { hearRemoteConfig } from '../config/remote-config.ts'
import { servicesOf } from '../services.ts'

export type { Account } from '@daftar/contract/endpoints/people/accounts'

/** ACC-04, REQ-12. */
export const accountFreshMs = 300_000

/**
 * The signed-in person with flags, experiments and computed permissions (ACC-03). A 401 anywhere makes it
 * fail (SES-28).
 */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  staleTime: accountFreshMs,
  gcTime: Infinity,
  queryFn: async ({ client, signal }): Promise<Account> => {
    const { api, session, now } = servicesOf(client)
    const { refused } = session.get()
    if (refused !== null) throw refusal(refused)
    const account = await api.call('accounts.read', { signal })
    session.authorize()
    session.work(account.permissions.merchant_id)
    setProductNow(account.now)
    hearRemoteConfig({ now, storage: localStorage }, account.published)
    return account
  },
})

/** The onboarding application (APP-07); nobody with merchant access has one to go on with. */
export function applicationQuery({ id, computedPermissions }: Pick<Account, 'id' | 'computedPermissions'>) {
  return queryOptions({
    queryKey: ['onboarding', id],
    staleTime: accountFreshMs,
    queryFn: async ({ client, signal }): Promise<OnboardingApplication | null> => {
      if (computedPermissions.hasMerchantAccess) return null
      try {
        return (await servicesOf(client).api.call('onboarding.read', { signal })).application
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
  })
}

/** The account inside a signed-in screen, where it is always there. */
export function useAccount(): Account {
  return useSuspenseQuery(accountQuery).data
}

function refusal(reason: string): ApiError {
  return new ApiError(401, {
    status: 'error',
    errorType: 'not_authorized',
    error: 'not authorized',
    details: { reason: reason as Reason },
  })
}

import type { Advance } from '@daftar/contract/endpoints/capital/advances-shapes'
import type { ListedApplication } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { SentContract } from '@daftar/contract/endpoints/capital/signing'
import type { Keyed } from '@daftar/app-kit/use-act'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { capitalFreshMs, capitalKey } from '../../shared/capital/capital-queries.ts'
import { apiOf } from '../../shared/services.ts'

/** CAPI-06: applications that became an advance are left out (DEC-CAP-4). */
export const applicationsQuery = queryOptions({
  queryKey: [...capitalKey, 'applications'],
  staleTime: capitalFreshMs,
  queryFn: async ({ client, signal }): Promise<ListedApplication[]> =>
    (await apiOf(client).call('applications.list', { query: { noLoan: 'true' }, signal })).applications,
})

/** CAPI-02; asked again each time the screen is opened (LOAN-16). */
export function advanceQuery(id: string) {
  return queryOptions({
    queryKey: [...capitalKey, 'loan', id],
    staleTime: 0,
    refetchOnMount: 'always',
    queryFn: async ({ client, signal }): Promise<Advance> =>
      (await apiOf(client).call('advances.read', { params: { id }, signal })).loan,
  })
}

/** The running week of an advance. */
export function weekQuery(id: string) {
  return queryOptions({
    queryKey: [...capitalKey, 'week', id],
    staleTime: capitalFreshMs,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('advances.week', { params: { id }, signal })).week,
  })
}

/** Where the contract of an approved application was sent; null while it is written. */
export function contractQuery(applicationId: string) {
  return queryOptions({
    queryKey: [...capitalKey, 'contract', applicationId],
    staleTime: capitalFreshMs,
    queryFn: async ({ client, signal }): Promise<SentContract | null> =>
      (await apiOf(client).call('signing.contract', { params: { id: applicationId }, signal })).contract,
  })
}

/** Has the letter with the contract sent once more. */
export function sendContractAgain(queryClient: QueryClient, applicationId: string) {
  return mutationOptions({
    mutationFn: async ({ key }: Keyed<'send again'>, { client }) =>
      apiOf(client).call('signing.sendAgain', { params: { id: applicationId }, idempotencyKey: key }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: contractQuery(applicationId).queryKey }),
  })
}

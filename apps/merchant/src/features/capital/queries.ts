import type { Advance } from '@daftar/contract/endpoints/advances-shapes'
import type { ListedApplication } from '@daftar/contract/endpoints/applications-shapes'
import { queryOptions } from '@tanstack/react-query'
import { capitalFreshMs, capitalKey } from '../../shared/capital-queries.ts'
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

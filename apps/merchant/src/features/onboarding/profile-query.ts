import type { AnswerOf } from '@daftar/contract'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type Profile = AnswerOf<'businessProfile.read'>['business_profile']

/** BIZ-01. */
export function profileQuery(organizationId: string) {
  return queryOptions({
    queryKey: ['business-profile', organizationId],
    staleTime: 0,
    queryFn: async ({ client, signal }): Promise<Profile> => {
      const params = { id: organizationId }
      return (await apiOf(client).call('businessProfile.read', { params, signal })).business_profile
    },
  })
}

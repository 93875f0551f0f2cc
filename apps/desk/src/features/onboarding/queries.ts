import type { OnboardingCase } from '@daftar/contract/endpoints/identity/onboarding-desk-shapes'
import type { BodyInput } from '@daftar/contract'
import { queryOptions } from '@tanstack/react-query'
import { pagedQuery } from '../../shared/queue/pages.ts'
import { apiOf } from '../../shared/services.ts'
import type { QueueFilters } from './filters.ts'

export type {
  OnboardingCase,
  OnboardingQueueItem,
} from '@daftar/contract/endpoints/identity/onboarding-desk-shapes'
export type KeptMark = OnboardingCase['kept_marks'][number]
export type GivenMark = BodyInput<'onboarding.addMarks'>['marks'][number]
export type Approval = BodyInput<'onboarding.approve'>

export const queueKey = ['onboarding'] as const

export function queueQuery({ status, search, held }: QueueFilters) {
  return pagedQuery([...queueKey, status, search, held], (api, page_token, signal) =>
    api.call('onboarding.queue', {
      query: {
        status: status ?? undefined,
        search: search || undefined,
        held_by: held ?? undefined,
        page_token,
      },
      signal,
    }),
  )
}

/**
 * Every opening is written to the audit log, so a case is asked for when it is opened and not in the
 * background.
 */
export function caseQuery(id: string) {
  return queryOptions({
    queryKey: ['onboarding-case', id],
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('onboarding.case', { params: { id }, signal })).case,
  })
}

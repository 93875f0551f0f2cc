import type { Keyed } from '@daftar/app-kit/use-act'
import { ApiError } from '@daftar/client'
import type { AnswerOf } from '@daftar/contract'
import type { CampaignReason } from '@daftar/rules/ads/campaign-status'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { pagedQuery } from '../../shared/queue/pages.ts'
import { apiOf } from '../../shared/services.ts'
import type { CampaignFilters } from './filters.ts'

export type { AdCampaignForStaff } from '@daftar/contract/endpoints/growth/ads-shapes'
export type Case = AnswerOf<'ads.case'>

const queueKey = ['campaigns'] as const

/** Campaigns of merchants, the nearest deadline first. */
export function queueQuery({ status }: CampaignFilters) {
  return pagedQuery([...queueKey, status], (api, page_token, signal) =>
    api.call('ads.queue', { query: { status, page_token }, signal }),
  )
}

export function caseQuery(id: string) {
  return queryOptions({
    queryKey: ['campaign', id],
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    queryFn: ({ client, signal }): Promise<Case> =>
      apiOf(client).call('ads.case', { params: { id }, signal }),
  })
}

/** What somebody decides of a campaign, on the version they have read. */
export type CampaignAct = { act: 'approve' } | { act: 'reject'; reason: CampaignReason; note: string }

/** The answer is the campaign as it stands now. For somebody who was too late it is read again. */
export function campaignMutation(queryClient: QueryClient, { id, version }: Case['campaign']) {
  const api = apiOf(queryClient)
  return mutationOptions({
    mutationFn: ({ intent, key: idempotencyKey }: Keyed<CampaignAct>): Promise<Case> => {
      const call = { params: { id }, ifMatch: version, idempotencyKey }
      if (intent.act === 'approve') return api.call('ads.approve', call)
      const { reason, note } = intent
      return api.call('ads.reject', { ...call, body: { reason, note } })
    },
    onSuccess: async (answer) => {
      queryClient.setQueryData(caseQuery(id).queryKey, answer)
      await queryClient.invalidateQueries({ queryKey: queueKey })
    },
    onError: (error) =>
      error instanceof ApiError &&
      (error.status === 409 || error.status === 412) &&
      queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey }),
  })
}

import type { Keyed } from '@daftar/app-kit/use-act'
import type { BodyOf } from '@daftar/contract'
import type { CampaignReason } from '@daftar/rules/ads/campaign-status'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import type { Scope } from './filters.ts'
import { adsKey, type Campaign } from './queries.ts'

type Given = BodyOf<'ads.create'>
export type CampaignAct = 'submit' | 'withdraw' | 'pause' | 'resume' | 'finish' | 'approve' | 'remove'

/** What somebody does with a campaign, on the version they have read. */
export type CampaignIntent =
  | { act: 'create'; body: Given }
  | { act: 'save'; id: string; version: number; body: Given; scope: Scope }
  | { act: CampaignAct; id: string; version: number }
  | { act: 'reject'; id: string; version: number; reason: CampaignReason; note: string }

/**
 * Each answers the campaign as it stands now, or nothing once it is deleted; whatever shows campaigns is
 * asked for again, after a refusal too.
 */
export function campaignMutation(queryClient: QueryClient) {
  const api = apiOf(queryClient)
  async function send({
    intent,
    key: idempotencyKey,
  }: Keyed<CampaignIntent>): Promise<{ campaign: Campaign | null }> {
    if (intent.act === 'create') return api.call('ads.create', { body: intent.body, idempotencyKey })
    const params = { id: intent.id }
    const versioned = { params, ifMatch: intent.version, idempotencyKey }
    switch (intent.act) {
      case 'save': {
        const call = { params, ifMatch: intent.version, body: intent.body }
        return intent.scope === 'all' ? api.call('ads.saveForOps', call) : api.call('ads.save', call)
      }
      case 'remove':
        await api.call('ads.remove', { params, ifMatch: intent.version })
        return { campaign: null }
      case 'submit':
        return api.call('ads.submit', versioned)
      case 'approve':
        return api.call('ads.approveForOps', versioned)
      case 'reject': {
        const { reason, note } = intent
        return api.call('ads.rejectForOps', { ...versioned, body: { reason, note } })
      }
      case 'withdraw':
        return api.call('ads.withdraw', { params, idempotencyKey })
      case 'pause':
        return api.call('ads.pause', { params, idempotencyKey })
      case 'resume':
        return api.call('ads.resume', { params, idempotencyKey })
      case 'finish':
        return api.call('ads.finish', { params, idempotencyKey })
    }
  }
  return mutationOptions({
    mutationFn: send,
    onSettled: (done, _, { intent }) => {
      // Its own page would ask for what is no more.
      const isGone = intent.act === 'remove' && done !== undefined
      return queryClient.invalidateQueries({ queryKey: adsKey, ...(isGone && { refetchType: 'none' }) })
    },
  })
}

export function inviteMutation(queryClient: QueryClient) {
  const api = apiOf(queryClient)
  return mutationOptions({
    mutationFn: ({ intent: body, key: idempotencyKey }: Keyed<BodyOf<'users.inviteToAds'>>) =>
      api.call('users.inviteToAds', { body, idempotencyKey }),
  })
}

import type { AnswerOf, BodyOf } from '@daftar/contract'
import type { Keyed } from '@daftar/app-kit/use-act'
import type { ShopPlatform } from '@daftar/rules/marketing/shop-platforms'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { marketingKey } from './queries.ts'

/** Goes to a platform: answers where its page is. */
export function connectMutation(queryClient: QueryClient) {
  const api = apiOf(queryClient)
  return mutationOptions({
    mutationFn: ({ intent: { platform, shop } }: Keyed<{ platform: ShopPlatform; shop: string }>) =>
      api.call('shopPlatforms.connect', { params: { platform }, body: { shop } }),
  })
}

/** What somebody came back from a platform with. */
export function finishMutation(queryClient: QueryClient) {
  const api = apiOf(queryClient)
  return mutationOptions({
    mutationFn: (body: BodyOf<'shopPlatforms.finish'>): Promise<AnswerOf<'shopPlatforms.finish'>> =>
      api.call('shopPlatforms.finish', { body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: marketingKey }),
  })
}

export type PlatformIntent = { act: 'sync' | 'disconnect'; platform: ShopPlatform }

export function platformMutation(queryClient: QueryClient) {
  const api = apiOf(queryClient)
  return mutationOptions({
    mutationFn: async ({ intent: { act, platform }, key: idempotencyKey }: Keyed<PlatformIntent>) => {
      const params = { platform }
      if (act === 'sync') await api.call('shopPlatforms.sync', { params, idempotencyKey })
      else await api.call('shopPlatforms.disconnect', { params })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: marketingKey }),
  })
}

export type FeedIntent =
  | { act: 'create'; body: BodyOf<'feeds.create'> }
  | { act: 'change'; id: string; version: number; body: BodyOf<'feeds.change'> }
  | { act: 'fetch' | 'pause' | 'resume' | 'remove'; id: string }

export function feedMutation(queryClient: QueryClient) {
  const api = apiOf(queryClient)
  async function send({ intent, key: idempotencyKey }: Keyed<FeedIntent>): Promise<void> {
    if (intent.act === 'create')
      return void (await api.call('feeds.create', { body: intent.body, idempotencyKey }))
    const params = { id: intent.id }
    if (intent.act === 'change')
      return void (await api.call('feeds.change', { params, body: intent.body, ifMatch: intent.version }))
    if (intent.act === 'remove') return void (await api.call('feeds.remove', { params }))
    if (intent.act === 'fetch') return void (await api.call('feeds.fetch', { params, idempotencyKey }))
    await api.call(intent.act === 'pause' ? 'feeds.pause' : 'feeds.resume', { params, idempotencyKey })
  }
  return mutationOptions({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries({ queryKey: marketingKey }),
  })
}

export type ShownIntent = { ids: string[]; shown: boolean }

export function shownMutation(queryClient: QueryClient) {
  const api = apiOf(queryClient)
  return mutationOptions({
    mutationFn: ({ intent: { ids, shown }, key: idempotencyKey }: Keyed<ShownIntent>) =>
      api.call('catalogue.setShown', { body: { ids, shown }, idempotencyKey }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: marketingKey }),
  })
}

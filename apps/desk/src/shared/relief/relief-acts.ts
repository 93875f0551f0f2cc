import type { Keyed } from '@daftar/app-kit/use-act'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { moneyKey } from '../money/money-key.ts'
import { apiOf } from '../services.ts'

export type { DeskRelief } from '@daftar/contract/endpoints/capital/relief'

export const reliefKey = ['relief'] as const

export type Notes = { note_en: string; note_ar: string }
export type Decision = 'approve' | 'decline'

/** Puts the request before a second person. */
export function proposeRelief(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<Notes>, { client }) =>
      (await apiOf(client).call('relief.propose', { params: { id }, body: intent, idempotencyKey: key }))
        .relief,
    onSettled: () => refresh(queryClient),
  })
}

export function decideRelief(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<Notes & { decision: Decision }>, { client }) =>
      (await apiOf(client).call('relief.decide', { params: { id }, body: intent, idempotencyKey: key }))
        .relief,
    onSettled: () => refresh(queryClient),
  })
}

/** The requests, and the advance whose next claim may be another one now. */
async function refresh(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: reliefKey }),
    queryClient.invalidateQueries({ queryKey: moneyKey }),
  ])
}

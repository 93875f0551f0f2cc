import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { pagedQuery } from '../../shared/pages.ts'
import type { Keyed } from '@daftar/app-kit/use-act'
import type { ReliefState } from './filters.ts'

export type { DeskRelief } from '@daftar/contract/endpoints/relief'

const reliefKey = ['relief'] as const

export function reliefsQuery(state: ReliefState | null) {
  return pagedQuery([...reliefKey, state], (api, page_token, signal) =>
    api.call('relief.listForStaff', { query: { state, page_token }, signal }),
  )
}

export type Notes = { note_en: string; note_ar: string }
export type Decision = 'approve' | 'decline'

/** Puts the request before a second person. */
export function proposeRelief(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<Notes>, { client }) =>
      (await apiOf(client).call('relief.propose', { params: { id }, body: intent, idempotencyKey: key }))
        .relief,
    onSettled: () => queryClient.invalidateQueries({ queryKey: reliefKey }),
  })
}

export function decideRelief(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<Notes & { decision: Decision }>, { client }) =>
      (await apiOf(client).call('relief.decide', { params: { id }, body: intent, idempotencyKey: key }))
        .relief,
    onSettled: () => queryClient.invalidateQueries({ queryKey: reliefKey }),
  })
}

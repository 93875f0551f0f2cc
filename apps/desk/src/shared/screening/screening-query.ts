import type { Keyed } from '@daftar/app-kit/use-act'
import type { BodyOf } from '@daftar/contract'
import { ApiError } from '@daftar/client'
import type { ScreenedSubject } from '@daftar/rules/screening/standing'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../services.ts'

export type { ScreeningHit, ScreeningStanding } from '@daftar/contract/endpoints/casework/screening'

/** The key of every query in which hits show. */
export const screeningKey = ['screening'] as const

/** What lists say of one case. */
export function screeningQuery(subject: ScreenedSubject, id: string) {
  return queryOptions({
    queryKey: [...screeningKey, subject, id],
    throwOnError: false,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('screening.ofSubject', { params: { subject, id }, signal })).screening,
  })
}

export type HitDecided = BodyOf<'screening.decide'>

/** Of somebody who was too late the hits are read again, so that they see what was decided. */
export function decideHit(queryClient: QueryClient, id: string) {
  const again = () => void queryClient.invalidateQueries({ queryKey: screeningKey })
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<HitDecided>, { client }) =>
      (await apiOf(client).call('screening.decide', { params: { id }, body: intent, idempotencyKey: key }))
        .hit,
    onSuccess: again,
    onError: (error) => error instanceof ApiError && error.status === 409 && again(),
  })
}

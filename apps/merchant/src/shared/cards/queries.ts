import type { Keyed } from '@daftar/app-kit/use-act'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../services.ts'

/** What every query of cards begins with: whatever is done to one makes all of them old. */
export const cardsKey = ['cards'] as const

export const cardsQuery = queryOptions({
  queryKey: [...cardsKey, 'page'],
  staleTime: 0,
  queryFn: ({ client, signal }) => apiOf(client).call('cards.read', { signal }),
})

/** The merchant asks for cards, once it has accepted the terms. */
export function applyForCards(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ key }: Keyed<'apply'>, { client }) =>
      apiOf(client).call('cards.apply', { body: { accepts_terms: true }, idempotencyKey: key }),
    onSuccess: (page) => queryClient.setQueryData(cardsQuery.queryKey, page),
    onError: () => queryClient.invalidateQueries({ queryKey: cardsKey }),
  })
}

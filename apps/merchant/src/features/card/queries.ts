import { infiniteQueryOptions } from '@tanstack/react-query'
import { cardsKey } from '../../shared/cards/queries.ts'
import { apiOf } from '../../shared/services.ts'

export type { Card, CardCharge, CardDetails, CardsPage } from '@daftar/contract/endpoints/money/cards-shapes'

/** What a card was charged, page by page by the server's token. */
export function chargesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...cardsKey, 'charges', id],
    staleTime: 0,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ client, pageParam, signal }) =>
      apiOf(client).call('cards.charges', { params: { id }, query: { page_token: pageParam }, signal }),
    getNextPageParam: ({ next_page_token }) => next_page_token ?? undefined,
  })
}

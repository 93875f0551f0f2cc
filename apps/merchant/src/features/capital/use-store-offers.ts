import type { Offer } from '@daftar/contract/endpoints/capital/offers-shapes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { capitalKey } from '../../shared/capital/capital-queries.ts'
import { apiOf } from '../../shared/services.ts'
import { sortedCards } from './parts/offer/offer-cards.tsx'

export interface StoreOffers {
  /** The store whose offers are shown; null where offers are asked for by merchant only (DEC-CAP-14). */
  readonly storeId: string | null
  /** As cards stand: the best first. */
  readonly offers: readonly Offer[]
  /** Null when the store has none any more. */
  readonly chosen: Offer | null
  /** What went wrong while another store's offers were read. */
  readonly error: unknown
  readonly isReading: boolean
  choose(offerId: string): void
  /** Reads the offers of that store and selects the first card (DEC-OFR-7). */
  switchTo(storeId: string): void
  retry(): void
}

/** The offers of one store and which of them is chosen; the choice lives in the page only (DEC-OFR-7). */
export function useStoreOffers(all: readonly Offer[], asked: Offer, byStore: boolean): StoreOffers {
  const [switched, setSwitched] = useState<string | null>(null)
  const [chosenId, setChosenId] = useState<string | null>(asked.id)
  const storeId = byStore ? (switched ?? asked.store_id) : null
  const known = storeId === null ? all : all.filter((offer) => offer.store_id === storeId)
  const query = useQuery({ ...storeOffersQuery(switched ?? ''), enabled: switched !== null })
  const offers = sortedCards((switched !== null && query.data) || known).map(({ offer }) => offer.wire)
  return {
    storeId,
    offers,
    chosen: offers.find(({ id }) => id === chosenId) ?? offers[0] ?? null,
    error: switched === null ? null : query.error,
    isReading: query.isFetching,
    choose: setChosenId,
    switchTo: (id) => {
      setSwitched(id)
      setChosenId(null)
    },
    retry: () => void query.refetch(),
  }
}

/** CAPI-21 of one store; read anew each time its store is chosen. */
function storeOffersQuery(storeId: string) {
  return queryOptions({
    queryKey: [...capitalKey, 'offers', storeId],
    staleTime: 0,
    gcTime: 0,
    queryFn: async ({ client, signal }): Promise<Offer[]> =>
      (await apiOf(client).call('offers.list', { query: { store_id: storeId }, signal })).offers,
  })
}

import { m } from '@daftar/words'
import { cardsQuery } from '../../shared/cards/queries.ts'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { cardFilters } from './filters.ts'
import { CardsSkeleton } from './parts/skeletons.tsx'

/** The merchant's virtual cards (APP-48, CRD-01). */
export const cardRoutes: readonly ScreenRoute[] = [
  {
    key: 'card',
    title: () => m.shell_item_card(),
    search: (raw) => cardFilters.write(cardFilters.read(raw)),
    // Nothing is waited for: the screen draws its own states.
    load: async ({ queryClient }) => void queryClient.prefetchQuery(cardsQuery),
    screen: () => import('./screens/card.tsx').then((module) => module.CardScreen),
    pending: CardsSkeleton,
  },
]

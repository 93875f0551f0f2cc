import { m } from '@daftar/words'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { cardFilters } from './filters.ts'
import { CardsSkeleton } from './parts/skeletons.tsx'

/** The merchant's virtual cards (APP-48, CRD-01). */
export const cardRoutes: readonly ScreenRoute[] = [
  {
    key: 'card',
    title: () => m.shell_item_card(),
    search: (raw) => cardFilters.write(cardFilters.read(raw)),
    load: 'later',
    screen: () => import('./screens/card.tsx').then((module) => module.CardScreen),
    pending: CardsSkeleton,
  },
]

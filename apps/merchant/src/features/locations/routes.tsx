import { m } from '@daftar/words'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { LocationsSkeleton } from './parts/skeletons.tsx'

/** Where the merchant sells (LOC-01, APP-57): for whom the experiment and the flag let in (LOC-03). */
export const locationRoutes: readonly ScreenRoute[] = [
  {
    key: 'locations',
    title: () => m.shell_item_locations(),
    load: 'later',
    screen: () => import('./screens/locations.tsx').then((module) => module.LocationsScreen),
    pending: LocationsSkeleton,
  },
]

import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { StoreSkeleton, StoresSkeleton } from './parts/skeletons.tsx'

/** Where a merchant sells: for its admins (STO-02, STO-05). */
export const storeRoutes: readonly ScreenRoute[] = [
  {
    key: 'businessProfileStores',
    title: () => m.shell_item_stores(),
    load: 'later',
    screen: () => import('./screens/stores.tsx').then((module) => module.StoresScreen),
    pending: StoresSkeleton,
  },
  screenRoute('store', {
    title: () => m.stores_store(),
    load: 'later',
    screen: () => import('./screens/store.tsx').then((module) => module.StoreScreen),
    pending: StoreSkeleton,
  }),
]

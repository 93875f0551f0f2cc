import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { storesQuery } from '../../shared/stores/stores.ts'
import { StoreSkeleton, StoresSkeleton } from './parts/skeletons.tsx'
import { requestsQuery, storeQuery } from './queries.ts'

/** Where a merchant sells: for its admins (STO-02, STO-05). */
export const storeRoutes: readonly ScreenRoute[] = [
  {
    key: 'businessProfileStores',
    title: () => m.shell_item_stores(),
    load: async ({ queryClient }) => {
      void queryClient.prefetchQuery(storesQuery)
      void queryClient.prefetchQuery(requestsQuery)
    },
    screen: () => import('./screens/stores.tsx').then((module) => module.StoresScreen),
    pending: StoresSkeleton,
  },
  screenRoute('store', {
    title: () => m.stores_store(),
    load: async ({ queryClient, params }) => void queryClient.prefetchQuery(storeQuery(params.storeId)),
    screen: () => import('./screens/store.tsx').then((module) => module.StoreScreen),
    pending: StoreSkeleton,
  }),
]

import { m } from '@daftar/words'
import { Package } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { productFilters } from './filters.ts'
import { productsQuery } from './queries.ts'

export const productRoutes: readonly ScreenRoute[] = [
  {
    path: '/products',
    title: m.desk_products_title,
    flag: 'can_view_onboarding',
    navigation: { group: 'service', icon: <Package /> },
    screen: () => import('./screens/products.tsx').then(({ ProductsScreen }) => ProductsScreen),
    pending: ListSkeleton,
    load: ({ queryClient, search }) =>
      void queryClient.prefetchInfiniteQuery(productsQuery(productFilters.read(search))),
  },
]

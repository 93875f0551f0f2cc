import { m } from '@daftar/words'
import { Package } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const productRoutes: readonly ScreenRoute[] = [
  {
    path: '/products',
    title: m.desk_products_title,
    flag: 'can_view_onboarding',
    navigation: { group: 'service', icon: <Package /> },
    screen: () => import('./screens/products.tsx').then(({ ProductsScreen }) => ProductsScreen),
    pending: ListSkeleton,
    load: 'later',
  },
]

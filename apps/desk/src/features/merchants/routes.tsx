import { m } from '@daftar/words'
import { FlaskConical, Store } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'

export const merchantRoutes: readonly ScreenRoute[] = [
  {
    path: '/merchants',
    title: m.desk_merchants,
    flag: 'can_view_merchants',
    navigation: { group: 'service', icon: <Store /> },
    screen: () => import('./screens/merchants.tsx').then(({ MerchantsScreen }) => MerchantsScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  {
    path: '/experiments',
    title: m.desk_experiments,
    flag: 'can_edit_experiments',
    navigation: { group: 'service', icon: <FlaskConical /> },
    screen: () => import('./screens/experiments.tsx').then(({ ExperimentsScreen }) => ExperimentsScreen),
    pending: () => <CardsSkeleton cards={2} />,
    load: 'later',
  },
  screenRoute('/merchants/$id', {
    title: m.desk_merchants,
    flag: 'can_view_merchants',
    screen: () => import('./screens/merchant.tsx').then(({ MerchantScreen }) => MerchantScreen),
    pending: () => <CardsSkeleton cards={4} />,
    load: 'later',
  }),
]

import { m } from '@daftar/words'
import { FlaskConical, Store } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { merchantsQuery } from '../../shared/merchant/merchants-query.ts'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { overviewQuery } from './overview.ts'
import { everyExperimentQuery, membersQuery, profileQuery } from './queries.ts'

export const merchantRoutes: readonly ScreenRoute[] = [
  {
    path: '/merchants',
    title: m.desk_merchants,
    flag: 'can_view_merchants',
    navigation: { group: 'service', icon: <Store /> },
    screen: () => import('./screens/merchants.tsx').then(({ MerchantsScreen }) => MerchantsScreen),
    pending: ListSkeleton,
    load: ({ queryClient, search }) =>
      void queryClient.prefetchInfiniteQuery(merchantsQuery(search['search'] ?? '')),
  },
  {
    path: '/experiments',
    title: m.desk_experiments,
    flag: 'can_edit_experiments',
    navigation: { group: 'service', icon: <FlaskConical /> },
    screen: () => import('./screens/experiments.tsx').then(({ ExperimentsScreen }) => ExperimentsScreen),
    pending: () => <CardsSkeleton cards={2} />,
    load: ({ queryClient }) => void queryClient.prefetchQuery(everyExperimentQuery),
  },
  screenRoute('/merchants/$id', {
    title: m.desk_merchants,
    flag: 'can_view_merchants',
    screen: () => import('./screens/merchant.tsx').then(({ MerchantScreen }) => MerchantScreen),
    pending: () => <CardsSkeleton cards={4} />,
    load: ({ queryClient, params }) => {
      const id = params.id
      void queryClient.prefetchQuery(profileQuery(id))
      void queryClient.prefetchQuery(membersQuery(id))
      void queryClient.prefetchQuery(overviewQuery(id))
    },
  }),
]

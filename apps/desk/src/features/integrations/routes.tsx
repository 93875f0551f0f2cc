import { m } from '@daftar/words'
import { Plug } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { merchantsQuery } from '../../shared/merchant/merchants-query.ts'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { deliveryFilters } from '@daftar/app-kit/webhooks/filters'
import { integrationQuery, webhooksOf } from './queries.ts'

const flag = 'can_view_integrations'

export const integrationRoutes: readonly ScreenRoute[] = [
  {
    path: '/integrations',
    title: m.desk_integrations,
    flag,
    navigation: { group: 'service', icon: <Plug /> },
    screen: () => import('./screens/integrations.tsx').then(({ IntegrationsScreen }) => IntegrationsScreen),
    pending: ListSkeleton,
    load: ({ queryClient, search }) =>
      void queryClient.prefetchInfiniteQuery(merchantsQuery(search['search'] ?? '')),
  },
  screenRoute('/integrations/$id', {
    title: m.desk_integrations,
    flag,
    screen: () => import('./screens/integration.tsx').then(({ IntegrationScreen }) => IntegrationScreen),
    pending: () => <CardsSkeleton cards={3} />,
    load: ({ queryClient, params, search }) => {
      const id = params.id
      void queryClient.prefetchQuery(integrationQuery(id))
      const webhooks = webhooksOf(queryClient, id)
      void queryClient.prefetchQuery(webhooks.overview)
      void queryClient.prefetchInfiniteQuery(webhooks.deliveries(deliveryFilters.read(search)))
    },
  }),
]

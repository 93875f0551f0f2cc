import { m } from '@daftar/words'
import { Plug } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'

const flag = 'can_view_integrations'

export const integrationRoutes: readonly ScreenRoute[] = [
  {
    path: '/integrations',
    title: m.desk_integrations,
    flag,
    navigation: { group: 'service', icon: <Plug /> },
    screen: () => import('./screens/integrations.tsx').then(({ IntegrationsScreen }) => IntegrationsScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  screenRoute('/integrations/$id', {
    title: m.desk_integrations,
    flag,
    screen: () => import('./screens/integration.tsx').then(({ IntegrationScreen }) => IntegrationScreen),
    pending: () => <CardsSkeleton cards={3} />,
    load: 'later',
  }),
]

import { m } from '@daftar/words'
import { HeartPulse } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const healthRoutes: readonly ScreenRoute[] = [
  {
    path: '/health',
    title: m.desk_health,
    flag: 'can_view_health',
    navigation: { group: 'oversight', icon: <HeartPulse /> },
    screen: () => import('./screens/health.tsx').then(({ HealthScreen }) => HealthScreen),
    pending: () => <CardsSkeleton cards={4} />,
    load: 'health.parts',
  },
]

import { m } from '@daftar/words'
import { Plug } from 'lucide-react'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { PageSkeleton } from './parts/skeletons.tsx'

/** How the merchant’s shop is connected: keys, steps, and how far it is (MER-13). */
export const integrationRoutes: readonly ScreenRoute[] = [
  {
    key: 'integration',
    title: () => m.integration_title(),
    navigation: { group: 'business_profile', icon: <Plug /> },
    load: 'later',
    screen: () => import('./screens/integration.tsx').then((module) => module.IntegrationScreen),
    pending: PageSkeleton,
  },
]

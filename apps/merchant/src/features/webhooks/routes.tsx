import { m } from '@daftar/words'
import { Webhook } from 'lucide-react'
import type { ScreenRoute } from '../../shared/screen-route.ts'
import { CardsSkeleton } from './parts/skeletons.tsx'

/** Where the merchant's shops are told about their payments, and what came of it. */
export const webhookRoutes: readonly ScreenRoute[] = [
  {
    key: 'webhooks',
    title: () => m.webhooks_title(),
    navigation: { group: 'business_profile', icon: <Webhook /> },
    load: 'later',
    screen: () => import('./screens/webhooks.tsx').then((module) => module.WebhooksScreen),
    pending: CardsSkeleton,
  },
]

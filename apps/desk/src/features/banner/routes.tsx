import { m } from '@daftar/words'
import { Megaphone } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const bannerRoutes: readonly ScreenRoute[] = [
  {
    path: '/banner',
    title: m.desk_banner,
    flag: 'can_edit_configuration',
    navigation: { group: 'service', icon: <Megaphone /> },
    screen: () => import('./screens/banner.tsx').then(({ BannerScreen }) => BannerScreen),
    pending: () => <CardsSkeleton cards={2} />,
    load: 'later',
  },
]

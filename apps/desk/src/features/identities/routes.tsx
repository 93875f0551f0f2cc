import { m } from '@daftar/words'
import { LockKeyholeOpen } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const identityRoutes: readonly ScreenRoute[] = [
  {
    path: '/identities',
    title: m.desk_identities,
    flag: 'can_open_identities',
    navigation: { group: 'service', icon: <LockKeyholeOpen /> },
    screen: () => import('./screens/identities.tsx').then(({ IdentitiesScreen }) => IdentitiesScreen),
    pending: () => <CardsSkeleton cards={1} />,
  },
]

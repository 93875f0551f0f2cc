import { m } from '@daftar/words'
import { HandCoins } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'

const flag = 'can_view_advances'

export const advanceRoutes: readonly ScreenRoute[] = [
  {
    path: '/advances',
    title: m.desk_advances,
    flag,
    navigation: { group: 'capital', icon: <HandCoins /> },
    screen: () => import('./screens/advances.tsx').then(({ AdvancesScreen }) => AdvancesScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  {
    path: '/advances/book-differences',
    title: m.desk_advances_differences,
    flag,
    screen: () => import('./screens/differences.tsx').then(({ DifferencesScreen }) => DifferencesScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  screenRoute('/advances/$id', {
    title: m.desk_advance,
    flag,
    screen: () => import('./screens/advance.tsx').then(({ AdvanceScreen }) => AdvanceScreen),
    pending: () => <CardsSkeleton cards={3} />,
    load: 'later',
  }),
]

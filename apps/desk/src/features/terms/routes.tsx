import { m } from '@daftar/words'
import { Percent } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'

const flag = 'can_view_settlement'

export const termsRoutes: readonly ScreenRoute[] = [
  {
    path: '/terms',
    title: m.desk_terms,
    flag,
    navigation: { group: 'money', icon: <Percent /> },
    screen: () => import('./screens/terms.tsx').then(({ TermsScreen }) => TermsScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  screenRoute('/terms/$id', {
    title: m.desk_terms,
    flag,
    screen: () =>
      import('./screens/merchant-terms.tsx').then(({ MerchantTermsScreen }) => MerchantTermsScreen),
    pending: () => <CardsSkeleton cards={2} />,
    load: 'later',
  }),
]

import { m } from '@daftar/words'
import { ScrollText } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const auditRoutes: readonly ScreenRoute[] = [
  {
    path: '/audit',
    title: m.desk_audit,
    flag: 'can_view_audit',
    navigation: { group: 'foot', icon: <ScrollText /> },
    screen: () => import('./screens/audit.tsx').then(({ AuditScreen }) => AuditScreen),
    pending: ListSkeleton,
    load: 'later',
  },
]

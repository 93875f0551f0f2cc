import { m } from '@daftar/words'
import { FileClock } from 'lucide-react'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import type { ScreenRoute } from '../../shared/screen-route.ts'

export const fileRoutes: readonly ScreenRoute[] = [
  {
    path: '/files',
    title: m.desk_files,
    flag: 'can_view_files',
    navigation: { group: 'oversight', icon: <FileClock /> },
    screen: () => import('./screens/files.tsx').then(({ FilesScreen }) => FilesScreen),
    pending: ListSkeleton,
    load: 'later',
  },
]

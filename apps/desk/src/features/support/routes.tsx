import { m } from '@daftar/words'
import { Headset } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'

export const supportRoutes: readonly ScreenRoute[] = [
  {
    path: '/support',
    title: m.desk_support_queue,
    flag: 'can_answer_tickets',
    navigation: { group: 'service', icon: <Headset /> },
    screen: () => import('./screens/queue.tsx').then(({ QueueScreen }) => QueueScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  {
    path: '/support/mails',
    title: m.desk_support_mails,
    flag: 'can_answer_tickets',
    screen: () => import('./screens/mails.tsx').then(({ MailsScreen }) => MailsScreen),
    pending: ListSkeleton,
    load: 'later',
  },
  screenRoute('/support/$id', {
    title: m.desk_support_ticket,
    flag: 'can_answer_tickets',
    screen: () => import('./screens/ticket.tsx').then(({ TicketScreen }) => TicketScreen),
    pending: () => <CardsSkeleton cards={2} />,
    load: 'later',
    isReadingLogged: true,
  }),
]

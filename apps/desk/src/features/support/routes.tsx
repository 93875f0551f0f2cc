import { m } from '@daftar/words'
import { Headset } from 'lucide-react'
import { CardsSkeleton } from '../../shared/look/cards-skeleton.tsx'
import { ListSkeleton } from '../../shared/queue/list-skeleton.tsx'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { queueFilters } from './filters.ts'
import { heldMailsQuery, queueQuery, ticketQuery } from './queries.ts'

export const supportRoutes: readonly ScreenRoute[] = [
  {
    path: '/support',
    title: m.desk_support_queue,
    flag: 'can_answer_tickets',
    navigation: { group: 'service', icon: <Headset /> },
    screen: () => import('./screens/queue.tsx').then(({ QueueScreen }) => QueueScreen),
    pending: ListSkeleton,
    load: ({ queryClient, search }) =>
      void queryClient.prefetchInfiniteQuery(queueQuery(queueFilters.read(search))),
  },
  {
    path: '/support/mails',
    title: m.desk_support_mails,
    flag: 'can_answer_tickets',
    screen: () => import('./screens/mails.tsx').then(({ MailsScreen }) => MailsScreen),
    pending: ListSkeleton,
    load: ({ queryClient }) => void queryClient.prefetchInfiniteQuery(heldMailsQuery),
  },
  screenRoute('/support/$id', {
    title: m.desk_support_ticket,
    flag: 'can_answer_tickets',
    screen: () => import('./screens/ticket.tsx').then(({ TicketScreen }) => TicketScreen),
    pending: () => <CardsSkeleton cards={2} />,
    load: ({ queryClient, params }) => void queryClient.prefetchQuery(ticketQuery(params.id)),
    isReadingLogged: true,
  }),
]

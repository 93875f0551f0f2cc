import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { supportAddress } from './filters.ts'
import { SupportSkeleton, TicketSkeleton } from './parts/skeletons.tsx'
import { ticketQuery, ticketsQuery } from './queries.ts'

/** Support (SUP-02, SUP-03). */
export const supportRoutes: readonly ScreenRoute[] = [
  {
    key: 'support',
    title: () => m.shell_item_support(),
    search: (raw) => supportAddress.write(supportAddress.read(raw)),
    load: async ({ queryClient, search }) =>
      void queryClient.prefetchInfiniteQuery(ticketsQuery(supportAddress.read(search))),
    screen: () => import('./screens/support.tsx').then((module) => module.SupportScreen),
    pending: SupportSkeleton,
  },
  screenRoute('supportTicket', {
    title: () => m.support_ticket(),
    load: ({ queryClient, params }) => queryClient.ensureQueryData(ticketQuery(params.ticketId)),
    screen: () => import('./screens/ticket.tsx').then((module) => module.TicketScreen),
    pending: TicketSkeleton,
  }),
]

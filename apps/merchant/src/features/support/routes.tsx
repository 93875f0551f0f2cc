import { m } from '@daftar/words'
import { screenRoute, type ScreenRoute } from '../../shared/screen-route.ts'
import { helpAddress, supportAddress } from './filters.ts'
import { ArticleSkeleton, SupportSkeleton, TicketSkeleton } from './parts/skeletons.tsx'

/** Support (SUP-02, SUP-03). */
export const supportRoutes: readonly ScreenRoute[] = [
  {
    key: 'support',
    title: () => m.shell_item_support(),
    search: (raw) => supportAddress.write(supportAddress.read(raw)),
    load: 'later',
    screen: () => import('./screens/support.tsx').then((module) => module.SupportScreen),
    pending: SupportSkeleton,
  },
  {
    key: 'supportHelp',
    title: () => m.support_help(),
    search: (raw) => helpAddress.write(helpAddress.read(raw)),
    load: 'later',
    screen: () => import('./screens/help.tsx').then((module) => module.HelpScreen),
    pending: SupportSkeleton,
  },
  screenRoute('supportArticle', {
    title: () => m.support_help(),
    load: 'later',
    screen: () => import('./screens/article.tsx').then((module) => module.ArticleScreen),
    pending: ArticleSkeleton,
  }),
  screenRoute('supportTicket', {
    title: () => m.support_ticket(),
    load: 'later',
    screen: () => import('./screens/ticket.tsx').then((module) => module.TicketScreen),
    pending: TicketSkeleton,
  }),
]

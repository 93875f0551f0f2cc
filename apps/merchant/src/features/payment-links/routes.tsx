import { routePaths } from '@daftar/rules/shell/guards/routes'
import { m } from '@daftar/words'
import { screenRoute, type PublicPage, type ScreenRoute } from '../../shared/screen-route.ts'
import { FormSkeleton, LinkSkeleton, ListSkeleton } from './parts/skeletons.tsx'

/** Payment links: the list, the form and the created screen (ORD-06 to ORD-08, DEC-OTH-2). */
export const paymentLinkRoutes: readonly ScreenRoute[] = [
  {
    key: 'paymentLinks',
    title: () => m.links_title(),
    load: 'later',
    screen: () => import('./screens/links.tsx').then((module) => module.LinksScreen),
    pending: ListSkeleton,
  },
  {
    key: 'paymentLinkNew',
    title: () => m.links_new_title(),
    load: 'later',
    screen: () => import('./screens/new-link.tsx').then((module) => module.NewLinkScreen),
    pending: FormSkeleton,
  },
  screenRoute('paymentLinkCreated', {
    title: () => m.links_title(),
    load: 'later',
    screen: () => import('./screens/created.tsx').then((module) => module.CreatedScreen),
    pending: LinkSkeleton,
  }),
]

/** ORD-13, APP-27: open to everybody. */
export const paymentLinkPages: readonly PublicPage[] = [
  {
    path: routePaths.paymentLinkStatus,
    title: () => m.pay_status_title(),
    page: () => import('./screens/status.tsx').then((module) => module.StatusScreen),
  },
]

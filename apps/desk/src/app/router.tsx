import { m } from '@daftar/words'
import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router'
import type { AnyRoute, RouterHistory } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import { firstPendingMs, soonPendingAfterFirst } from '@daftar/app-kit/first-pending'
import { deskRoot } from '../shared/addresses.ts'
import { sessionQuery } from '../shared/session.ts'
import { withoutEmpty } from '@daftar/app-kit/use-address'
import { firstScreen } from './access.ts'
import { Crashed, NothingToOpen, UnknownPage } from './shell/error-screens.tsx'
import { screenRoutes } from './feature-routes.ts'
import { routeOf } from './route-of.tsx'
import { ShellFrame } from './shell/shell-frame.tsx'
import { ShellSkeleton } from './shell/shell-skeleton.tsx'

function routeTree(): AnyRoute {
  const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
    beforeLoad: async ({ context }) => ({ session: await context.queryClient.ensureQueryData(sessionQuery) }),
    component: ShellFrame,
    pendingComponent: ShellSkeleton,
    errorComponent: Crashed,
  })
  const entry = createRoute({
    getParentRoute: () => root,
    path: '/',
    beforeLoad: ({ context }) => {
      const first = firstScreen(screenRoutes, context.session)
      if (first) throw redirect({ to: first.path, replace: true })
    },
    staticData: { title: m.desk_no_role_title },
    component: NothingToOpen,
  })
  const unknown = createRoute({
    getParentRoute: () => root,
    path: '$',
    staticData: { title: m.desk_not_found_title },
    component: UnknownPage,
  })
  return root.addChildren([entry, ...screenRoutes.map((screen) => routeOf(screen, root)), unknown])
}

/** `history` is the browser's own where none is given. */
export function createDeskRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    ...(history && { history }),
    routeTree: routeTree(),
    basepath: deskRoot,
    context: { queryClient },
    // What was loaded ahead is as fresh as the query cache says.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: firstPendingMs,
    // A skeleton has the shape of what comes: nothing is held back for it to be seen.
    defaultPendingMinMs: 0,
    defaultErrorComponent: Crashed,
    scrollRestoration: true,
    // Filters stand in the address as people would write them, without quotation marks.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const query = new URLSearchParams(withoutEmpty(search as Record<string, string>))
      return query.size > 0 ? `?${query}` : ''
    },
  })
  soonPendingAfterFirst(router, 100)
  return router
}

import {
  createRootRouteWithContext,
  createRoute,
  createRouter,
  lazyRouteComponent,
  redirect,
} from '@tanstack/react-router'
import type { AnyRoute, RouterHistory } from '@tanstack/react-router'
import { routePaths } from '@daftar/rules/shell/guards/routes'
import { parentRootOf } from '@daftar/rules/shell/guards/unknown-path'
import type { QueryClient } from '@tanstack/react-query'
import { firstPendingMs, soonPendingAfterFirst } from '@daftar/app-kit/first-pending'
import type { ScreenRoute } from '../shared/screen-route.ts'
import { servicesOf } from '../shared/services.ts'
import { publicPages, screenRoutes } from './feature-routes.ts'
import { availableRoutes } from './routes/features.ts'
import { ErrorScreen } from './failing/error-screen.tsx'
import { galleryRoute } from './routes/gallery-route.tsx'
import { loadSession, rootTarget, type AppContext } from './routes/guards.ts'
import { LogoutScreen } from './session/logout.tsx'
import { PageSkeleton, ShellSkeleton } from './frame/skeletons.tsx'
import { leaveFor } from './session/leave.ts'
import { RootFrame } from './frame/root-frame.tsx'
import { leaveForPartnerApplication } from './capital/partner-application.ts'
import { pathPattern, publicRoute, routeOf } from './routes/route-of.tsx'
import { ShellFrame } from './frame/shell-frame.tsx'
import { WebviewAuth } from './session/webview-auth.tsx'

/** The route tree: the shell with every feature's screens inside it, and the few pages that stand alone. */
function routeTree(queryClient: QueryClient): AnyRoute {
  const services = servicesOf(queryClient)
  const root = createRootRouteWithContext<AppContext>()({
    component: RootFrame,
    errorComponent: ErrorScreen,
    notFoundComponent: () => null,
  })
  const signedIn = createRoute({
    getParentRoute: () => root,
    id: 'signed-in',
    beforeLoad: ({ context, location }) => loadSession(context, location.href),
    errorComponent: ErrorScreen,
    pendingComponent: ShellSkeleton,
  })
  const shell = createRoute({ getParentRoute: () => signedIn, id: 'shell', component: ShellFrame })
  const money = createRoute({
    getParentRoute: () => signedIn,
    id: 'money-frame',
    component: lazyRouteComponent(() => import('./webview/money-frame.tsx'), 'MoneyFrame'),
  })
  const inFrame = (of: ScreenRoute['frame']) => screenRoutes.filter(({ frame = 'shell' }) => frame === of)
  return root.addChildren([
    signedIn.addChildren([
      createRoute({
        getParentRoute: () => signedIn,
        path: routePaths.root,
        beforeLoad: ({ context }) => {
          throw redirect({ to: rootTarget(context), replace: true })
        },
      }),
      shell.addChildren(inFrame('shell').map((screen) => routeOf(screen, shell))),
      money.addChildren(inFrame('money').map((screen) => routeOf(screen, money))),
      ...inFrame('bare').map((screen) => routeOf(screen, signedIn)),
    ]),
    createRoute({ getParentRoute: () => root, path: pathPattern('logout'), component: LogoutScreen }),
    createRoute({
      getParentRoute: () => root,
      path: pathPattern('auth'),
      beforeLoad: () => leaveFor('/auth'),
    }),
    createRoute({ getParentRoute: () => root, path: pathPattern('webviewAuth'), component: WebviewAuth }),
    createRoute({
      getParentRoute: () => root,
      path: pathPattern('pipedriveApplicationId'),
      beforeLoad: ({ params }) =>
        leaveForPartnerApplication(
          services,
          (params as Record<string, string>)['pipedriveApplicationId'] ?? '',
        ),
    }),
    ...publicPages.map((page) => publicRoute(page, root)),
    ...(services.config.mode === 'production' ? [] : [galleryRoute(root)]),
    createRoute({
      getParentRoute: () => root,
      path: '$',
      beforeLoad: ({ location }) => {
        throw redirect({ to: parentRootOf(location.pathname, availableRoutes), replace: true })
      },
    }),
  ])
}

/** `history` is the browser's own where none is given. */
export function createMerchantRouter(queryClient: QueryClient, history?: RouterHistory) {
  const router = createRouter({
    routeTree: routeTree(queryClient),
    ...(history && { history }),
    context: { queryClient },
    // What was loaded ahead is as fresh as the query cache says.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: firstPendingMs,
    // A skeleton has the shape of what comes: nothing is held back for it to be seen.
    defaultPendingMinMs: 0,
    defaultPendingComponent: PageSkeleton,
    defaultErrorComponent: ErrorScreen,
    scrollRestoration: true,
    // Filters stand in the address as people would write them, without quotation marks.
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== '')
      const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
      return query.size > 0 ? `?${query}` : ''
    },
  })
  soonPendingAfterFirst(router, 150)
  return router
}

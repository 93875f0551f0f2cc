import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import type { QueryClient } from '@tanstack/react-query'
import type { AnyRoute, RouteComponent } from '@tanstack/react-router'
import { usePathParams } from '@daftar/app-kit/current-route'
import { useLanguage } from '@daftar/app-kit/language'
import type { LoadContext, ScreenRoute } from '../shared/screen-route.ts'
import { useSession, type Session } from '../shared/session.ts'
import { featureLoads } from './later.ts'
import { mayOpen } from './access.ts'
import { Crashed, Forbidden } from './shell/error-screens.tsx'

/** Makes a route of a feature's screen: guarded by the roles, its code loaded when it is opened. */
export function routeOf(screen: ScreenRoute, parent: AnyRoute): AnyRoute {
  const Pending = screen.pending
  return createRoute({
    getParentRoute: () => parent,
    path: screen.path,
    staticData: { title: screen.title, path: screen.path },
    // Read from the address, not declared as what the load depends on: another filter would be another
    // screen, and a slow machine would show a skeleton in the place of the one that stands.
    loader: ({ context, params, location, preload }) => {
      const { session, queryClient }: { session: Session; queryClient: QueryClient } = context
      if (mayOpen(screen, session) && !(preload && screen.isReadingLogged))
        startLoad(screen, { queryClient, params, search: location.search })
    },
    component: guarded(screen),
    pendingComponent: () => <Pending />,
    errorComponent: Crashed,
  })
}

/** Nothing waits for it: a screen asks by itself for what nobody has asked for before. */
function startLoad({ path, load }: ScreenRoute, context: LoadContext): void {
  if (typeof load === 'string')
    void featureLoads().then(
      (loads) => loads[path]?.(context),
      () => {},
    )
  else load?.(context)
}

/**
 * The screen for those who may see it, drawn again when the language changes; for others the page that says
 * so.
 */
function guarded(screen: ScreenRoute): RouteComponent {
  const Screen = lazyRouteComponent(async () => ({ default: await screen.screen() }))
  function GuardedScreen() {
    useLanguage()
    const params = usePathParams()
    return mayOpen(screen, useSession()) ? <Screen params={params} /> : <Forbidden />
  }
  return Object.assign(GuardedScreen, { preload: Screen.preload })
}

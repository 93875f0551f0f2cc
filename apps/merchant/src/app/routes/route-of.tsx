import { lazyRouteComponent, createRoute, redirect } from '@tanstack/react-router'
import type { AnyRoute } from '@tanstack/react-router'
import { routePaths, type RouteKey } from '@daftar/rules/shell/guards/routes'
import type { ReactNode } from 'react'
import { firstPendingMs } from '@daftar/app-kit/first-pending'
import type { AnyParams } from '@daftar/app-kit/path-params'
import { usePathParams } from '@daftar/app-kit/current-route'
import { useLanguage } from '@daftar/app-kit/language'
import type { PublicPage, ScreenContext, ScreenOf, ScreenRoute } from '../../shared/screen-route.ts'
import { ErrorScreen } from '../failing/error-screen.tsx'
import { featureLoads } from '../later.ts'
import { guardRoute, type SignedInContext } from './guards.ts'
import { PageSkeleton } from '../frame/skeletons.tsx'

/** Makes a route of a feature's screen: guarded by the rules, its code loaded when it is opened. */
export function routeOf(screen: ScreenRoute, parent: AnyRoute): AnyRoute {
  const Screen = lazyRouteComponent(async () => ({
    default: followingLanguage(await screen.screen()),
  }))
  return createRoute({
    getParentRoute: () => parent,
    path: pathPattern(screen.key),
    staticData: { title: screen.title, key: screen.key },
    validateSearch: screen.search,
    beforeLoad: async ({ context, params, search }) => {
      const signedIn: SignedInContext = context
      guardRoute(screen.key, signedIn)
      const target = await screen.redirect?.(screenContext(signedIn, params, search))
      if (target) throw redirect({ href: target, replace: true })
    },
    // Read from the address, not declared as what the load depends on: another filter would be another
    // screen, and a slow machine would show a skeleton in the place of the one that stands.
    loader: ({ context, params, location: { search } }) =>
      loadOf(screen)?.(screenContext(context, params, screen.search?.(search) ?? search)),
    component: Screen,
    pendingComponent: screen.pending ?? PageSkeleton,
    ...(screen.isFlow && { pendingMs: firstPendingMs }),
    errorComponent: ErrorScreen,
  })
}

/** What a screen asks for ahead. */
function loadOf({ key, load }: ScreenRoute): Exclude<ScreenRoute['load'], string> {
  return typeof load === 'string' ? async (context) => (await featureLoads())[key]?.(context) : load
}

/** Makes a route of a page that needs no session. */
export function publicRoute({ path, title, page }: PublicPage, parent: AnyRoute): AnyRoute {
  return createRoute({
    getParentRoute: () => parent,
    path,
    staticData: { title },
    component: lazyRouteComponent(async () => ({ default: followingLanguage(await page()) })),
    pendingComponent: PageSkeleton,
    errorComponent: ErrorScreen,
  })
}

/** A path of the rules as the router writes it: `{name}` is `$name`, `{name?}` is `{-$name}`. */
export function pathPattern(key: RouteKey): string {
  return routePaths[key].replace(/\{(\w+)(\??)\}/g, (_, name: string, optional: string) =>
    optional ? `{-$${name}}` : `$${name}`,
  )
}

function screenContext(
  { queryClient, account }: SignedInContext,
  params: AnyParams,
  search: unknown,
): ScreenContext {
  return {
    queryClient,
    account,
    params,
    search: (search ?? {}) as Record<string, unknown>,
  }
}

/**
 * The router draws a screen once; this one is drawn again when the language or its address changes, its state
 * kept.
 */
function followingLanguage(Screen: ScreenOf<AnyParams>): () => ReactNode {
  return function InLanguage() {
    useLanguage()
    return <Screen params={usePathParams()} />
  }
}

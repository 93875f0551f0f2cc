import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AnyParams, PathParams } from '@daftar/app-kit/path-params'
import type { EndpointId } from '@daftar/contract/routes'
import type { ComputedPermission } from '@daftar/rules/access/permissions'
import type { EventArea } from '@daftar/rules/events/catalogue'
import type { SidebarGroupId } from '@daftar/rules/shell/frame/sidebar'
import type { RouteKey, routePaths } from '@daftar/rules/shell/guards/routes'
import type { Account } from './session/account.ts'

/** What a screen's loader and redirect are given. */
export type ScreenContext<Params = AnyParams> = Readonly<{
  queryClient: QueryClient
  account: Account
  params: Params
  search: Readonly<Record<string, unknown>>
}>

/** What a screen is drawn with: the parameters of its path. */
export type ScreenOf<Params> = (props: { params: Params }) => ReactNode

/** `({ queryClient, params }) => queryClient.ensureQueryData(...)`. */
type ScreenLoad<Params> = (context: ScreenContext<Params>) => Promise<unknown>

/** What screens ask for, by their keys. */
export type ScreenLoads = Readonly<Partial<Record<RouteKey, ScreenLoad<AnyParams>>>>

/**
 * One screen of a feature. Path and permission come from the rules by `key`: of the pages of the
 * specification out of a table, of every other one as it declares them. The app layer guards it, draws the
 * shell round it and shows its error pages. A feature's `routes.tsx` exports an array of these and nothing
 * else; what its path names is typed where it stands in `screenRoute`.
 */
export type ScreenRoute<Params = AnyParams> = Readonly<{
  key: RouteKey
  /**
   * Where a page lies that the specification does not name, with `{name}` as a parameter. Stands right behind
   * its key, with `opens`; `npm run generate` makes it known to the rules, and gives it the event that tells
   * it was opened.
   */
  path?: `/${string}`
  /** The permission that opens such a page; null is whoever is signed in. */
  opens?: ComputedPermission | null
  /** The part of the product whose use it tells of, where that is not called as its feature's folder. */
  tells?: EventArea
  /** The words of the document's title; asked again when the language changes. */
  title: () => string
  /**
   * Its line in the sidebar, where the rules' table has none: below those of its group, called as the screen
   * is.
   */
  navigation?: Readonly<{ group: Exclude<SidebarGroupId, 'footer'>; icon: ReactNode }>
  /** Loads the screen's module: `() => import('./screens/advance.tsx').then((m) => m.AdvanceScreen)`. */
  screen: () => Promise<ScreenOf<Params>>
  /** Stands while the screen or its data load: a skeleton of the real layout. */
  pending?: () => ReactNode
  /**
   * Its addresses are steps of one flow: what stands there stays a while before a skeleton takes its place.
   */
  isFlow?: boolean
  /** Address ↔ filter value: reads the search part; throw nothing, fall back. */
  search?: (raw: Record<string, unknown>) => Record<string, unknown>
  /** Where else this address leads, decided before anything is drawn (an entry redirect); null stays. */
  redirect?: (context: ScreenContext<Params>) => Promise<string | null> | string | null
  /**
   * Starts the screen's queries while its code loads, also when somebody rests on a link to it. Only what
   * most people begin with has it here. Of others it is the one endpoint they `read`, called with the
   * parameters of their path, or stands in the feature's `loads.ts`; what all of them ask for comes together.
   */
  load?: ScreenLoad<Params> | EndpointId | 'later'
  /**
   * `bare` screens stand alone: no sidebar, no header (webview, signing). Those of the money area slide in a
   * frame of a phone's width, with a way back. Default is the shell.
   */
  frame?: 'shell' | 'bare' | 'money'
}>

/** A page that needs no session and stands alone, at a path of its own. */
export type PublicPage<Params = AnyParams> = Readonly<{
  path: `/${string}`
  title: () => string
  page: () => Promise<ScreenOf<Params>>
}>

/** A screen that is drawn, loaded and led on with the parameters of its own path. */
export function screenRoute<const Key extends RouteKey>(
  key: Key,
  screen: Omit<ScreenRoute<PathParams<(typeof routePaths)[Key]>>, 'key'>,
): ScreenRoute {
  return { key, ...(screen as Omit<ScreenRoute, 'key'>) }
}

/** What the screens of a feature ask for, each with the parameters of its own path. */
export function screenLoads<const Key extends RouteKey>(loads: {
  readonly [Each in Key]: ScreenLoad<PathParams<(typeof routePaths)[Each]>>
}): ScreenLoads {
  return loads as ScreenLoads
}

/** A page that is drawn with the parameters of its own path. */
export function publicPage<const Path extends `/${string}`>(
  path: Path,
  page: Omit<PublicPage<PathParams<Path>>, 'path'>,
): PublicPage {
  return { path, ...(page as unknown as Omit<PublicPage, 'path'>) }
}

import type { AnyParams, PathParams } from '@daftar/app-kit/path-params'
import type { EndpointId } from '@daftar/contract/routes'
import type { StaffFlag } from '@daftar/rules/access/staff-roles'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, FunctionComponent, ReactNode } from 'react'
import type { Session } from './session.ts'

/** `head` stands above the groups and `foot` below them; neither scrolls with them. */
export type NavigationGroup = 'head' | 'capital' | 'money' | 'service' | 'oversight' | 'foot'

export type LoadContext<Params = AnyParams> = Readonly<{
  queryClient: QueryClient
  params: Params
  search: Readonly<Record<string, string>>
}>
type ScreenLoad<Params> = (context: LoadContext<Params>) => void

/** What screens ask for, by their paths. */
export type ScreenLoads = Readonly<Record<string, ScreenLoad<AnyParams>>>

/**
 * One screen of a feature. A feature's `routes.tsx` exports an array of these and nothing else; what its path
 * names is typed where it stands in `screenRoute`.
 */
export type ScreenRoute<Params = AnyParams> = Readonly<{
  /** Below the console's root, as the router writes it: `/cases/$id`. */
  path: string
  /** The words of the document's title; asked again when the language changes. */
  title: () => string
  /** Whoever lacks it neither sees the screen in the sidebar nor opens it. */
  flag: StaffFlag
  /** A further condition: the clock moves in demo mode only. */
  isOpen?: (session: Session) => boolean
  /** Its line in the sidebar; screens below another one have none. */
  navigation?: Readonly<{ group: NavigationGroup; icon: ReactNode }>
  screen: () => Promise<FunctionComponent<{ params: Params }>>
  /** Stands while the screen's code loads: the skeleton of the real layout. */
  pending: ComponentType
  /**
   * Starts the screen's queries while its code loads, also when somebody rests on a link to it. Only what the
   * office opens first has it here. Of others it is the one endpoint they `read`, called with the parameters
   * of their path, or stands in the feature's `loads.ts`; what all of them ask for comes together.
   */
  load?: ScreenLoad<Params> | EndpointId | 'later'
  /** Every reading is written to the audit log, so what only might be opened is not asked for. */
  isReadingLogged?: true
}>

/** A screen that is drawn and loaded with the parameters of its own path. */
export function screenRoute<const Path extends string>(
  path: Path,
  screen: Omit<ScreenRoute<PathParams<Path>>, 'path'>,
): ScreenRoute {
  return { path, ...(screen as Omit<ScreenRoute, 'path'>) }
}

/** What the screens of a feature ask for, each with the parameters of its own path. */
export function screenLoads<const Path extends string>(loads: {
  readonly [Each in Path]: ScreenLoad<PathParams<Each>>
}): ScreenLoads {
  return loads as unknown as ScreenLoads
}

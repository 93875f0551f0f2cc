import { flagsOfStaff } from '@daftar/rules/access/staff-roles'
import type { ScreenRoute } from '../shared/screen-route.ts'
import type { Session } from '../shared/session.ts'

type Guarded = Pick<ScreenRoute, 'flag' | 'isOpen'>
type Listed = Guarded & Pick<ScreenRoute, 'path' | 'navigation'>

/** Whether the roles of the session let it open a screen. */
export function mayOpen({ flag, isOpen }: Guarded, session: Session): boolean {
  return flagsOfStaff(session.roles)[flag] && (isOpen?.(session) ?? true)
}

/**
 * The lines of the sidebar in their order; a screen that is not named here comes after those of its group.
 */
const order = [
  ['/home'],
  ['/cases', '/offers', '/advances', '/relief', '/waitlist'],
  [
    '/transfers',
    '/mandates',
    '/settlement',
    '/adjustments',
    '/holds',
    '/terms',
    '/reconciliation',
    '/top-ups',
    '/ledger',
  ],
  [
    '/onboarding',
    '/store-requests',
    '/listings',
    '/ads',
    '/products',
    '/disputes',
    '/support',
    '/merchants',
    '/call-backs',
    '/integrations',
    '/identities',
    '/experiments',
    '/banner',
  ],
  ['/files', '/audit'],
].flat()

/** The screens of the sidebar, in their order. */
export function sidebarScreens<Screen extends Listed>(
  screens: readonly Screen[],
  session: Session,
): Screen[] {
  const place = ({ path }: Screen) => (order.includes(path) ? order.indexOf(path) : order.length)
  return screens
    .filter((screen) => screen.navigation !== undefined && mayOpen(screen, session))
    .sort((one, other) => place(one) - place(other))
}

/** Where the console opens: the first screen of the sidebar. */
export function firstScreen<Screen extends Listed>(
  screens: readonly Screen[],
  session: Session,
): Screen | null {
  return sidebarScreens(screens, session)[0] ?? null
}

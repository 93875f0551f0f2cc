import { flagsOfStaff } from '@daftar/rules/access/staff-roles'
import type { ScreenRoute } from '../shared/screen-route.ts'
import type { Session } from '../shared/session.ts'

type Guarded = Pick<ScreenRoute, 'flag' | 'isOpen'>

/** Whether the roles of the session let it open a screen. */
export function mayOpen({ flag, isOpen }: Guarded, session: Session): boolean {
  return flagsOfStaff(session.roles)[flag] && (isOpen?.(session) ?? true)
}

/** The screens of the sidebar, in their order. */
export function sidebarScreens<Screen extends Pick<ScreenRoute, 'flag' | 'isOpen' | 'navigation'>>(
  screens: readonly Screen[],
  session: Session,
): Screen[] {
  return screens.filter((screen) => screen.navigation !== undefined && mayOpen(screen, session))
}

/** Where the console opens: the first screen of the sidebar. */
export function firstScreen<Screen extends Pick<ScreenRoute, 'flag' | 'isOpen' | 'navigation'>>(
  screens: readonly Screen[],
  session: Session,
): Screen | null {
  return sidebarScreens(screens, session)[0] ?? null
}

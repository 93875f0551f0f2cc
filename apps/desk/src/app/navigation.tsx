import type { SidebarGroup } from '@daftar/ui/sidebar'
import type { SidebarItem } from '@daftar/ui/sidebar-item'
import { m } from '@daftar/words'
import { deskRoot } from '../shared/addresses.ts'
import type { NavigationGroup, ScreenRoute } from '../shared/screen-route.ts'
import type { Session } from '../shared/session.ts'
import { sidebarScreens } from './access.ts'

const groupOrder: readonly NavigationGroup[] = ['capital', 'money', 'service', 'oversight']

/** The sidebar of somebody's roles; what they may not open is not there. */
export function navigationOf(
  screens: readonly ScreenRoute[],
  session: Session,
  currentPath: string,
): SidebarGroup[] {
  const shown = sidebarScreens(screens, session)
  return groupOrder.map((id) => ({
    id,
    title: groupTitle(id),
    items: shown
      .filter(({ navigation }) => navigation?.group === id)
      .map((screen) => itemOf(screen, currentPath)),
  }))
}

function itemOf({ path, title, navigation }: ScreenRoute, currentPath: string): SidebarItem {
  const href = deskRoot + path
  return {
    id: path,
    label: title(),
    icon: navigation?.icon,
    href,
    current: currentPath === href || currentPath.startsWith(`${href}/`),
  }
}

function groupTitle(id: NavigationGroup): string {
  switch (id) {
    case 'capital':
      return m.desk_group_capital()
    case 'money':
      return m.desk_group_money()
    case 'service':
      return m.desk_group_service()
    case 'oversight':
      return m.desk_group_oversight()
  }
}

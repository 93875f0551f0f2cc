import type { SidebarGroup } from '@daftar/ui/sidebar'
import type { SidebarItem } from '@daftar/ui/sidebar-item'
import { m } from '@daftar/words'
import { deskRoot } from '../shared/addresses.ts'
import type { NavigationGroup, ScreenRoute } from '../shared/screen-route.ts'
import type { Session } from '../shared/session.ts'
import { sidebarScreens } from './access.ts'

const groupOrder = ['capital', 'money', 'service', 'oversight'] as const

/** The sidebar of somebody's roles; what they may not open is not there. */
export function navigationOf(
  screens: readonly ScreenRoute[],
  session: Session,
  currentPath: string,
): { groups: SidebarGroup[]; foot: SidebarItem[] } {
  const shown = sidebarScreens(screens, session)
  const itemsOf = (group: NavigationGroup) =>
    shown.filter(({ navigation }) => navigation?.group === group).map((screen) => itemOf(screen, currentPath))
  return {
    groups: groupOrder.map((id) => ({ id, title: groupTitle(id), items: itemsOf(id) })),
    foot: itemsOf('foot'),
  }
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

function groupTitle(id: (typeof groupOrder)[number]): string {
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

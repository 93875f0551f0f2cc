import type { SidebarGroup } from '@daftar/ui/sidebar'
import type { SidebarItem } from '@daftar/ui/sidebar-item'
import { m } from '@daftar/words'
import { deskRoot } from '../../shared/addresses.ts'
import type { NavigationGroup, ScreenRoute } from '../../shared/screen-route.ts'
import type { Session } from '../../shared/session.ts'
import { screenOfWork } from '../../shared/work/work-kinds.ts'
import { countsByScreen, type WorkCounts } from '../../shared/work/work-query.ts'
import { sidebarScreens } from '../access.ts'

const groupOrder = ['capital', 'money', 'service', 'oversight'] as const

/** The sidebar of somebody's roles; what they may not open is not there. */
export function navigationOf(
  screens: readonly ScreenRoute[],
  session: Session,
  currentPath: string,
  counts: WorkCounts | undefined,
): { head: SidebarItem[]; groups: SidebarGroup[]; foot: SidebarItem[] } {
  const shown = sidebarScreens(screens, session)
  const itemsOf = (group: NavigationGroup) =>
    shown
      .filter(({ navigation }) => navigation?.group === group)
      .map((screen) => ({ ...itemOf(screen, currentPath), ...badgeOf(screen, counts) }))
  return {
    head: itemsOf('head'),
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

/** How much waits there for whoever is signed in; saffron on their own work alone. */
function badgeOf(
  { path, navigation }: ScreenRoute,
  counts: WorkCounts | undefined,
): Pick<SidebarItem, 'badge'> {
  const isHome = navigation?.group === 'head'
  const count = counts && (isHome ? counts.total : countsByScreen(counts, screenOfWork).get(path))
  if (!count) return {}
  return { badge: { count, label: m.desk_work_waiting({ count }), tone: isHome ? 'waiting' : 'plain' } }
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

import type { SidebarGroupId } from '@daftar/rules/shell/frame/sidebar'
import { mayOpen } from '@daftar/rules/shell/guards/route-access'
import type { SidebarItem } from '@daftar/ui/sidebar-item'
import type { Account } from '../../shared/session/account.ts'
import { addressOf } from '../addresses.ts'
import { screenRoutes } from '../feature-routes.ts'

/** The lines that features bring into a group of the sidebar themselves, of what the account may open. */
export function furtherItems(
  group: SidebarGroupId,
  { computedPermissions }: Account,
  pathname: string,
): SidebarItem[] {
  return screenRoutes.flatMap(({ key, title, navigation }) => {
    if (navigation?.group !== group || !mayOpen(key, computedPermissions)) return []
    const href = addressOf(key)
    const current = pathname === href || pathname.startsWith(`${href}/`)
    return { id: key, label: title(), icon: navigation.icon, href, current }
  })
}

import type { Command } from '@daftar/ui/command-palette'
import type { SidebarGroup } from '@daftar/ui/sidebar'
import type { SidebarItem } from '@daftar/ui/sidebar-item'
import { m } from '@daftar/words'
import { Bell, ShieldCheck, Smartphone } from 'lucide-react'
import { addressOf } from '../addresses.ts'

type Navigation = { groups: readonly SidebarGroup[]; footer: readonly SidebarItem[] }

/**
 * The pages of the sidebar under the names they have there, and those below the account; each by its address.
 */
export function palettePages({ groups, footer }: Navigation): Command[] {
  const listed = [...groups.flatMap(({ items }) => items), ...footer.filter(({ id }) => id === 'account')]
  return [
    ...listed.flatMap(({ href, label, icon, id }) =>
      href ? [{ id: href, label: id === 'account' ? m.shell_item_account() : label, icon }] : [],
    ),
    { id: addressOf('accountPhone'), label: m.account_phone(), icon: <Smartphone /> },
    { id: addressOf('accountNotifications'), label: m.notify_title(), icon: <Bell /> },
    { id: addressOf('accountSessions'), label: m.account_sessions_title(), icon: <ShieldCheck /> },
  ]
}

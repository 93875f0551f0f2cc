import { IconButton } from '@daftar/ui/icon-button'
import { TopBar } from '@daftar/ui/top-bar'
import { m } from '@daftar/words'
import { Search } from 'lucide-react'
import { useBrandName } from '../../shared/use-services.ts'
import { Mark } from '@daftar/app-kit/mark'
import { useAccount } from '../../shared/session/account.ts'
import { NotificationBell } from '../notices/notification-bell.tsx'
import { WorkspaceSwitch } from '../workspace/workspace-switch.tsx'

type Props = { menuOpen: boolean; onMenuOpen: () => void; onSearch: () => void }

/**
 * The head of a phone's screen: menu, whose pages these are, search. Who works for no merchant yet sees the
 * brand.
 */
export function MobileBar({ menuOpen, onMenuOpen, onSearch }: Props) {
  const brandName = useBrandName()
  const { workspaces } = useAccount()
  return (
    <TopBar
      brand={{ name: brandName, mark: <Mark />, href: '/' }}
      {...(workspaces.length > 0 && { title: <WorkspaceSwitch /> })}
      menuLabel={m.shell_menu_open()}
      menuOpen={menuOpen}
      onMenuOpen={onMenuOpen}
    >
      <IconButton label={m.shell_search()} icon={<Search />} onClick={onSearch} />
      <NotificationBell />
    </TopBar>
  )
}

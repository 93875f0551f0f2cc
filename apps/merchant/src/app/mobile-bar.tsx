import { IconButton } from '@daftar/ui/icon-button'
import { TopBar } from '@daftar/ui/top-bar'
import { m } from '@daftar/words'
import { Search } from 'lucide-react'
import { useBrandName } from '../shared/use-services.ts'
import { Mark } from '../shared/mark.tsx'

type Props = { menuOpen: boolean; onMenuOpen: () => void; onSearch: () => void }

/** The head of a phone's screen: brand, search, menu. */
export function MobileBar({ menuOpen, onMenuOpen, onSearch }: Props) {
  const brandName = useBrandName()
  return (
    <TopBar
      brand={{ name: brandName, mark: <Mark />, href: '/' }}
      menuLabel={m.shell_menu_open()}
      menuOpen={menuOpen}
      onMenuOpen={onMenuOpen}
    >
      <IconButton label={m.shell_search()} icon={<Search />} onClick={onSearch} />
    </TopBar>
  )
}

import { CommandPalette } from '@daftar/ui/command-palette'
import { m } from '@daftar/words'
import { useRouter } from '@tanstack/react-router'
import { Globe, Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { usePaletteActs, type PaletteAct } from '@daftar/app-kit/palette-acts'
import { addressOf } from '../addresses.ts'
import { usePaletteOrders } from './palette-orders.tsx'
import { palettePages } from './palette-pages.tsx'
import { useNavigation } from '../navigation/use-navigation.tsx'

type Props = { onOpenChange: (open: boolean) => void; onShortcuts: () => void }

/** The pictures of what every palette does. */
const actIcons = {
  language: <Globe />,
  light: <Sun />,
  dark: <Moon />,
  system: <Monitor />,
  shortcuts: <Keyboard />,
}

/** Ctrl or Cmd and K: every page this account may open, any order, and what can be done from anywhere. */
export function Palette({ onOpenChange, onShortcuts }: Props) {
  const [query, setQuery] = useState('')
  const { history } = useRouter()
  const pages = palettePages(useNavigation())
  const orders = usePaletteOrders(query)
  const actions: readonly PaletteAct[] = [
    ...usePaletteActs({ onShortcuts, icons: actIcons }),
    {
      id: 'logout',
      label: m.shell_palette_log_out(),
      icon: <LogOut />,
      run: () => history.push(addressOf('logout')),
    },
  ]
  function select(id: string) {
    const action = actions.find((each) => each.id === id)
    if (action) action.run()
    else history.push(id)
  }
  return (
    <CommandPalette
      open
      onOpenChange={onOpenChange}
      label={m.shell_palette_title()}
      placeholder={m.shell_palette_placeholder()}
      closeLabel={m.common_close()}
      emptyLabel={m.shell_palette_empty({ query })}
      query={query}
      onQueryChange={setQuery}
      onSelect={select}
      {...(orders.isSearching && { busyLabel: m.common_loading() })}
      groups={[
        { id: 'pages', title: m.shell_palette_pages(), commands: pages },
        ...orders.groups,
        { id: 'actions', title: m.shell_palette_actions(), commands: actions },
      ]}
    />
  )
}

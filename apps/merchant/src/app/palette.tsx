import { CommandPalette, type Command } from '@daftar/ui/command-palette'
import { useTheme } from '@daftar/ui/use-theme'
import { m } from '@daftar/words'
import { useRouter } from '@tanstack/react-router'
import { Globe, Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { chooseLanguage, otherLanguage } from '@daftar/app-kit/language'
import { addressOf } from './addresses.ts'
import { usePaletteOrders } from './palette-orders.tsx'
import { palettePages } from './palette-pages.tsx'
import { useNavigation } from './use-navigation.tsx'

type Props = { onOpenChange: (open: boolean) => void; onShortcuts: () => void }

/** Ctrl or Cmd and K: every page this account may open, any order, and what can be done from anywhere. */
export function Palette({ onOpenChange, onShortcuts }: Props) {
  const [query, setQuery] = useState('')
  const { history } = useRouter()
  const { setChoice } = useTheme()
  const pages = palettePages(useNavigation())
  const orders = usePaletteOrders(query)
  const actions: readonly (Command & { run: () => void })[] = [
    {
      id: 'language',
      label: m.shell_palette_language(),
      icon: <Globe />,
      run: () => chooseLanguage(otherLanguage()),
      keywords: m.common_language_other(),
    },
    { id: 'light', label: m.shell_palette_light(), icon: <Sun />, run: () => setChoice('light') },
    { id: 'dark', label: m.shell_palette_dark(), icon: <Moon />, run: () => setChoice('dark') },
    { id: 'system', label: m.shell_palette_system(), icon: <Monitor />, run: () => setChoice('system') },
    { id: 'shortcuts', label: m.shell_palette_shortcuts(), icon: <Keyboard />, hint: '?', run: onShortcuts },
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

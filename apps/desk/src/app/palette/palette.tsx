import { usePaletteActs, type PaletteAct } from '@daftar/app-kit/palette-acts'
import { CommandPalette } from '@daftar/ui/command-palette'
import { m } from '@daftar/words'
import { useRouter } from '@tanstack/react-router'
import { Clock, Globe, Keyboard, LogOut, Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { addresses, deskRoot } from '../../shared/addresses.ts'
import { useSession } from '../../shared/session.ts'
import { sidebarScreens } from '../access.ts'
import { screenRoutes } from '../feature-routes.ts'
import { usePaletteFound } from './palette-found.tsx'

type PaletteProps = Readonly<{
  onOpenChange: (open: boolean) => void
  onShortcuts: () => void
  onSignOut: () => void
}>

/** The pictures of what every palette does. */
const actIcons = {
  language: <Globe />,
  light: <Sun />,
  dark: <Moon />,
  system: <Monitor />,
  shortcuts: <Keyboard />,
}

/** Ctrl or Cmd and K: every screen of one's roles, what is called so, and what can be done from anywhere. */
export function Palette({ onOpenChange, onShortcuts, onSignOut }: PaletteProps) {
  const [query, setQuery] = useState('')
  const { history } = useRouter()
  const session = useSession()
  const found = usePaletteFound(query)
  const screens = sidebarScreens(screenRoutes, session).map(({ path, title, navigation }) => ({
    id: deskRoot + path,
    label: title(),
    icon: navigation?.icon,
  }))
  const clock = { id: addresses.clock, label: m.desk_demo_choose(), icon: <Clock /> }
  const acts: PaletteAct[] = [
    ...usePaletteActs({ onShortcuts, icons: actIcons }),
    { id: 'sign-out', label: m.desk_sign_out(), icon: <LogOut />, run: onSignOut },
  ]
  function select(id: string) {
    const act = acts.find((each) => each.id === id)
    if (act) act.run()
    else history.push(id.split('#')[0]!)
  }
  return (
    <CommandPalette
      open
      onOpenChange={onOpenChange}
      label={m.desk_palette()}
      placeholder={m.desk_palette_placeholder()}
      closeLabel={m.common_close()}
      emptyLabel={m.shell_palette_empty({ query })}
      query={query}
      onQueryChange={setQuery}
      onSelect={select}
      {...(found.isSearching && { busyLabel: m.common_loading() })}
      groups={[
        ...found.groups,
        { id: 'screens', title: m.desk_palette_screens(), commands: screens },
        {
          id: 'acts',
          title: m.desk_palette_acts(),
          commands: session.clock.movable ? [...acts, clock] : acts,
        },
      ]}
    />
  )
}

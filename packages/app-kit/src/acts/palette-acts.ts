import type { Command } from '@daftar/ui/command-palette'
import { useTheme } from '@daftar/ui/use-theme'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import { chooseLanguage, otherLanguage } from '../language/language.ts'

/** A command of the palette that does something here instead of leading somewhere. */
export type PaletteAct = Command & { run: () => void }

type Icons = Readonly<Record<'language' | 'light' | 'dark' | 'system' | 'shortcuts', ReactNode>>

/** What every palette does: the other language, the appearance, the sheet of keys. */
export function usePaletteActs({
  onShortcuts,
  icons,
}: {
  onShortcuts: () => void
  icons: Icons
}): PaletteAct[] {
  const { setChoice } = useTheme()
  return [
    {
      id: 'language',
      label: m.shell_palette_language(),
      icon: icons.language,
      run: () => chooseLanguage(otherLanguage()),
      keywords: m.common_language_other(),
    },
    { id: 'light', label: m.shell_palette_light(), icon: icons.light, run: () => setChoice('light') },
    { id: 'dark', label: m.shell_palette_dark(), icon: icons.dark, run: () => setChoice('dark') },
    { id: 'system', label: m.shell_palette_system(), icon: icons.system, run: () => setChoice('system') },
    {
      id: 'shortcuts',
      label: m.shell_palette_shortcuts(),
      icon: icons.shortcuts,
      hint: '?',
      run: onShortcuts,
    },
  ]
}

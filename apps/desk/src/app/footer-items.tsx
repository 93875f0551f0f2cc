import type { SidebarItem } from '@daftar/ui/sidebar-item'
import type { ThemeChoice } from '@daftar/ui/use-theme'
import { m } from '@daftar/words'
import { Languages, LogOut, Monitor, Moon, Sun, User } from 'lucide-react'
import { chooseLanguage, otherLanguage } from '@daftar/app-kit/language'

type FooterParts = {
  name: string
  theme: { choice: ThemeChoice; setChoice: (choice: ThemeChoice) => void }
  onAccount: () => void
  onSignOut: () => void
}

const nextTheme: Record<ThemeChoice, ThemeChoice> = { system: 'light', light: 'dark', dark: 'system' }

/** Language, appearance, who is signed in, and the way out. */
export function footerItems({ name, theme, onAccount, onSignOut }: FooterParts): SidebarItem[] {
  const other = otherLanguage()
  return [
    {
      id: 'language',
      label: m.common_language_other(),
      lang: other,
      icon: <Languages />,
      onPress: () => chooseLanguage(other),
    },
    {
      id: 'theme',
      label: themeText(theme.choice),
      icon: themeIcon(theme.choice),
      onPress: () => theme.setChoice(nextTheme[theme.choice]),
    },
    { id: 'account', label: name, typed: true, icon: <User />, onPress: onAccount },
    { id: 'sign-out', label: m.desk_sign_out(), icon: <LogOut />, onPress: onSignOut },
  ]
}

function themeText(choice: ThemeChoice): string {
  switch (choice) {
    case 'light':
      return m.desk_theme_light()
    case 'dark':
      return m.desk_theme_dark()
    case 'system':
      return m.desk_theme_system()
  }
}

function themeIcon(choice: ThemeChoice) {
  switch (choice) {
    case 'light':
      return <Sun />
    case 'dark':
      return <Moon />
    case 'system':
      return <Monitor />
  }
}

import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'light' | 'dark' | 'system'
export type Theme = 'light' | 'dark'

const storageKey = 'theme'
export const darkQuery = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()
let watching = false

/**
 * The user's choice, the theme that follows from it, and how to change it. The choice is kept in this
 * browser.
 */
export function useTheme(): { choice: ThemeChoice; theme: Theme; setChoice: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(subscribe, readChoice, () => 'system' as const)
  const theme = useSyncExternalStore(subscribe, currentTheme, () => 'light' as const)
  return { choice, theme, setChoice }
}

/** Puts the chosen theme on the page. Call it before the first paint so that nothing flashes. */
export function applyTheme(): void {
  document.documentElement.dataset.theme = currentTheme()
}

function setChoice(choice: ThemeChoice) {
  try {
    localStorage.setItem(storageKey, choice)
    unkept = null
  } catch {
    unkept = choice
  }
  notify()
}

/** Private windows may refuse storage; the choice then lasts as long as the page. */
let unkept: ThemeChoice | null = null

function readChoice(): ThemeChoice {
  if (unkept) return unkept
  try {
    const stored = localStorage.getItem(storageKey)
    if (stored === 'light' || stored === 'dark') return stored
  } catch {
    // No storage: the system decides.
  }
  return 'system'
}

function currentTheme(): Theme {
  const choice = readChoice()
  if (choice !== 'system') return choice
  return window.matchMedia(darkQuery).matches ? 'dark' : 'light'
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  if (!watching) {
    watching = true
    window.matchMedia(darkQuery).addEventListener('change', notify)
  }
  return () => listeners.delete(listener)
}

function notify() {
  applyTheme()
  for (const listener of listeners) listener()
}

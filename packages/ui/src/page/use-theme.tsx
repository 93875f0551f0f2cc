import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'light' | 'dark' | 'system'
export type Theme = 'light' | 'dark'

const storageKey = 'theme'
const darkQuery = '(prefers-color-scheme: dark)'
const listeners = new Set<() => void>()

/**
 * The user's choice, the theme that follows from it, and how to change it. The choice is kept in this
 * browser.
 */
export function useTheme(): { choice: ThemeChoice; theme: Theme; setChoice: (choice: ThemeChoice) => void } {
  const choice = useSyncExternalStore(watchTheme, readChoice, () => 'system' as const)
  const theme = useSyncExternalStore(watchTheme, currentTheme, () => 'light' as const)
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

/** Puts every choice and every change of the system on the page, and tells of it. Answers how to stop. */
export function watchTheme(listener: () => void): () => void {
  const system = window.matchMedia(darkQuery)
  const turn = () => {
    applyTheme()
    listener()
  }
  listeners.add(listener)
  system.addEventListener('change', turn)
  return () => {
    listeners.delete(listener)
    system.removeEventListener('change', turn)
  }
}

function notify() {
  applyTheme()
  for (const listener of listeners) listener()
}

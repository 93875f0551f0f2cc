import { applyTheme, watchTheme } from '@daftar/ui/use-theme'
import { keepCookie, readCookie } from '../cookies.ts'

/** Where the design package keeps the choice. */
const storageKey = 'theme'

/**
 * Puts the chosen theme on the page and keeps the choice in a cookie too: the server then writes it into the
 * next page before that is painted, and logging out, which clears the browser's storage, does not lose it.
 * Where the system decides, the page follows it as it changes. Answers how to stop.
 */
export function startTheme(): () => void {
  const kept = readCookie('daftar_theme')
  if (localStorage.getItem(storageKey) === null && (kept === 'light' || kept === 'dark'))
    localStorage.setItem(storageKey, kept)
  applyTheme()
  return watchTheme(keepChoice)
}

function keepChoice(): void {
  const choice = localStorage.getItem(storageKey) ?? 'system'
  if (choice !== (readCookie('daftar_theme') ?? 'system')) keepCookie('daftar_theme', choice)
}

import { applyTheme } from '@daftar/ui/use-theme'
import { keepCookie, readCookie } from './cookies.ts'

/** Where the design package keeps the choice. */
const storageKey = 'theme'

/** Puts the chosen theme on the page; a cookie carries it to the server, which writes it into the next page. */
export function startTheme(): void {
  const kept = readCookie('daftar_theme')
  if (localStorage.getItem(storageKey) === null && (kept === 'light' || kept === 'dark'))
    localStorage.setItem(storageKey, kept)
  applyTheme()
  new MutationObserver(keepChoice).observe(document.documentElement, { attributeFilter: ['data-theme'] })
}

function keepChoice(): void {
  const choice = localStorage.getItem(storageKey) ?? 'system'
  if (choice !== (readCookie('daftar_theme') ?? 'system')) keepCookie('daftar_theme', choice)
}

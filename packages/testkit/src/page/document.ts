import type { Window as HappyWindow } from 'happy-dom'
import { tellSelectionOnce } from './selection.ts'

/** What page tests change of the document they are drawn in. */
export type PageOf = { address: string; language: 'en' | 'ar'; width: number }

const origin = 'http://localhost:4400'

/** Where the page is leaving for: as in a browser, the address stays what it was until the page is gone. */
let leavingFor: string | null = null
const height = 900

/**
 * A fresh page at an address: empty, with nothing kept from the test before. One document serves all tests of
 * a worker, which is what makes them cheap.
 */
export function openDocument({ address, language, width }: PageOf): void {
  localStorage.clear()
  sessionStorage.clear()
  for (const name of document.cookie.split('; ').map((pair) => pair.split('=')[0]))
    document.cookie = `${name}=; max-age=0; path=/`
  document.head.replaceChildren()
  document.body.replaceChildren()
  const root = document.documentElement
  for (const element of [root, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  root.lang = language
  root.dir = language === 'ar' ? 'rtl' : 'ltr'
  const { happyDOM } = window as unknown as HappyWindow
  // Every letter is there at once: nothing is drawn with it.
  Object.defineProperty(document, 'fonts', { value: { load: async () => [] }, configurable: true })
  tellSelectionOnce()
  leavingFor = null
  Object.defineProperty(location, 'replace', {
    value: (to: string) => {
      leavingFor = new URL(to, location.href).href
    },
    configurable: true,
  })
  happyDOM.setURL(origin + address)
  happyDOM.setViewport({ width, height })
  askForLessMotion(false)
}

/** Whether the system of who looks asks for less motion. */
export function askForLessMotion(isAsked: boolean): void {
  const { happyDOM } = window as unknown as HappyWindow
  happyDOM.settings.device.prefersReducedMotion = isAsked ? 'reduce' : 'no-preference'
}

/**
 * Where the page stands or leaves for now, whoever moved it there: path, search and hash; the whole address
 * of another host.
 */
export function addressNow(): string {
  const { href, origin: host, pathname, search, hash } = new URL(leavingFor ?? location.href)
  return host === origin ? pathname + search + hash : href
}

/** The page that was left for opens: its address is the document's. */
export function arrive(): void {
  const { happyDOM } = window as unknown as HappyWindow
  if (leavingFor !== null) happyDOM.setURL(leavingFor)
  leavingFor = null
}

/**
 * Said of what is drawn and hidden while a part of the page is loaded: without layout it is not seen to be
 * focusable.
 */
const noise = ['<Pressable> child must be focusable']

/** What was said on the console meanwhile: a page that works says nothing. */
export function listenToConsole(): { said: string[]; stop: () => void } {
  const said: string[] = []
  const { error, warn } = console
  console.error = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ')
    if (!noise.some((known) => text.includes(known))) said.push(text)
  }
  console.warn = console.error
  return {
    said,
    stop: () => {
      console.error = error
      console.warn = warn
    },
  }
}

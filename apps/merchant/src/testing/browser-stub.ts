import { vi } from 'vitest'

/** As much of a browser as modules look at when they load, for tests that run without one. */
export type BrowserStub = {
  stored: Map<string, string>
  /** Where the page was sent. */
  left: string[]
  /** Scripts that were put into the page; a test decides what becomes of them. */
  scripts: { src: string; onload: () => void; onerror: () => void }[]
  location: {
    hostname: string
    origin: string
    pathname: string
    search: string
    replace: (to: string) => void
  }
}

export function stubBrowser(config: object = {}): BrowserStub {
  const stored = new Map<string, string>()
  const stub: BrowserStub = {
    stored,
    left: [],
    scripts: [],
    location: {
      hostname: 'localhost',
      origin: 'https://m.example.com',
      pathname: '/',
      search: '',
      replace: (to) => void stub.left.push(to),
    },
  }
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
    clear: () => stored.clear(),
  }
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'config' ? { textContent: JSON.stringify(config) } : null),
    createElement: () => ({ setAttribute: () => {}, src: '' }),
    head: { append: (script: BrowserStub['scripts'][number]) => void stub.scripts.push(script) },
    body: { dataset: {} },
  })
  vi.stubGlobal('location', stub.location)
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('sessionStorage', storage)
  return stub
}

import { vi } from 'vitest'

/** As much of a browser as modules look at when they load, for tests that run without one. */
export type BrowserStub = {
  /** What lies in the browser's storage, and in the tab's. */
  stored: Map<string, string>
  tab: Map<string, string>
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
  const tab = new Map<string, string>()
  const stub: BrowserStub = {
    stored,
    tab,
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
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'config' ? { textContent: JSON.stringify(config) } : null),
    createElement: () => ({ setAttribute: () => {}, src: '' }),
    head: { append: (script: BrowserStub['scripts'][number]) => void stub.scripts.push(script) },
    body: { dataset: {} },
  })
  vi.stubGlobal('location', stub.location)
  vi.stubGlobal('localStorage', storageOver(stored))
  vi.stubGlobal('sessionStorage', storageOver(tab))
  return stub
}

function storageOver(kept: Map<string, string>): Omit<Storage, 'key' | 'length'> {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  }
}

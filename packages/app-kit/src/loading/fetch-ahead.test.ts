import { afterEach, expect, test, vi } from 'vitest'
import { begin } from '../../build/ahead.ts'
import { fetchAhead } from './fetch-ahead.ts'

const asked: string[] = []

/**
 * A page at a path, of a browser that keeps something, and a server that answers with how often it was asked.
 */
function aPageAt(path: string, kept: Record<string, string> = {}, search = '') {
  asked.length = 0
  const files: string[] = []
  vi.stubGlobal('location', { pathname: path, search })
  vi.stubGlobal('localStorage', { getItem: (name: string) => kept[name] ?? null })
  vi.stubGlobal('document', {
    documentElement: { lang: 'en' },
    fonts: {},
    createElement: () => ({}),
    head: { append: ({ href }: { href: string }) => void files.push(href) },
  })
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(String(asked.push(url)))))
  return files
}

afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.answeredAhead = undefined
})

const pages = [{ path: '/payments', files: ['/assets/orders.js'], calls: ['/account', '/orders?sort=desc'] }]
const fonts = { en: ['/assets/latin.woff2'], ar: ['/assets/arabic.woff2', '/assets/latin.woff2'] }
const browser = { signedInKey: 'in', clientIdKey: 'id' }
const signedIn = { in: '1', id: 'c1' }
const textOf = async (url: string, init?: RequestInit) => (await fetchAhead()(url, init)).text()

test('a first page loads its files and asks ahead, and the application takes each answer once', async () => {
  const files = aPageAt('/payments', signedIn)
  begin(pages, browser, fonts)
  expect(files).toEqual(['/assets/orders.js'])
  expect(asked).toEqual(['/account?client_id=c1', '/orders?sort=desc&client_id=c1'])
  expect(await textOf('/account?client_id=c1')).toBe('1')
  expect(await textOf('/account?client_id=c1')).toBe('3')
})

test('of files that are there once a language, those of the page’s are loaded', () => {
  const files = aPageAt('/payments', signedIn)
  document.documentElement.lang = 'ar'
  begin(
    [{ path: '/payments', files: ['/desk/assets/en/queue.js', '/assets/one.js'], calls: [] }],
    browser,
    fonts,
  )
  expect(files).toEqual(['/desk/assets/ar/queue.js', '/assets/one.js'])
})

test('what every page below a path begins with is loaded there, where the page has no row of its own', () => {
  const below = { path: '/pay*', files: ['/assets/frame.js'], calls: ['/account'] }
  for (const [path, files] of [
    ['/payments', ['/assets/orders.js']],
    ['/payouts', ['/assets/frame.js']],
    ['/account', []],
  ] as const) {
    const loaded = aPageAt(path, signedIn)
    begin([...pages, below], browser, fonts)
    expect(loaded).toEqual(files)
  }
})

test('nothing is asked ahead elsewhere, with a filter in the address, or where nobody is signed in', () => {
  for (const [path, kept, search] of [
    ['/payments/1', signedIn, ''],
    ['/payments', signedIn, '?status=refunded'],
    ['/payments', { id: 'c1' }, ''],
  ] as const) {
    aPageAt(path, kept, search)
    begin(pages, browser, fonts)
    expect(asked).toEqual([])
  }
})

test('what nobody has taken when the first change is sent is asked of the server', async () => {
  aPageAt('/payments', signedIn)
  begin(pages, browser, fonts)
  expect(await textOf('/orders/1/capture', { method: 'POST' })).toBe('3')
  expect(await textOf('/account?client_id=c1')).toBe('4')
})

test('a call with a token of its own and one long after the page began ask the server', async () => {
  aPageAt('/payments', signedIn)
  begin(pages, browser, fonts)
  const url = '/orders?sort=desc&client_id=c1'
  expect(await textOf('/account?client_id=c1', { headers: { authorization: 'Bearer t' } })).toBe('3')
  vi.spyOn(performance, 'now').mockReturnValue(60_000)
  expect(await textOf(url)).toBe('4')
})

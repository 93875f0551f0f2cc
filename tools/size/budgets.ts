import { filesWith, gzipBytes, lazyParts, ownFiles, readBundle, workersOf, type Bundle } from './manifest.ts'

const kib = 1024
/** Sign-in: all that loads until Continue can be pressed, the bot check's worker too. */
const signInBytes = 95 * kib
/** The first page behind the sign-in, on top of what the sign-in has loaded. */
const firstPageBytes = 200 * kib
/** What a route brings of its own. */
const routeBytes = 40 * kib

/** The shopper's page: a phone in a shop, and nothing of the back-office on it. */
const shopperBytes = 95 * kib

export type Budget = { name: string; bytes: number; limit: number; ok: boolean }

/** The merchant's size budgets, measured on a finished build; the shopper's page is a build of its own beside it. */
export function measureBudgets(dist: string): Budget[] {
  const bundle = readBundle(dist)
  const signIn = withWorkers(bundle, filesWith(bundle, 'auth.html'))
  return [
    budget('sign-in page', gzipBytes(dist, signIn), signInBytes),
    firstPage(bundle, signIn),
    budget(
      "shopper's page",
      gzipBytes(dist, filesWith(readBundle(dist, 'pay-manifest.json'), 'pay.html')),
      shopperBytes,
    ),
    ...lazyParts(bundle).map((key) => routePart(bundle, key)),
  ]
}

export function budgetLine({ name, bytes, limit }: Budget): string {
  return `${name}: ${(bytes / kib).toFixed(1)} of ${limit / kib} KiB gzip`
}

/** Any route may be the first one after signing in, so the heaviest counts. */
function firstPage(bundle: Bundle, signIn: Set<string>): Budget {
  const shell = filesWith(bundle, 'index.html')
  const pages = lazyParts(bundle).map((key) => {
    const files = new Set([...shell, ...filesWith(bundle, key)])
    return {
      key,
      bytes: gzipBytes(
        bundle.dist,
        [...files].filter((file) => !signIn.has(file)),
      ),
    }
  })
  const heaviest = pages.reduce((most, page) => (page.bytes > most.bytes ? page : most), {
    key: 'shell',
    bytes: 0,
  })
  return budget(`first signed-in page (${heaviest.key})`, heaviest.bytes, firstPageBytes)
}

function routePart(bundle: Bundle, key: string): Budget {
  const chunk = bundle.chunks[key]
  return budget(`route ${key}`, chunk ? gzipBytes(bundle.dist, ownFiles(chunk)) : Infinity, routeBytes)
}

function withWorkers(bundle: Bundle, files: Set<string>): Set<string> {
  return new Set([...files, ...workersOf(bundle, files)])
}

/** Something of no size at all was not measured. */
function budget(name: string, bytes: number, limit: number): Budget {
  return { name, bytes, limit, ok: bytes > 0 && bytes <= limit }
}

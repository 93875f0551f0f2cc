import { filesWith, gzipBytes, lazyParts, ownFiles, readBundle, workersOf, type Bundle } from './manifest.ts'

const kib = 1024

/**
 * What a page may weigh, in KiB gzip, and in how many files it may come; `why` says where the number is from.
 */
type Law = { kib: number; files?: number; why: string }

/**
 * Every budget of size in one table. Requests that are no files, which a build cannot tell, are counted in
 * `bench/pages`: the document, the fonts and the calls of the API.
 */
export const laws = {
  'sign-in page': {
    kib: 95,
    files: 4,
    why: 'all that loads until Continue can be pressed, the bot check too',
  },
  'first signed-in page': {
    kib: 270,
    files: 18,
    why: 'whichever screen it is, or what opens on it, on top of the sign-in, in one request less than before the Latin letters were one file of three; the heaviest are those with tables, pickers and uploads at once; 12 of it the sheet of all screens but those most people begin with. The page of a part that somebody else fills has all three, and stands alone: 10 of it are the frame it does not show',
  },
  "applicant's page": {
    kib: 222,
    files: 12,
    why: 'a step of the application to sell, or what opens on it: the rules of all its steps come along, because each is held against the others as it is typed; 2 of it the way of a photo that is taken, turned and cut, 3 of it the frame of steps and corrections that updates of companies share',
  },
  'home as the first page': {
    kib: 136,
    files: 7,
    why: 'a little above what it is: each area adds its routes and its sheet to the frame, what its screens ask for comes later; 20 requests, less the document, fonts and calls',
  },
  'orders as the first page': {
    kib: 132,
    files: 6,
    why: 'as the home',
  },
  'a click from orders to payouts': {
    kib: 24,
    files: 3,
    why: '8 requests, less five calls; where the money is comes with it',
  },
  'a click from home to capital': {
    kib: 21,
    files: 3,
    why: '8 requests, less three calls and what is told; 8 of it what all other screens ask for, unless it has come before',
  },
  "shopper's page": { kib: 95, files: 2, why: 'a phone in a shop, and nothing of the back-office on it' },
  'snippet of a product page': { kib: 8, files: 1, why: "a guest on each page of somebody else's shop" },
  'snippet of a cart': { kib: 8, files: 1, why: 'the same' },
  route: {
    kib: 40,
    files: 14,
    why: 'what a screen brings of its own, or a dialog on it; its files are those beyond the frame, with the one of what other screens ask for',
  },
  "console's sign-in page": {
    kib: 106,
    files: 5,
    why: 'a little above what it is; it begins with the application, whose routes and answers asked ahead are 2 of it',
  },
  "console's first page": {
    kib: 230,
    files: 16,
    why: 'whichever screen it is, on top of the sign-in; the heaviest is a part that comes after its page, the calendar of a case; 2 of it who else has the numbers of a case',
  },
  "console's home as the first page": {
    kib: 96,
    files: 8,
    why: 'a little above what it is; 20 requests, less the document, fonts and calls; 9 of it pieces that the queues share and the kinds of work of ads, cards and held mails',
  },
  "console's queue as the first page": {
    kib: 84,
    files: 7,
    why: 'as the home; 6 of it the bars, fields and words that it shares with the queues of disputes and tickets, 4 of it the paths of applications to sell and saved views, the counts of the sidebar, the key to the palette and the bars of time',
  },
  "a click from the console's queue to advances": {
    kib: 27,
    files: 4,
    why: '8 requests, less two calls; 13 of it what all other screens ask for, unless it has come before',
  },
  "console's route": { kib: 40, files: 11, why: 'as a route of the merchant' },
} satisfies Record<string, Law>

export type Budget = {
  name: string
  bytes: number
  limit: number
  files?: number
  mostFiles?: number
  ok: boolean
}

const home = 'src/features/home/screens/home.tsx'
const orders = 'src/features/orders/screens/orders.tsx'
const payouts = 'src/features/payouts/screens/completed.tsx'
const capital = 'src/features/capital/screens/advances.tsx'
const queue = 'src/features/cases/screens/queue.tsx'
const deskAdvances = 'src/features/advances/screens/advances.tsx'

/**
 * The budgets of the merchant's application, on a finished build; the shopper's page is a build of its own
 * beside it.
 */
export function measureBudgets(dist: string): Budget[] {
  const bundle = readBundle(dist)
  const signIn = withWorkers(bundle, filesWith(bundle, 'auth.html'))
  const frame = filesWith(bundle, 'index.html')
  const withOrders = filesWith(bundle, orders)
  const pay = filesWith(readBundle(dist, 'pay-manifest.json'), 'pay.html')
  return [
    budget(bundle, 'sign-in page', signIn),
    heaviest(bundle, 'first signed-in page', frame, signIn, (key) => !isOfApplicant(key)),
    ...(lazyParts(bundle).some(isOfApplicant)
      ? [heaviest(bundle, "applicant's page", frame, signIn, isOfApplicant)]
      : []),
    page(bundle, 'home as the first page', union(frame, filesWith(bundle, home)), signIn),
    page(bundle, 'orders as the first page', union(frame, withOrders), signIn),
    budget(
      bundle,
      'a click from orders to payouts',
      without(filesWith(bundle, payouts), union(frame, withOrders)),
    ),
    budget(
      bundle,
      'a click from home to capital',
      without(filesWith(bundle, capital), union(frame, filesWith(bundle, home))),
    ),
    budget(bundle, "shopper's page", pay),
    budget(bundle, 'snippet of a product page', new Set(['snippets/promo.js'])),
    budget(bundle, 'snippet of a cart', new Set(['snippets/card.js'])),
    ...lazyParts(bundle).map((key) => route(bundle, 'route', key, frame)),
  ]
}

/** The budgets of the console, on a finished build: its sign-in and its application begin with one page. */
export function measureConsole(dist: string): Budget[] {
  const bundle = readBundle(dist)
  const first = filesWith(bundle, 'index.html')
  const signIn = withWorkers(bundle, union(first, filesWith(bundle, 'src/sign-in/start.tsx')))
  const frame = union(first, filesWith(bundle, startOf(bundle)))
  return [
    budget(bundle, "console's sign-in page", signIn),
    heaviest(bundle, "console's first page", frame, signIn),
    page(bundle, "console's home as the first page", union(frame, filesWith(bundle, home)), signIn),
    page(bundle, "console's queue as the first page", union(frame, filesWith(bundle, queue)), signIn),
    budget(
      bundle,
      "a click from the console's queue to advances",
      without(filesWith(bundle, deskAdvances), union(frame, filesWith(bundle, queue))),
    ),
    ...lazyParts(bundle).map((key) => route(bundle, "console's route", key, frame)),
  ]
}

/** Where the console's application begins: in the file of all that most of its screens need. */
function startOf({ chunks }: Bundle): string {
  const own = 'src/app/start.tsx'
  const shared = Object.keys(chunks).find((key) => chunks[key]?.name === 'application')
  return chunks[own] ? own : (shared ?? own)
}

export function budgetLine({ name, bytes, limit, files, mostFiles }: Budget): string {
  const size = `${name}: ${(bytes / kib).toFixed(1)} of ${limit / kib} KiB gzip`
  return mostFiles === undefined ? size : `${size}, ${files} of ${mostFiles} files`
}

type Subject = keyof typeof laws

/** A page of its own, all its files counted, and the bytes that are not `known` yet. */
function page(bundle: Bundle, subject: Subject, files: Set<string>, known: Set<string>): Budget {
  return judged(subject, subject, gzipBytes(bundle.dist, without(files, known)), files.size)
}

function budget(bundle: Bundle, subject: Subject, files: Set<string>): Budget {
  return judged(subject, subject, gzipBytes(bundle.dist, files), files.size)
}

/** Who applies to sell has no other screen to begin with, and nobody else has these. */
function isOfApplicant(key: string): boolean {
  return key.startsWith('src/features/onboarding/')
}

/** Any screen may be the first one after signing in: the heaviest counts, and the one of most files. */
function heaviest(
  bundle: Bundle,
  subject: Subject,
  frame: Set<string>,
  known: Set<string>,
  isCounted: (key: string) => boolean = () => true,
): Budget {
  const pages = ['the frame alone', ...lazyParts(bundle).filter(isCounted)].map((key) => {
    const files = bundle.chunks[key] ? union(frame, filesWith(bundle, key)) : frame
    return { key, ...page(bundle, subject, files, known) }
  })
  const [most] = pages.toSorted((left, right) => right.bytes - left.bytes)
  const files = Math.max(...pages.map((each) => each.files ?? 0))
  return judged(subject, `${subject} (${most?.key})`, most?.bytes ?? 0, files)
}

function route(bundle: Bundle, subject: Subject, key: string, frame: Set<string>): Budget {
  const chunk = bundle.chunks[key]
  const bytes = chunk ? gzipBytes(bundle.dist, ownFiles(chunk)) : Infinity
  return judged(subject, `${subject} ${key}`, bytes, without(filesWith(bundle, key), frame).size)
}

/** Something of no size at all was not measured. */
function judged(subject: Subject, name: string, bytes: number, files: number): Budget {
  const { kib: most, files: mostFiles } = laws[subject]
  const ok = bytes > 0 && bytes <= most * kib && files <= mostFiles
  return { name, bytes, limit: most * kib, files, mostFiles, ok }
}

function withWorkers(bundle: Bundle, files: Set<string>): Set<string> {
  return union(files, workersOf(bundle, files))
}

function union(one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
  return new Set([...one, ...other])
}

function without(files: ReadonlySet<string>, known: ReadonlySet<string>): Set<string> {
  return new Set([...files].filter((file) => !known.has(file)))
}

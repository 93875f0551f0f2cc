import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { budgetLine, measureBudgets, measureConsole } from './budgets.ts'

const made: string[] = []

afterEach(() => {
  for (const dir of made.splice(0)) rmSync(dir, { recursive: true, force: true })
})

test('the sign-in page counts its imports, its styles and the worker it starts, each once', () => {
  const dist = aBuild({ signIn: 10, shared: 20, styles: 5, worker: 7 })
  const [signIn] = measureBudgets(dist)
  expect(kibOf(signIn?.bytes)).toBe(42)
  expect(signIn?.ok).toBe(true)
})

test('the first signed-in page counts only what the sign-in has not loaded, with the heaviest route', () => {
  const [, first] = measureBudgets(aBuild({ shared: 20, shell: 60, route: 30 }))
  expect(kibOf(first?.bytes)).toBe(90)
  expect(first?.name).toContain('src/features/orders/screens/orders.tsx')
})

test('a page, a first page or a route that is too heavy breaks its own budget', () => {
  const tooHeavy = (sizes: Sizes) =>
    measureBudgets(aBuild(sizes))
      .filter(({ ok }) => !ok)
      .map(({ name }) => name.split(' ')[0])
  expect(tooHeavy({ signIn: 60, worker: 40 })).toEqual(['sign-in'])
  expect(tooHeavy({ shell: 300 })).toEqual(['first', 'home', 'orders'])
  expect(tooHeavy({ route: 41 })).toEqual(['route'])
  expect(tooHeavy({ payouts: 41 })).toEqual(['a', 'route'])
  expect(tooHeavy({ capital: 21 })).toEqual(['a'])
  expect(tooHeavy({ pay: 96 })).toEqual(["shopper's"])
  expect(tooHeavy({ snippet: 9 })).toEqual(['snippet', 'snippet'])
  expect(tooHeavy({})).toEqual([])
})

test('a page of too many files breaks its budget, however small they are', () => {
  const tooMany = (sizes: Sizes) =>
    measureBudgets(aBuild(sizes))
      .filter(({ ok }) => !ok)
      .map(({ name }) => name)
  expect(tooMany({ shared: 1 })).toEqual([])
  expect(tooMany({ pieces: 9 })).toEqual(['orders as the first page'])
  expect(tooMany({ pieces: 16 }).map((name) => name.split(' ')[0])).toEqual(['first', 'orders', 'route'])
})

test('the console counts its sign-in, its frame with the queue, and each of its screens', () => {
  const dist = aConsole()
  expect(measureConsole(dist).map(({ name, bytes, files }) => [name, kibOf(bytes), files])).toEqual([
    ["console's sign-in page", 3, 2],
    ["console's first page (src/features/advances/screens/advances.tsx)", 36, 3],
    ["console's home as the first page", 20, 3],
    ["console's queue as the first page", 12, 3],
    ["a click from the console's queue to advances", 32, 1],
    ["console's route src/sign-in/start.tsx", 2, 1],
    ["console's route src/app/start.tsx", 4, 0],
    ["console's route src/features/cases/screens/queue.tsx", 8, 1],
    ["console's route src/features/home/screens/home.tsx", 16, 1],
    ["console's route src/features/advances/screens/advances.tsx", 32, 1],
  ])
})

test('a library that a route loads later is no route', () => {
  const names = measureBudgets(aBuild({ library: 300 })).map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('route'))).toEqual([
    'route src/features/home/screens/home.tsx',
    'route src/features/orders/screens/orders.tsx',
    'route src/features/payouts/screens/completed.tsx',
    'route src/features/capital/screens/advances.tsx',
  ])
})

test('a build that is missing, empty or without a sign-in page is an error and never a small size', () => {
  const dist = aBuild({})
  expect(() => measureBudgets(join(dist, 'elsewhere'))).toThrow('is missing')
  writeFileSync(join(dist, '.vite/manifest.json'), '{}')
  expect(() => measureBudgets(dist)).toThrow('is empty')
  writeFileSync(join(dist, '.vite/manifest.json'), '{"index.html":{"file":"assets/shell.js"}}')
  expect(() => measureBudgets(dist)).toThrow('auth.html is not in the manifest')
})

test('a budget reads as one line', () => {
  expect(budgetLine({ name: 'sign-in page', bytes: 43.5 * 1024, limit: 95 * 1024, ok: true })).toBe(
    'sign-in page: 43.5 of 95 KiB gzip',
  )
  const counted = { name: 'route', bytes: 1024, limit: 40 * 1024, files: 3, mostFiles: 9, ok: true }
  expect(budgetLine(counted)).toBe('route: 1.0 of 40 KiB gzip, 3 of 9 files')
})

type Sizes = Partial<
  Record<
    | 'signIn'
    | 'shared'
    | 'styles'
    | 'worker'
    | 'shell'
    | 'route'
    | 'payouts'
    | 'capital'
    | 'library'
    | 'pay'
    | 'pieces'
    | 'snippet',
    number
  >
>

/** A build whose files cannot be compressed, so that a size in KiB is the size on the wire. */
function aBuild(sizes: Sizes): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  made.push(dist)
  mkdirSync(join(dist, '.vite'))
  mkdirSync(join(dist, 'assets'))
  const write = (name: string, kib: number, head = '') =>
    writeFileSync(
      join(dist, 'assets', name),
      Buffer.concat([Buffer.from(head), randomBytes(Math.ceil(kib * 1024))]),
    )
  write('auth.js', sizes.signIn ?? 1, '/* new Worker("/assets/check-worker-1.js") */')
  write('shared.js', sizes.shared ?? 1)
  write('auth.css', sizes.styles ?? 1)
  write('check-worker-1.js', sizes.worker ?? 1)
  write('other-worker-2.js', 500)
  write('shell.js', sizes.shell ?? 1)
  write('home.js', 1)
  write('list.js', sizes.route ?? 1)
  write('completed.js', sizes.payouts ?? 1)
  write('advances.js', sizes.capital ?? 1)
  const pieces = Array.from({ length: sizes.pieces ?? 0 }, (_, index) => `piece-${index}.js`)
  for (const piece of pieces) write(piece, 0.01)
  write('pdf.js', sizes.library ?? 1)
  write('pay.js', sizes.pay ?? 1)
  mkdirSync(join(dist, 'snippets'))
  for (const name of ['promo.js', 'card.js']) write(`../snippets/${name}`, sizes.snippet ?? 1)
  const manifest = {
    'auth.html': { file: 'assets/auth.js', isEntry: true, imports: ['_shared.js'], css: ['assets/auth.css'] },
    'index.html': { file: 'assets/shell.js', isEntry: true, imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    'src/features/home/screens/home.tsx': {
      file: 'assets/home.js',
      src: 'src/features/home/screens/home.tsx',
      isDynamicEntry: true,
      imports: ['index.html'],
    },
    'src/features/orders/screens/orders.tsx': {
      file: 'assets/list.js',
      src: 'src/features/orders/screens/orders.tsx',
      isDynamicEntry: true,
      imports: ['index.html', ...pieces],
    },
    'src/features/payouts/screens/completed.tsx': {
      file: 'assets/completed.js',
      src: 'src/features/payouts/screens/completed.tsx',
      isDynamicEntry: true,
      imports: ['index.html'],
    },
    'src/features/capital/screens/advances.tsx': {
      file: 'assets/advances.js',
      src: 'src/features/capital/screens/advances.tsx',
      isDynamicEntry: true,
      imports: ['index.html'],
    },
    ...Object.fromEntries(pieces.map((piece) => [piece, { file: `assets/${piece}` }])),
    '../../node_modules/unpdf/dist/index.mjs': {
      file: 'assets/pdf.js',
      src: '../../node_modules/unpdf/dist/index.mjs',
      isDynamicEntry: true,
    },
  }
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest))
  const pay = { 'pay.html': { file: 'assets/pay.js', isEntry: true } }
  writeFileSync(join(dist, '.vite/pay-manifest.json'), JSON.stringify(pay))
  return dist
}

/** A console whose files weigh 1, 2, 4, 8, 16 and 32 KiB. */
function aConsole(): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  made.push(dist)
  mkdirSync(join(dist, '.vite'))
  const keys = [
    'index.html',
    'src/sign-in/start.tsx',
    'src/app/start.tsx',
    'src/features/cases/screens/queue.tsx',
    'src/features/home/screens/home.tsx',
    'src/features/advances/screens/advances.tsx',
  ]
  const chunks = keys.map((key, index) => {
    writeFileSync(join(dist, `${index}.js`), randomBytes(2 ** index * 1024))
    return [key, { file: `${index}.js`, src: key, isDynamicEntry: index > 0 }] as const
  })
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(chunks)))
  return dist
}

function kibOf(bytes = 0): number {
  return Math.round(bytes / 1024)
}

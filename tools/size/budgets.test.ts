import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { budgetLine, measureBudgets } from './budgets.ts'

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
  expect(first?.name).toContain('src/features/loans/screens/list.tsx')
})

test('a page, a first page or a route that is too heavy breaks its own budget', () => {
  const tooHeavy = (sizes: Sizes) =>
    measureBudgets(aBuild(sizes))
      .filter(({ ok }) => !ok)
      .map(({ name }) => name.split(' ')[0])
  expect(tooHeavy({ signIn: 60, worker: 40 })).toEqual(['sign-in'])
  expect(tooHeavy({ shell: 200 })).toEqual(['first'])
  expect(tooHeavy({ route: 41 })).toEqual(['route'])
  expect(tooHeavy({ pay: 96 })).toEqual(["shopper's"])
  expect(tooHeavy({})).toEqual([])
})

test('a library that a route loads later is no route', () => {
  const names = measureBudgets(aBuild({ library: 300 })).map(({ name }) => name)
  expect(names.filter((name) => name.startsWith('route'))).toEqual([
    'route src/features/loans/screens/list.tsx',
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
})

type Sizes = Partial<
  Record<'signIn' | 'shared' | 'styles' | 'worker' | 'shell' | 'route' | 'library' | 'pay', number>
>

/** A build whose files cannot be compressed, so that a size in KiB is the size on the wire. */
function aBuild(sizes: Sizes): string {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'))
  made.push(dist)
  mkdirSync(join(dist, '.vite'))
  mkdirSync(join(dist, 'assets'))
  const write = (name: string, kib: number, head = '') =>
    writeFileSync(join(dist, 'assets', name), Buffer.concat([Buffer.from(head), randomBytes(kib * 1024)]))
  write('auth.js', sizes.signIn ?? 1, '/* new Worker("/assets/check-worker-1.js") */')
  write('shared.js', sizes.shared ?? 1)
  write('auth.css', sizes.styles ?? 1)
  write('check-worker-1.js', sizes.worker ?? 1)
  write('other-worker-2.js', 500)
  write('shell.js', sizes.shell ?? 1)
  write('list.js', sizes.route ?? 1)
  write('pdf.js', sizes.library ?? 1)
  write('pay.js', sizes.pay ?? 1)
  const manifest = {
    'auth.html': { file: 'assets/auth.js', isEntry: true, imports: ['_shared.js'], css: ['assets/auth.css'] },
    'index.html': { file: 'assets/shell.js', isEntry: true, imports: ['_shared.js'] },
    '_shared.js': { file: 'assets/shared.js' },
    'src/features/loans/screens/list.tsx': {
      file: 'assets/list.js',
      src: 'src/features/loans/screens/list.tsx',
      isDynamicEntry: true,
      imports: ['index.html'],
    },
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

function kibOf(bytes = 0): number {
  return Math.round(bytes / 1024)
}

import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

const imports = /^(?:import|export) (?!type )[^'"]*?from '([^']+)'|^import '([^']+)'/gm

/** The files of ours that a file loads before it runs, itself among them. */
function filesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const source of sourcesOf(file))
    if (source.startsWith('.')) filesOf(resolve(dirname(file), source), seen)
  return seen
}

/** The packages it loads by itself and through these. */
function packagesOf(file: string): string[] {
  return [...filesOf(file)].flatMap(sourcesOf).filter((source) => !source.startsWith('.'))
}

function sourcesOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(imports)].map(([, from, alone]) => from ?? alone ?? '')
}

const at = (path: string) => join(import.meta.dirname, path)

test('no start waits for what sets papers or shows the API: each is loaded when it is asked for', () => {
  const loaded = packagesOf(at('app.ts'))
  expect(loaded).toContain('fastify')
  expect(loaded.filter((source) => /^@react-pdf|^marked/.test(source))).toEqual([])
})

test('the server starts on a fresh clone while words are being compiled', () => {
  const loaded = packagesOf(at('main.ts'))
  expect(loaded).toContain('postgres')
  expect(loaded.filter((source) => source.startsWith('@daftar/words'))).toEqual([])
})

test.each(['main.ts', 'app.ts', 'operate.ts'])(
  '%s loads nothing of the demo and no helper of tests',
  (entry) => {
    const loaded = [...filesOf(at(entry))].map((file) => relative(import.meta.dirname, file))
    expect(loaded.length).toBeGreaterThan(20)
    expect(loaded.filter((file) => /^demo\/|(^|\/)testing(\/|\.ts$)/.test(file))).toEqual([])
  },
)

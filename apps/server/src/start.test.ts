import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const imports = /^(?:import|export) (?!type )[^'"]*?from '([^']+)'|^import '([^']+)'/gm

/** The packages a file loads by itself and through files of ours, before it runs. */
function loadedBy(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || !existsSync(file)) return []
  seen.add(file)
  const sources = [...readFileSync(file, 'utf8').matchAll(imports)].map(
    ([, from, alone]) => from ?? alone ?? '',
  )
  return sources.flatMap((source) =>
    source.startsWith('.') ? loadedBy(resolve(dirname(file), source), seen) : [source],
  )
}

test('no start waits for what sets papers or shows the API: each is loaded when it is asked for', () => {
  const loaded = loadedBy(join(import.meta.dirname, 'app.ts'))
  expect(loaded).toContain('fastify')
  expect(loaded.filter((source) => /^@react-pdf|^@scalar/.test(source))).toEqual([])
})

test('the server starts on a fresh clone while words are being compiled: nothing it loads at once needs them', () => {
  const loaded = loadedBy(join(import.meta.dirname, 'main.ts'))
  expect(loaded).toContain('postgres')
  expect(loaded.filter((source) => source.startsWith('@daftar/words'))).toEqual([])
})

import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compressAssets } from './compress.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compress-'))
})

afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('scripts and styles get both copies, whole and equal to the asset, the largest too', async () => {
  const texts = { 'a.js': 'let a = 1\n'.repeat(100), 'b.mjs': 'let b = 2\n'.repeat(100_000) }
  for (const [name, text] of Object.entries(texts)) put(name, text)
  expect(await compressAssets(folder)).toBe(2)
  for (const [name, text] of Object.entries(texts)) {
    expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(text)
    expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(text)
    expect(read(`${name}.br`).length).toBeLessThan(text.length / 10)
  }
  expect(readdirSync(folder)).toHaveLength(6)
})

test('what is compressed already and what is tiny stays alone', async () => {
  put('font.woff2', 'x'.repeat(5000))
  put('tiny.js', 'x'.repeat(511))
  expect(await compressAssets(folder)).toBe(0)
  expect(readdirSync(folder).toSorted()).toEqual(['font.woff2', 'tiny.js'])
})

test('an app without assets has none to compress', async () => {
  expect(await compressAssets(join(folder, 'nothing'))).toBe(0)
})

function put(name: string, text: string) {
  writeFileSync(join(folder, name), text)
}

function read(name: string) {
  return readFileSync(join(folder, name))
}

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fromRoot } from '../lib/paths.ts'
import { cutFont, cuts, fontsFolder, ranges } from './cut-fonts.ts'

test.each(cuts)('$file is what its family cuts to, or `npm run fonts` was forgotten', async (cut) => {
  expect((await cutFont(cut)).equals(readFileSync(join(fontsFolder, cut.file)))).toBe(true)
})

test('no other font lies beside them', () => {
  const fonts = readdirSync(fontsFolder).filter((file) => file.endsWith('.woff2'))
  expect(fonts.toSorted()).toEqual(cuts.map(({ file }) => file).toSorted())
})

test('style sheets ask for a font by the characters that it was cut to', () => {
  const sheet = readFileSync(fromRoot('packages/ui/src/styles/fonts.css'), 'utf8')
  const asked = [...sheet.matchAll(/unicode-range:([^;]+);/g)].map(([, range = '']) =>
    range.trim().replaceAll(/\s+/g, ' '),
  )
  expect([...new Set(asked)]).toEqual([ranges.en, ranges.ar])
})

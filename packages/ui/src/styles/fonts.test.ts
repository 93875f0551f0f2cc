import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const sheet = readFileSync(join(import.meta.dirname, 'fonts.css'), 'utf8')

test('all weights of the Latin letters are one file, so that a page asks once for them', () => {
  const files = [...sheet.matchAll(/url\('([^']*)'\)/g)].map(([, file]) => file ?? '')
  expect(files.filter((file) => file.includes('plex-en-'))).toHaveLength(1)
  expect(files).toHaveLength(4)
})

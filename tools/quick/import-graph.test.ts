import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { importedNames, importGraph } from './import-graph.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'graph-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('every way to name another module is seen', () => {
  const text = `
import { a } from './a.ts'
import type { B } from "./b.ts"
export * from './c.ts'
import './d.css'
const e = await import('./e.ts')
const f = new Worker(new URL('./f.ts', import.meta.url))
import {
  g,
} from './g.ts'
`
  expect(importedNames(text)).toEqual(
    ['a.ts', 'b.ts', 'c.ts', 'd.css', 'e.ts', 'f.ts', 'g.ts'].map((n) => `./${n}`),
  )
})

test('a name leads to a file beside it, to one of our packages, or out of the house', () => {
  const graph = graphOf({
    'apps/desk/src/app/app.tsx': [
      "import './app.css'",
      "import { money } from '@daftar/rules/money/money'",
      "import { Button } from '@daftar/ui/button'",
      "import { m } from '@daftar/words'",
      "import { useState } from 'react'",
      "import { gone } from './gone.ts'",
    ].join('\n'),
    'apps/desk/src/app/app.css': "@import './part.css'",
    'apps/desk/src/app/part.css': '',
    'packages/rules/src/money/money.ts': '',
    'packages/ui/package.json': JSON.stringify({ exports: { './button': './src/controls/button.tsx' } }),
    'packages/ui/src/controls/button.tsx': '',
    'packages/words/src/index.ts': '',
  })
  expect(graph.get('apps/desk/src/app/app.tsx')).toEqual([
    'apps/desk/src/app/app.css',
    'packages/rules/src/money/money.ts',
    'packages/ui/src/controls/button.tsx',
    'packages/words/src/index.ts',
  ])
  expect(graph.get('apps/desk/src/app/app.css')).toEqual(['apps/desk/src/app/part.css'])
})

function graphOf(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return importGraph(Object.keys(files), folder)
}

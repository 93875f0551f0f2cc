import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { build, type Rolldown } from 'vite'
import { twoSheets } from './two-sheets.ts'

let root: string

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'sheets-')))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** An application that begins with a card, and a page in front of it with a step that comes later. */
async function built(sources: Readonly<Record<string, string>>) {
  const pages = { index: 'main.ts', auth: 'auth.ts' }
  const files: Record<string, string> = {
    'main.ts': "import './card.ts'; import('./screen.ts'); import('./other.ts')",
    'card.ts': "import './card.css'; export const card = document.title",
    'card.css': '.card { color: red }',
    'screen.ts': "import './screen.css'; console.log('screen')",
    'screen.css': '.screen { color: red }',
    'other.ts': "import './other.css'; console.log('other')",
    'other.css': '.other { color: red }',
    'auth.ts': "import './front.css'; import('./step.ts')",
    'front.css': '.front { color: red }',
    'step.ts': "import './step.css'; console.log('step')",
    'step.css': '.step { color: red }',
    ...sources,
  }
  for (const [page, start] of Object.entries(pages))
    files[`${page}.html`] =
      `<html><head></head><body><script type="module" src="/${start}"></script></body></html>`
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  const index = join(root, 'index.html')
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [twoSheets(index, { front: 'apart', screens: [join(root, 'screen.ts')] })],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { index, auth: join(root, 'auth.html') },
        output: {
          assetFileNames: '[name][extname]',
          codeSplitting: { groups: [{ name: 'front', test: /(?:front|kept)\.css$/ }] },
        },
      },
    },
  })) as Rolldown.RolldownOutput
  const textOf = (name: string) => {
    const file = output.find(({ fileName }) => fileName === name)
    return file?.type === 'asset' ? String(file.source) : ''
  }
  const classesIn = (sheet: string) =>
    [...textOf(sheet).matchAll(/\.(\w+)(?=[,{\s])/g)].map(([, name]) => name!)
  const sheetsOf = (page: string) =>
    [...textOf(page).matchAll(/href="\/([^"]+\.css)"/g)].map(([, name]) => name!)
  /** The sheets that scripts of a page name: they come with what is imported later. */
  const loadedAfter = (page: string) =>
    output.flatMap((file) =>
      file.type === 'chunk' && file.name === page
        ? [...file.code.matchAll(/["'`]([\w-]+\.css)["'`]/g)].map(([, name]) => name!)
        : [],
    )
  return { classesIn, sheetsOf, loadedAfter }
}

test('an application has a sheet to begin with and one of all other screens; a page in front has its own', async () => {
  const { classesIn, sheetsOf } = await built({})
  expect(classesIn('application.css')).toEqual(['front', 'card', 'screen'])
  expect(classesIn('screens.css').toSorted()).toEqual(['other', 'step'])
  expect(sheetsOf('index.html')).toEqual(['application.css'])
  expect(sheetsOf('auth.html').map((sheet) => classesIn(sheet))).toEqual([['front']])
})

test('a later step of a page in front loads the first sheet of the application where it needs it', async () => {
  const { loadedAfter } = await built({
    'step.ts': "import { card } from './card.ts'; import './step.css'; console.log(card)",
    'auth.ts': "import './front.css'; import('./step.ts'); import('./plain.ts')",
    'plain.ts': "console.log('plain')",
  })
  expect(loadedAfter('auth').toSorted()).toEqual(['application.css', 'screens.css'])
})

test('a step that needs nothing of it does not', async () => {
  const { loadedAfter } = await built({})
  expect(loadedAfter('auth')).toEqual(['screens.css'])
})

test('what a page in front begins with is in its own sheet, for its later steps too', async () => {
  const { classesIn, sheetsOf, loadedAfter } = await built({
    'main.ts': "import './kept.css'; import('./screen.ts'); import('./other.ts')",
    'kept.css': '.kept { color: red }',
    'auth.ts': "import './front.css'; import './kept.css'; import('./step.ts')",
    'step.ts': "import './kept.css'; console.log('step')",
  })
  expect(
    sheetsOf('auth.html')
      .flatMap((sheet) => classesIn(sheet))
      .toSorted(),
  ).toEqual(['front', 'kept'])
  expect(loadedAfter('auth')).toEqual([])
})

import { cpSync, mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compileCatalogues } from './compile.ts'

/** Beside the packages, where the compiler looks for its plugin. */
const root = join(import.meta.dirname, '../../../node_modules')
let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(root, '.words-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A project of two languages with what `areas` say. */
function catalogues(name: string, areas: Record<'en' | 'ar', Record<string, object>>): string {
  const made = join(folder, name)
  mkdirSync(join(made, 'project.inlang'), { recursive: true })
  const settings = JSON.parse(
    readFileSync(join(import.meta.dirname, '../project.inlang/settings.json'), 'utf8'),
  )
  settings.modules = [join(root, '@inlang/plugin-message-format/dist/index.js')]
  settings['plugin.inlang.messageFormat'].pathPattern = ['a', 'b'].map((area) => `./{locale}/${area}.json`)
  writeFileSync(join(made, 'project.inlang/settings.json'), JSON.stringify(settings))
  for (const [locale, texts] of Object.entries(areas))
    for (const [area, messages] of Object.entries(texts)) {
      mkdirSync(join(made, locale), { recursive: true })
      writeFileSync(join(made, locale, `${area}.json`), JSON.stringify(messages))
    }
  return made
}

const counted = (...texts: string[]) => [
  {
    declarations: ['input count', 'local category = count: plural'],
    selectors: ['category'],
    match: Object.fromEntries(
      ['one', 'two', 'few', '*'].map((form, index) => [`category=${form}`, texts[index]]),
    ),
  },
]

const areas = {
  en: {
    a: { plain: 'Paid', named: 'To {name}, on {day}', only_english: 'Not yet said' },
    b: { counted: counted('One order', 'Two orders', '{count} orders', '{count} of them') },
  },
  ar: {
    a: { plain: 'مدفوع', named: 'إلى {name} في {day}' },
    b: { counted: counted('طلب واحد', 'طلبان', '{count} طلبات', '{count} طلبًا') },
  },
}

function filesIn(made: string): Record<string, string> {
  const out = join(made, 'src/generated')
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return Object.fromEntries(
    files
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => !path.endsWith('README.md'))
      .map((path) => [path.slice(out.length), readFileSync(path, 'utf8')]),
  )
}

test('what is compiled is to the letter what the compiler’s own command makes of the same catalogues', async () => {
  const ours = catalogues('ours', areas)
  const theirs = catalogues('theirs', areas)
  mkdirSync(join(ours, 'src/generated'), { recursive: true })
  writeFileSync(join(ours, 'src/generated/left-over.js'), '')
  await compileCatalogues(ours, true)
  await compile({
    project: join(theirs, 'project.inlang'),
    outdir: join(theirs, 'src/generated'),
    strategy: ['globalVariable', 'baseLocale'],
    emitTsDeclarations: true,
  })
  expect(Object.keys(filesIn(ours))).toContain('/messages/counted.js')
  expect(filesIn(ours)).toEqual(filesIn(theirs))
})

test('a catalogue that is missing or broken is told, and what was compiled before stays', async () => {
  const made = catalogues('broken', areas)
  await compileCatalogues(made, false)
  const before = filesIn(made)
  rmSync(join(made, 'ar/b.json'))
  await expect(compileCatalogues(made, false)).rejects.toThrow(/b\.json/)
  cpSync(join(made, 'en/b.json'), join(made, 'ar/b.json'))
  writeFileSync(join(made, 'ar/b.json'), '{"counted": ')
  await expect(compileCatalogues(made, false)).rejects.toThrow(/JSON/)
  expect(filesIn(made)).toEqual(before)
})

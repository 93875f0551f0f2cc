import { execFileSync } from 'node:child_process'
import { mkdtempSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compile } from '@inlang/paraglide-js'
import { build, minifySync, type Rolldown } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Plural } from '../src/generated/registry.js'
import { compileCatalogues } from './compile.ts'
import { apart, byLanguage, sentences } from './sentences.ts'

/** Beside the packages, where the compiler looks for its plugin. */
const root = join(import.meta.dirname, '../../../node_modules')
let folder = ''
/** The same catalogues, compiled by us and by the compiler's own command. */
let ours = ''
let theirs = ''
beforeAll(async () => {
  folder = mkdtempSync(join(root, '.words-'))
  ours = await compiled('ours')
  theirs = catalogues('theirs', areas)
  await compile({
    project: join(theirs, 'project.inlang'),
    outdir: join(theirs, 'src/generated'),
    strategy: ['globalVariable', 'baseLocale'],
    emitTsDeclarations: true,
  })
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
  writeFileSync(join(made, 'package.json'), '{ "type": "module" }')
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
    a: { paid_plainly: 'Paid', paid_to_named: 'To {name}, on {day}', only_english: 'Not yet said' },
    b: { counted: counted('One order', 'Two orders', '{count} orders', '{count} of them') },
  },
  ar: {
    a: { paid_plainly: 'مدفوع', paid_to_named: 'إلى {name} في {day}' },
    b: { counted: counted('طلب واحد', 'طلبان', '{count} طلبات', '{count} طلبًا') },
  },
}

async function compiled(name: string): Promise<string> {
  const made = catalogues(name, areas)
  await compileCatalogues(made)
  return made
}

function filesIn(made: string): Record<string, string> {
  const out = join(made, 'src/generated')
  return Object.fromEntries(readdirSync(out).map((name) => [name, readFileSync(join(out, name), 'utf8')]))
}

/** Code without comments, imports and the writer's own spacing. */
function bare(code: string): string {
  const options = {
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: true, legalComments: 'none' },
  } as const
  return minifySync('message.js', code, options).code.replaceAll(/import\b.*?from"[^"]*";/g, '')
}

test('every message is to the letter what the compiler’s own command makes of the same catalogues', () => {
  const made = join(theirs, 'src/generated/messages')
  const expected = readdirSync(made).filter((name) => name.endsWith('.js') && name !== '_index.js')
  const messages = apart(filesIn(ours)['messages.js'] ?? '')
  expect([...messages.keys()].sort()).toEqual([
    'a/only_english',
    'a/paid_plainly',
    'a/paid_to_named',
    'b/counted',
  ])
  expect(
    Object.fromEntries([...messages].map(([name, code]) => [`${name.slice(2)}.js`, bare(code)])),
  ).toEqual(Object.fromEntries(expected.map((name) => [name, bare(readFileSync(join(made, name), 'utf8'))])))
})

test('every caller hears the language asked for, else the one that is set, else English', async () => {
  const [here, there] = await Promise.all(
    [ours, theirs].map(async (made) => {
      const load = (name: string) => import(join(made, 'src/generated', name))
      return { m: await load('messages.js'), ...(await load('runtime.js')) }
    }),
  )
  const calls = ({ m }: typeof here, options?: { locale: string }) => [
    m.paid_plainly({}, options),
    m.only_english({}, options),
    m.paid_to_named({ name: 'Noor', day: 'Sunday' }, options),
    ...[1, 2, 5, 40].map((count) => m.counted({ count }, options)),
  ]
  expect(calls(here)).toEqual(calls(there))
  expect(calls(here)[0]).toBe('Paid')
  for (const locale of ['en', 'ar']) {
    expect(calls(here, { locale })).toEqual(calls(there, { locale }))
    for (const { overwriteGetLocale } of [here, there]) overwriteGetLocale(() => locale)
    expect(calls(here)).toEqual(calls(there))
    expect(calls(here)).toEqual(calls(here, { locale }))
  }
})

test('the plural of a number is that of the language’s own rules', async () => {
  const { plural } = (await import(join(ours, 'src/generated/registry.js'))) as { plural: Plural }
  const counts = [...Array(1_011).keys(), -1, -2, -5, 0.5, 1.5, 2.25, 100_000, 1_000_003]
  for (const locale of ['en', 'ar']) {
    const rules = new Intl.PluralRules(locale)
    expect(counts.map((count) => plural(locale, count))).toEqual(counts.map((count) => rules.select(count)))
  }
})

test('a message takes what the compiler’s own command declares, and nothing less', () => {
  const keys = ['paid_plainly', 'paid_to_named', 'only_english', 'counted']
  const lines = [
    `import * as here from '${ours}/src/generated/messages.js'`,
    `import * as there from '${theirs}/src/generated/messages.js'`,
    `import { overwriteGetLocale } from '${theirs}/src/generated/runtime.js'`,
    `export const set: typeof import('${ours}/src/generated/runtime.js').overwriteGetLocale = overwriteGetLocale`,
    `type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false`,
    ...keys.flatMap((key) => [
      `export const ${key}: [typeof here.${key}, typeof there.${key}] = [here.${key}, here.${key}]`,
      `export const ${key}_takes: Same<Parameters<typeof here.${key}>, Parameters<typeof there.${key}>> = true`,
      `export const ${key}_gives: Same<ReturnType<typeof here.${key}>, ReturnType<typeof there.${key}>> = true`,
    ]),
  ]
  expect(typeErrors(lines)).toBe('')
  expect(typeErrors([lines[0]!, `here.paid_to_named({ name: 'Noor' })`, `here.counted()`])).toMatch(
    /\(2,.*\(3,/s,
  )
})

function typeErrors(lines: string[]): string {
  const file = join(folder, 'types.ts')
  writeFileSync(file, lines.join('\n'))
  const tsc = join(root, 'typescript/lib/tsc.js')
  const options = [
    '--ignoreConfig',
    '--strict',
    '--skipLibCheck',
    '--lib',
    'es2024',
    '--noEmit',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--types',
    '',
  ]
  try {
    execFileSync(process.execPath, [tsc, ...options, file], { encoding: 'utf8' })
    return ''
  } catch (error) {
    return (error as { stdout: string }).stdout
  }
}

test('what a message says stands above its declaration', () => {
  expect(filesIn(ours)['messages.d.ts']).toContain('"To {name}, on {day}"')
})

test('a page carries its own sentences, and a part that comes later those of its own', async () => {
  const made = await compiled('pages')
  writeFileSync(join(made, 'words.js'), `export * as m from './src/generated/messages.js'`)
  writeFileSync(
    join(made, 'page.js'),
    `import { m } from './words.js'\nalert(m.paid_plainly(), m.paid_to_named({ name: 'Noor', day: '9' }))\nimport('./later.js')`,
  )
  writeFileSync(join(made, 'later.js'), `import { m } from './words.js'\nalert(m.counted({ count: 2 }))`)
  const read: string[] = []
  const built = (await build({
    root: made,
    configFile: false,
    logLevel: 'error',
    plugins: [sentences(), { name: 'read', moduleParsed: ({ id }) => void read.push(id) }],
    build: { write: false, rolldownOptions: { input: join(made, 'page.js') } },
  })) as Rolldown.RolldownOutput
  const texts = built.output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : ''))
  const saying = (text: string) => texts.flatMap((code, index) => (code.includes(text) ? [index] : []))
  expect(saying('Paid')).toEqual(saying('مدفوع'))
  expect(saying('Paid')).toHaveLength(1)
  expect(saying('Two orders')).toHaveLength(1)
  expect(saying('Two orders')).not.toEqual(saying('Paid'))
  expect(saying('Not yet said')).toEqual([])
  // What one source asks for is one module, by its first message; what none asks for is not read.
  const asked = read.flatMap((id) => /\/messages\/(.*)\.js$/.exec(id)?.[1] ?? [])
  expect(asked.sort()).toEqual(['a/paid_plainly', 'b/counted'])
})

test('a page by language carries one alone, and says the other once its sentences have come', async () => {
  const made = await compiled('languages')
  const source = join(import.meta.dirname, '../src')
  writeFileSync(join(made, 'words.js'), `export * as m from './src/generated/messages.js'`)
  writeFileSync(join(made, 'index.html'), `<head></head><script type="module" src="./page.js"></script>`)
  writeFileSync(
    join(made, 'page.js'),
    `import { addSentences } from '${source}/said.ts'
    import { overwriteGetLocale } from '${source}/generated/runtime.js'
    import { m } from './words.js'
    const later = import('./later.js')
    globalThis.page = { say: async () => [m.paid_plainly(), m.paid_to_named({ name: 'Noor', day: '9' }), ...(await later).say()], addSentences, overwriteGetLocale }`,
  )
  writeFileSync(
    join(made, 'later.js'),
    `import { m } from './words.js'\nexport const say = () => [1, 2, 5, 40].map((count) => m.counted({ count }))`,
  )
  await build({
    root: made,
    configFile: false,
    logLevel: 'error',
    plugins: [sentences({ languages: 'apart' }), byLanguage()],
    build: { modulePreload: { polyfill: false } },
  })
  const dist = join(made, 'dist')
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  const [, entry = ''] = /src="\/assets\/%lang%\/(.*?)"/.exec(html) ?? []
  const listed = JSON.parse(/id="sentences">(.*?)</.exec(html)?.[1] ?? '') as Record<'en' | 'ar', string>
  const filesOf = (language: string) =>
    readdirSync(join(dist, 'assets', language)).map((name) =>
      readFileSync(join(dist, 'assets', language, name), 'utf8'),
    )
  expect(filesOf('en').join('')).not.toMatch(/[\u0600-\u06ff]/)
  expect(filesOf('ar').join('')).not.toMatch(/Paid|of them/)
  const heard = {
    en: ['Paid', 'To Noor, on 9', 'One order', '2 of them', '5 of them', '40 of them'],
    ar: ['مدفوع', 'إلى Noor في 9', 'طلب واحد', 'طلبان', '5 طلبات', '40 طلبًا'],
  }
  for (const [own, other] of [
    ['en', 'ar'],
    ['ar', 'en'],
  ] as const) {
    await import(join(dist, 'assets', own, entry))
    const { page } = globalThis as unknown as { page: Page }
    page.overwriteGetLocale(() => own)
    expect(await page.say()).toEqual(heard[own])
    page.overwriteGetLocale(() => other)
    expect(await page.say(), 'until they have come').toEqual(heard[own])
    page.addSentences(other, ((await import(join(dist, listed[other]))) as { sentences: object }).sentences)
    expect(await page.say()).toEqual(heard[other])
  }
})

type Page = {
  say: () => Promise<string[]>
  overwriteGetLocale: (locale: () => string) => void
  addSentences: (language: string, sentences: object) => void
}

test('a watched file is written in place, and not touched when it says the same', async () => {
  const made = await compiled('in-place')
  const facts = (name: string) => statSync(join(made, 'src/generated', name), { bigint: true })
  const [words, registry] = [facts('messages.js'), facts('registry.js')]
  writeFileSync(join(made, 'en/a.json'), JSON.stringify({ ...areas.en.a, paid_plainly: 'Settled' }))
  await compileCatalogues(made, { inPlace: true })
  expect(filesIn(made)['messages.js']).toContain('`Settled`')
  expect(facts('messages.js').ino).toBe(words.ino)
  expect(facts('registry.js').mtimeNs).toBe(registry.mtimeNs)
})

test('what lay in the folder before is gone', async () => {
  const made = await compiled('left')
  mkdirSync(join(made, 'src/generated/messages'))
  writeFileSync(join(made, 'src/generated/messages/left_over.js'), '')
  await compileCatalogues(made)
  const files = ['messages.d.ts', 'messages.js', 'registry.d.ts', 'registry.js', 'runtime.d.ts', 'runtime.js']
  expect(Object.keys(filesIn(made)).sort()).toEqual(files)
})

test('a missing or broken catalogue is told, and what was compiled before stays', async () => {
  const made = await compiled('broken')
  const before = filesIn(made)
  rmSync(join(made, 'ar/b.json'))
  await expect(compileCatalogues(made)).rejects.toThrow(/b\.json/)
  writeFileSync(join(made, 'ar/b.json'), '{"counted": ')
  await expect(compileCatalogues(made)).rejects.toThrow(/JSON/)
  writeFileSync(join(made, 'ar/b.json'), '{"counted": "/** all */"}')
  await expect(compileCatalogues(made)).rejects.toThrow(/b\.json says/)
  expect(filesIn(made)).toEqual(before)
})

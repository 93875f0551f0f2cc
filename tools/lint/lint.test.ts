import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromRoot } from '../lib/paths.ts'
import { filesUnder } from '../lib/stamp.ts'
import { directions } from './directions.ts'
import plugin from './plugin.ts'
import { lintArguments, readLint } from './report.ts'

/** A small copy of the house with the violations planted in it, linted with the house's own configuration. */
const house = realpathSync(mkdtempSync(join(tmpdir(), 'house-')))
const folders: Record<string, string> = Object.fromEntries(
  ['rules', 'contract', 'words', 'client', 'ui', 'testkit', 'app-kit']
    .map((name) => [`@daftar/${name}`, `packages/${name}`])
    .concat(['merchant', 'desk', 'server'].map((name) => [`@daftar/${name}`, `apps/${name}`]))
    .concat(['e2e', 'bench', 'tools'].map((name) => [`@daftar/${name}`, name])),
)
const found = new Map<string, Record<string, number>>()
let filesLookedAt = 0

beforeAll(() => {
  cpSync(fromRoot('tools/lint/fixtures/tree'), house, { recursive: true })
  mkdirSync(join(house, 'node_modules/@daftar'), { recursive: true })
  for (const [name, folder] of Object.entries(folders))
    symlinkSync(join(house, folder), join(house, 'node_modules', name))
  plantEveryArrow()
  plantEveryAreaArrow()
  const config = JSON.parse(readFileSync(fromRoot('.oxlintrc.json'), 'utf8'))
  writeFileSync(
    join(house, '.oxlintrc.json'),
    JSON.stringify({ ...config, jsPlugins: [fromRoot('tools/lint/plugin.ts')] }),
  )
  const report = lint(house)
  filesLookedAt = report.files
  for (const problem of report.problems) {
    const [, file = '', plugin, name] = /^(.+?):\d+:\d+ ([\w-]+)\(([\w-]+)\):/.exec(problem) ?? []
    const rule = `${plugin}/${name}`
    const rules = found.get(file) ?? {}
    found.set(file, { ...rules, [rule]: (rules[rule] ?? 0) + 1 })
  }
}, 60_000)

afterAll(() => rmSync(house, { recursive: true, force: true }))

describe('every planted violation is seen, and nothing else in its file', () => {
  const tree = fromRoot('tools/lint/fixtures/tree')
  const planted = allFiles(tree).filter((file) => readFileSync(file, 'utf8').startsWith('// expects:'))

  test.each(planted.map((file) => relative(tree, file)))('%s', (file) => {
    const [head = ''] = readFileSync(join(tree, file), 'utf8').split('\n')
    const expected = [...head.matchAll(/([\w-]+\/[\w-]+) x(\d+)/g)].map(([, rule, times]) => [
      rule,
      Number(times),
    ])
    const laws = Object.entries(found.get(file) ?? {}).filter(([rule]) => isLaw(rule))
    expect(Object.fromEntries(laws)).toEqual(Object.fromEntries(expected))
  })

  test('every law of the house has one', () => {
    const heads = planted.map((file) => readFileSync(file, 'utf8').split('\n')[0]).join(' ')
    for (const law of Object.keys(plugin.rules)) expect(heads).toContain(`house/${law} x`)
  })

  test('files that keep the laws are left alone', () => {
    const clean = allFiles(tree)
      .filter((file) => /\.tsx?$/.test(file) && !planted.includes(file))
      .flatMap((file) => Object.keys(found.get(relative(tree, file)) ?? {}).filter(isLaw))
    expect(clean).toEqual([])
  })
})

describe('every arrow between two packages', () => {
  const names = Object.keys(directions.rooms)
  const arrows = names.flatMap((from) => names.filter((to) => to !== from).map((to) => ({ from, to })))

  test.each(arrows)('$from -> $to is refused unless the table names it', ({ from, to }) => {
    const allowed = directions.rooms[from]?.some((name) => name === to || name === '*')
    expect(found.get(arrowFile(from, to))?.['house/directions'] ?? 0).toBe(allowed ? 0 : 1)
  })

  test('the table names every workspace, and apps never import apps', () => {
    expect(names.sort()).toEqual(Object.keys(folders).sort())
    const apps = ['@daftar/merchant', '@daftar/desk', '@daftar/server']
    for (const app of apps) expect(directions.rooms[app]?.filter((name) => apps.includes(name))).toEqual([])
  })
})

describe('every arrow between two areas of the server', () => {
  const { folder, mayImport } = directions.areas
  const areas = Object.keys(mayImport)
  const arrows = areas.flatMap((from) => areas.filter((to) => to !== from).map((to) => ({ from, to })))

  test.each(arrows)('$from -> $to is refused unless the table names it', ({ from, to }) => {
    const allowed = mayImport[from]?.includes(to)
    expect(found.get(areaArrowFile(from, to))?.['house/areas'] ?? 0).toBe(allowed ? 0 : 1)
  })

  test('the table names every area, and each leans on those above it in the table alone', () => {
    const doors = globSync('*/index.ts', { cwd: fromRoot('apps/server', folder) })
    expect(areas.toSorted()).toEqual(doors.map(dirname).toSorted())
    for (const [place, area] of areas.entries())
      expect(areas.slice(0, place)).toEqual(expect.arrayContaining(mayImport[area] ?? []))
  })
})

test('the lint of the house says at how many files it looked', () => {
  expect(filesLookedAt).toBeGreaterThan(100)
})

function plantEveryArrow() {
  for (const from of Object.keys(folders)) {
    mkdirSync(join(house, folders[from] ?? '', 'src'), { recursive: true })
    for (const to of Object.keys(folders)) {
      if (from !== to)
        writeFileSync(join(house, arrowFile(from, to)), `export type { Shape } from '${to}/arrow-shape'\n`)
    }
  }
}

function plantEveryAreaArrow() {
  const areas = Object.keys(directions.areas.mayImport)
  for (const from of areas) {
    const module = join(house, dirname(areaArrowFile(from, from)))
    mkdirSync(module, { recursive: true })
    writeFileSync(join(module, 'index.ts'), 'export const arrow = 1\n')
    for (const to of areas)
      if (from !== to)
        writeFileSync(
          join(house, areaArrowFile(from, to)),
          `export { arrow } from '../../${to}/arrows/index.ts'\n`,
        )
  }
}

function areaArrowFile(from: string, to: string): string {
  return `${folders[directions.areas.room]}/${directions.areas.folder}/${from}/arrows/${to}.ts`
}

function arrowFile(from: string, to: string): string {
  return `${folders[from]}/src/arrow-${to.slice('@daftar/'.length)}.ts`
}

/** The house's laws, not the general advice that a fixture may also break. */
function isLaw(rule: string): boolean {
  return /^(house|import\/no-cycle|react\/no-danger|vitest\/no-(disabled|focused)|typescript\/(no-floating|no-misused-promises|await))/.test(
    rule,
  )
}

function lint(dir: string) {
  const oxlint = fromRoot('node_modules/oxlint/bin/oxlint')
  const done = spawnSync(process.execPath, [oxlint, ...lintArguments, '--format', 'json'], {
    cwd: dir,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  })
  const report = readLint(done.stdout)
  if (!report) throw new Error(`oxlint said nothing to read: ${done.stdout}${done.stderr}`)
  return report
}

/** Tests among the fixtures count too. */
function allFiles(dir: string): string[] {
  return [
    ...filesUnder(dir),
    ...['parked', 'titles'].map((name) => join(dir, `packages/client/src/${name}.test.ts`)),
  ]
}

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import type { Plugin } from 'vite'
import { sealed } from './by-language.ts'
import { head } from './joined.ts'

export { byLanguage } from './by-language.ts'

const whole = /\/generated\/messages\.js$/
const one = /\/generated\/messages\/[\w-]+\/\w+\.js$/

/**
 * Makes modules of messages while a page is built, so that the page carries its own sentences alone: what the
 * same sources ask for is one module, since it travels together in any case. The path of such a module, which
 * is no file, names the catalogue and the first message: `generated/messages/orders/orders_title.js`. `apart`
 * where the page is written once a language (`byLanguage`).
 */
export function sentences({ languages = 'together' }: { languages?: 'together' | 'apart' } = {}): Plugin {
  let read: ReadonlyMap<string, string> = new Map()
  let modules: ReadonlyMap<string, readonly string[]> = new Map()
  let root = ''
  const written = {
    together: (names: readonly string[]) => imports + names.map((name) => read.get(name)).join(''),
    apart: (names: readonly string[]) => sealed(names.map((name) => [keyOf(name), read.get(name)!] as const)),
  }[languages]
  return {
    name: 'sentences',
    enforce: 'pre',
    apply: 'build',
    configResolved(config) {
      root = config.root
    },
    resolveId: {
      filter: { id: /^\.\/messages\/[\w-]+\/\w+\.js$/ },
      handler: (id, importer) => (importer && whole.test(importer) ? join(dirname(importer), id) : undefined),
    },
    load: {
      filter: { id: [whole, one] },
      handler(id) {
        if (whole.test(id)) {
          // A build that goes on does not see by itself what is read here.
          this.addWatchFile(id)
          read = apart(readFileSync(id, 'utf8'))
          // Sources that change may ask for any; to read what none asks for takes a build half as long again.
          modules = this.meta.watchMode ? byThemselves(read.keys()) : askedTogether(read.keys(), root)
          const code = Array.from(modules, ([name, names]) => reexport(name, names)).join('')
          return { code, moduleSideEffects: false }
        }
        const [, name = ''] = /messages\/(.*)\.js$/.exec(id) ?? []
        return { code: written(modules.get(name)!), moduleSideEffects: false }
      },
    },
  }
}

const imports = head.replaceAll(`'./`, `'../../`)

/** Each message by `area/key`, without what all of them import. */
export function apart(joined: string): ReadonlyMap<string, string> {
  if (joined === lastApart.joined) return lastApart.messages
  const [, ...texts] = joined.split(/^\/\/ ([\w-]+\/\w+)\n/m)
  const pairs = texts.flatMap((name, index) => (index % 2 ? [] : [[name, texts[index + 1]!] as const]))
  lastApart = { joined, messages: new Map(pairs) }
  return lastApart.messages
}

/** A build is planned by another one and followed by smaller ones, of the same sentences. */
let lastApart: { joined: string; messages: ReadonlyMap<string, string> } = { joined: '', messages: new Map() }

function reexport(name: string, names: readonly string[]): string {
  return `export { ${names.map(keyOf).join(', ')} } from './messages/${name}.js'\n`
}

function keyOf(name: string): string {
  return name.slice(name.indexOf('/') + 1)
}

function byThemselves(names: Iterable<string>): Map<string, string[]> {
  return new Map(Array.from(names, (name) => [name, [name]]))
}

/**
 * Messages that any source of the page asks for, those that the same ones ask for together, by the first of
 * them.
 */
function askedTogether(names: Iterable<string>, root: string): Map<string, string[]> {
  const asked = askedBelow(root)
  const known = Array.from(names).filter((name) => asked.has(keyOf(name)))
  const groups = Map.groupBy(known, (name) => String(asked.get(keyOf(name))))
  return new Map(Array.from(groups.values(), (group) => [group[0]!, group]))
}

const packages = join(import.meta.dirname, '../..')

/** A build is planned by another one, of the same sources. */
const askedBefore = new Map<string, Asked>()

/** The numbers of the sources that ask for a message, by its key. */
type Asked = ReadonlyMap<string, readonly number[]>

function askedBelow(root: string): Asked {
  const asked = askedBefore.get(root) ?? namesAsked([root, packages])
  askedBefore.set(root, asked)
  return asked
}

/**
 * Whatever sources below the folders ask of anything by name, as in `m.orders_title`; the law
 * `house/asked-words` lets no other way.
 */
function namesAsked(folders: readonly string[]): Asked {
  const asked = new Map<string, number[]>()
  for (const [source, file] of folders.flatMap(sourcesBelow).entries())
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(/\.([a-z]\w*)/g)) {
      const sources = asked.get(name)
      if (!sources) asked.set(name, [source])
      else if (sources.at(-1) !== source) sources.push(source)
    }
  return asked
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return isBuilt.test(entry.name) ? [] : sourcesBelow(path)
    return isSource.test(entry.name) ? [path] : []
  })
}

const isBuilt = /^(node_modules|dist|generated|\..*)$/
const isSource = /(?<!\.test|\.d)\.[jt]sx?$/

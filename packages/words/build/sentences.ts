import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import type { Plugin } from 'vite'
import { sealed } from './by-language.ts'
import { head } from './joined.ts'

export { byLanguage } from './by-language.ts'

const whole = /\/generated\/messages\.js$/
const one = /\/generated\/messages\/[\w-]+\/\w+\.js$/

/**
 * Makes every message a module of its own while a page is built, so that the page carries its own sentences alone. The path of
 * such a module, which is no file, names the catalogue: `generated/messages/orders/orders_title.js`. `apart` where the page is
 * written once a language (`byLanguage`).
 */
export function sentences({ languages = 'together' }: { languages?: 'together' | 'apart' } = {}): Plugin {
  let read: ReadonlyMap<string, string> = new Map()
  let root = ''
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
          const asked = this.meta.watchMode ? null : askedBelow(root)
          const names = [...read.keys()].filter((name) => !asked || asked.has(keyOf(name)))
          return { code: names.map(reexport).join(''), moduleSideEffects: false }
        }
        const [, name = ''] = /messages\/(.*)\.js$/.exec(id) ?? []
        const code = read.get(name)!
        return { code: languages === 'apart' ? sealed(name, code) : code, moduleSideEffects: false }
      },
    },
  }
}

/** Each message as a module, by `area/key`. */
export function apart(joined: string): Map<string, string> {
  const imports = head.replaceAll(`'./`, `'../../`)
  const [, ...texts] = joined.split(/^\/\/ ([\w-]+\/\w+)\n/m)
  const pairs = texts.flatMap((name, index) =>
    index % 2 ? [] : [[name, imports + texts[index + 1]] as const],
  )
  return new Map(pairs)
}

function reexport(name: string): string {
  return `export { ${keyOf(name)} } from './messages/${name}.js'\n`
}

function keyOf(name: string): string {
  return name.slice(name.indexOf('/') + 1)
}

const packages = join(import.meta.dirname, '../..')

/** A build is planned by another one, of the same sources. */
const askedBefore = new Map<string, ReadonlySet<string>>()

function askedBelow(root: string): ReadonlySet<string> {
  const asked = askedBefore.get(root) ?? namesAsked([root, packages])
  askedBefore.set(root, asked)
  return asked
}

/** Whatever sources below the folders ask of anything by name, as in `m.orders_title`; the law `house/asked-words` lets no other way. */
function namesAsked(folders: readonly string[]): ReadonlySet<string> {
  const names = folders.flatMap(sourcesBelow).flatMap((file) => {
    return Array.from(readFileSync(file, 'utf8').matchAll(/\.([a-z]\w*)/g), ([, name]) => name!)
  })
  return new Set(names)
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

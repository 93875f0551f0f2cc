import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import type { Plugin } from 'vite'
import { head } from './joined.ts'

const whole = /\/generated\/messages\.js$/
const one = /\/generated\/messages\/[\w-]+\/\w+\.js$/

/**
 * Makes every message a module of its own while a page is built, so that the page carries its own sentences alone. The path of
 * such a module, which is no file, names the catalogue: `generated/messages/orders/orders_title.js`.
 */
export function sentences(): Plugin {
  let read: ReadonlyMap<string, string> = new Map()
  return {
    name: 'sentences',
    enforce: 'pre',
    apply: 'build',
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
          return { code: [...read.keys()].map(reexport).join(''), moduleSideEffects: false }
        }
        const [, name = ''] = /messages\/(.*)\.js$/.exec(id) ?? []
        return { code: read.get(name)!, moduleSideEffects: false }
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
  return `export { ${name.slice(name.indexOf('/') + 1)} } from './messages/${name}.js'\n`
}

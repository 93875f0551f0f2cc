import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const rulesTable = 'packages/rules/src/shell/guards/routes.ts'

/**
 * What screens ask for whose routes name an endpoint (`load: 'health.parts'`), as lines of an object of
 * `screenLoads`.
 */
export function screenReads(from: string, app: 'merchant' | 'desk'): string[] {
  const table = app === 'merchant' ? readFileSync(join(from, rulesTable), 'utf8') : ''
  return globSync(`apps/${app}/src/features/*/routes.tsx`, { cwd: from })
    .toSorted()
    .flatMap((file) => rowsOf(readFileSync(join(from, file), 'utf8')))
    .flatMap(({ name, text }) => {
      const [, endpoint] = /^ {4}load: '(\w+\.\w+)',$/m.exec(text) ?? []
      if (!endpoint) return []
      const path = app === 'desk' ? name : pathOf(name, text, table)
      return [lineOf({ app, name, endpoint, hasParams: /[{$]/.test(path) })]
    })
}

interface Row {
  /** The key of a page of the back-office, the path of one of the console. */
  name: string
  text: string
}

function rowsOf(text: string): Row[] {
  const rows = text.matchAll(
    /^(?: {2}\{\n {4}(?:key|path): | {2}screenRoute\()'([^']+)',([\s\S]*?)^ {2}\}\)?,$/gm,
  )
  return [...rows].map(([, name = '', row = '']) => ({ name, text: row }))
}

/** Where a page lies: as its row says, or else the table of the rules. */
function pathOf(key: string, row: string, table: string): string {
  const [, own] = /^ {4}path: '([^']+)',$/m.exec(row) ?? []
  const [, known = ''] = new RegExp(`^  ${key}: '(/[^']*)',$`, 'm').exec(table) ?? []
  return own ?? known
}

/** As the formatter leaves it. */
function lineOf(of: { app: string; name: string; endpoint: string; hasParams: boolean }): string {
  const key = /^\w+$/.test(of.name) ? of.name : `'${of.name}'`
  const given = of.hasParams ? '{ queryClient, params }' : '{ queryClient }'
  const call = `void queryClient.prefetchQuery(read('${of.endpoint}'${of.hasParams ? ', { params }' : ''})),\n`
  const start = `  ${key}: ${of.app === 'merchant' ? 'async ' : ''}(${given}) =>`
  const line = `${start} ${call}`
  return line.length <= 111 ? line : `${start}\n    ${call}`
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { routeRows, saidIn } from './route-rows.ts'

const rulesTable = 'packages/rules/src/shell/guards/routes.ts'

/**
 * What screens ask for whose routes name an endpoint (`load: 'health.parts'`), as lines of an object of
 * `screenLoads`.
 */
export function screenReads(from: string, app: 'merchant' | 'desk'): string[] {
  const table = app === 'merchant' ? readFileSync(join(from, rulesTable), 'utf8') : ''
  return routeRows(from, app).flatMap((row) => {
    const endpoint = saidIn(row, 'load')
    if (!endpoint || !/^\w+\.\w+$/.test(endpoint)) return []
    const { name } = row
    const path = app === 'desk' ? name : (saidIn(row, 'path') ?? knownPath(name, table))
    return [lineOf({ app, name, endpoint, hasParams: /[{$]/.test(path) })]
  })
}

/** Where a page lies that the table of the rules has. */
function knownPath(key: string, table: string): string {
  return new RegExp(`^  ${key}: '(/[^']*)',$`, 'm').exec(table)?.[1] ?? ''
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

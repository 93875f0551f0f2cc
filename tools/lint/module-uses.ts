import { globSync, readFileSync } from 'node:fs'
import { fromRoot } from '../lib/paths.ts'
import { isTest } from './kit.ts'
import { usesInSql, type SqlUse } from './sql-tables.ts'
import { moduleOf, tablesRoom } from './tables.ts'

/** What each module of the server names in its SQL, tests left out. */
export function usesByModule(): Map<string, SqlUse[]> {
  const uses = new Map<string, SqlUse[]>()
  for (const file of globSync(`${tablesRoom.modules}/**/*.ts`, { cwd: fromRoot('apps/server') })) {
    const module = moduleOf(file)
    if (!module || isTest(file) || /\/testing(\/|\.ts$)/.test(file)) continue
    const text = readFileSync(fromRoot('apps/server', file), 'utf8')
    const code = text.replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '')
    uses.set(module, [...(uses.get(module) ?? []), ...usesInSql(code)])
  }
  return uses
}

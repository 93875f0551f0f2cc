import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fromRoot } from '../lib/paths.ts'
import { isTest } from './kit.ts'
import { moduleOf, ownerOf, tables, tablesRoom } from './tables.ts'

/** What each module leans on: the modules it imports, and those whose tables or views it reads. */
export function moduleArrows(): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>()
  const add = (from: string, to: string | undefined) => {
    if (to && to !== from && to !== 'platform') arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
  }
  for (const file of globSync(`${tablesRoom.modules}/**/*.ts`, { cwd: fromRoot('apps/server') })) {
    const module = moduleOf(file)
    if (!module || isTest(file) || /\/testing(\/|\.ts$)/.test(file)) continue
    for (const path of importsOf(fromRoot('apps/server', file)))
      add(module, moduleOf(normalize(join(dirname(file), path))))
  }
  for (const [module, { reads = [], stillReads = [] }] of Object.entries(tables))
    for (const name of [...reads, ...stillReads]) add(module, ownerOf(name))
  return arrows
}

/** What each folder of the rules takes from the others. */
export function arrowsOfRules(): Map<string, Set<string>> {
  const arrows = new Map<string, Set<string>>()
  for (const file of globSync('*/**/*.ts', { cwd: fromRoot('packages/rules/src') })) {
    if (isTest(file)) continue
    const [from = ''] = file.split('/')
    for (const path of importsOf(fromRoot('packages/rules/src', file))) {
      const [to = ''] = normalize(join(dirname(file), path)).split('/')
      if (to !== from) arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
    }
  }
  return arrows
}

function importsOf(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, path = '']) => path)
}

/**
 * The sets in which every member reaches every other one, each sorted, those of one member left out (Tarjan).
 */
export function circlesOf(arrows: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const found: string[][] = []
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const path: string[] = []
  const visit = (one: string) => {
    order.set(one, order.size)
    lowest.set(one, order.get(one)!)
    path.push(one)
    for (const next of arrows.get(one) ?? []) {
      if (!order.has(next)) visit(next)
      if (path.includes(next)) lowest.set(one, Math.min(lowest.get(one)!, lowest.get(next)!))
    }
    if (lowest.get(one) !== order.get(one)) return
    const circle = path.splice(path.indexOf(one))
    if (circle.length > 1) found.push(circle.sort())
  }
  for (const one of arrows.keys()) if (!order.has(one)) visit(one)
  return found.sort(([one = ''], [other = '']) => one.localeCompare(other))
}

import { basename, dirname } from 'node:path'
import type { ImportGraph } from './import-graph.ts'

/** Each touched file, with the changed file that touches it. */
export type Touched = Map<string, string>

/** A file that joins more features or modules than this puts the whole application together. */
const mostJoined = 6

/**
 * The tests that a change touches: those it reaches by imports; those of a feature or module that it reaches,
 * because they ask for a page or an endpoint by its address and import nothing of it; those that bear the
 * same name as what changed (`payouts` is a feature, a module, a group of endpoints and a journey); those
 * that stand beside it; and the look of an application in which something is drawn otherwise.
 */
export function touchedTests(changed: Touched, graph: ImportGraph, tests: string[]): Touched {
  const touched = touchedFiles(changed, graph)
  const parts = new Map([...touched].map(([file, why]) => [partOf(file), why]))
  const chosen: Touched = new Map()
  for (const test of tests) {
    const part = partOf(test)
    const why = touched.get(test) ?? (part && parts.get(part)) ?? whyByName(test, changed)
    if (why) chosen.set(test, why)
  }
  for (const [file, why] of [...changed])
    for (const test of testsBeside(file, tests)) chosen.set(test, chosen.get(test) ?? why)
  for (const test of tests.filter((each) => each.endsWith('.look.ts'))) {
    const why = whyItLooksOther(test, touched)
    if (why) chosen.set(test, chosen.get(test) ?? why)
  }
  return chosen
}

/**
 * All files that changed ones reach by being imported, themselves included. A feature or module that changed
 * reaches those who use it, and these pass nothing on; the way ends, too, where the application is put
 * together. Behind either everything would be touched by anything, which is the gate's to prove.
 */
export function touchedFiles(changed: Touched, graph: ImportGraph): Touched {
  const importers = importersOf(graph)
  const touched: Touched = new Map(changed)
  const changedParts = new Set([...changed.keys()].map(partOf))
  const open = [...changed.keys()]
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    const home = partOf(file)
    for (const importer of importers.get(file) ?? []) {
      if (touched.has(importer) || joinsTheApplication(importer, graph)) continue
      const leaves = home !== undefined && partOf(importer) !== home
      if (leaves && (!changedParts.has(home) || setsTheScene(importer))) continue
      touched.set(importer, touched.get(file) ?? file)
      open.push(importer)
    }
  }
  return touched
}

const partPattern = /^(?:apps|packages)\/[\w-]+\/src\/(?:features|(?:modules|endpoints)\/[\w-]+)\/([\w-]+)/

/** A feature, a module of the server or a group of endpoints; files elsewhere belong to no such part. */
function partOf(file: string): string | undefined {
  return partPattern.exec(file)?.[0]
}

function joinsTheApplication(file: string, graph: ImportGraph): boolean {
  const joined = new Set((graph.get(file) ?? []).map(partOf))
  for (const own of [undefined, partOf(file)]) joined.delete(own)
  return joined.size > mostJoined
}

/** Helpers of tests make merchants, orders and payouts for all of them, by whatever part does it. */
function setsTheScene(file: string): boolean {
  return /\/(?:testing|demo)(?:\/|\.ts$)/.test(file)
}

/**
 * The changed file whose name the test bears: a journey that of any part, a feature or module that of a group
 * of endpoints, which nothing of it imports by itself.
 */
function whyByName(test: string, changed: Touched): string | undefined {
  const isJourney = test.startsWith('e2e/')
  const name = isJourney ? basename(test).split('.')[0] : partPattern.exec(test)?.[1]
  if (!name) return undefined
  for (const [file, why] of changed) {
    const area = partPattern.exec(file)?.[1]
    if (!area || !(isJourney || file.startsWith('packages/'))) continue
    if (name === area || name.startsWith(`${area}-`)) return why
  }
  return undefined
}

/**
 * The change of what is drawn, said or styled that reaches the application whose look a test has the name of.
 */
function whyItLooksOther(test: string, touched: Touched): string | undefined {
  const [application] = basename(test).split(/[.-]/)
  for (const [file, why] of touched)
    if (file.startsWith(`apps/${application}/src/`) && /\.(?:tsx|css|json)$/.test(why)) return why
  return undefined
}

/** Tests of the file's own folder, else of the nearest folder around it that has some, inside its package. */
function testsBeside(file: string, tests: string[]): string[] {
  const room = /^(?:(?:apps|packages)\/[\w-]+|[\w-]+)(?=\/)/.exec(file)?.[0]
  if (!room) return []
  for (let folder = dirname(file); folder.startsWith(room); folder = dirname(folder)) {
    const found = tests.filter((test) => dirname(test) === folder)
    if (found.length > 0) return found
  }
  return []
}

function importersOf(graph: ImportGraph): Map<string, string[]> {
  const importers = new Map<string, string[]>()
  for (const [file, imported] of graph)
    for (const each of imported) importers.set(each, [...(importers.get(each) ?? []), file])
  return importers
}

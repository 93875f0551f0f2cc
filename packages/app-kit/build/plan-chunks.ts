import { basename } from 'node:path'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { chunkGraph, type Part } from './chunk-graph.ts'
import { keepPlan, readPlan } from './kept-plan.ts'
import { mergeParts, type Group } from './merge-parts.ts'

type Wanted = {
  /** Where the pages in front of the application begin: what they share with it is a file of its own. */
  fronts: readonly string[]
  /** Where the application begins. */
  application: string
  /** How many others a screen counts as: those most people see first as much as all others together. */
  weightOf: (screen: string) => number
  /**
   * What a request is worth, in bytes of code before it is made small: 40,000 are about 6 KiB as they travel.
   * Dearer requests make the first pages of others heavier.
   */
  requestBytes: number
  /** What starts a page by being imported, which no other page may do. */
  starts: readonly string[]
  /**
   * What comes once the first page stands: all that it loads is one file, but for what the screens named load
   * too.
   */
  later: { root: string; notOf: readonly string[] }
  /**
   * Where a plan is kept, for the sources it was made of: their sum is in `SOURCES`, and `KEEP_PLAN` keeps a
   * new one.
   */
  kept?: string
}

/**
 * The name of the file that a module goes into; where there is none the bundler decides: in what only one
 * root loads.
 */
type ChunkPlan = ReadonlyMap<string, string>

/**
 * Splits a build by a plan. It is made when a build begins: whoever only reads the configuration does not pay
 * for it.
 */
export function plannedChunks(sources: InlineConfig, wanted: Wanted): Plugin {
  const { SOURCES: sum, KEEP_PLAN: isToKeep } = process.env
  return {
    name: 'planned-chunks',
    apply: 'build',
    config: async () => {
      const kept = wanted.kept && sum && !isToKeep ? readPlan(wanted.kept, sum) : null
      const plan = kept ?? (await planChunks(sources, wanted))
      if (wanted.kept && sum && isToKeep) keepPlan(wanted.kept, sum, plan)
      const groups = [{ name: (id: string) => plan.get(id) ?? null, debugName: 'plan' }]
      const codeSplitting = { includeDependenciesRecursively: false, groups }
      return { build: { rolldownOptions: { output: { codeSplitting } } } }
    },
  }
}

/**
 * Plans which module goes into which file, by what a build without a plan makes of the same sources: `front`
 * holds what the pages in front use, `application` what the application begins with and most screens need;
 * what several screens share is merged into few files. So a page is a handful of requests, and none of them
 * holds what it does not need.
 */
async function planChunks(
  sources: InlineConfig,
  { fronts, application, weightOf, requestBytes, starts, later }: Wanted,
): Promise<ChunkPlan> {
  const built = (await build({
    ...sources,
    configFile: false,
    logLevel: 'error',
    build: { ...sources.build, write: false, minify: false, cssMinify: false, reportCompressedSize: false },
  })) as Rolldown.RolldownOutput
  const graph = chunkGraph(built)
  const front = new Set(fronts.flatMap((root) => [...graph.loadedWith(root)]))
  const first = graph.loadedWith(application)
  const screens = new Set(graph.parts.flatMap(({ roots }) => [...roots]).filter(isScreen))
  const isCommon = ({ roots }: Part) => [...roots].filter(isScreen).length > screens.size / 2
  const plan = new Map<string, string>()
  const assign = (parts: Iterable<Part>, name: string) => {
    for (const { modules } of parts) for (const id of modules) plan.set(id, name)
  }
  const isShared = ({ isRoot, roots }: Part) => !isRoot || roots.has(application)
  const rest = graph.parts.filter((part) => !part.isRoot && !front.has(part))
  assign([...front].filter(isShared), 'front')
  const begins = new Set([...first, ...rest.filter(isCommon)].filter((part) => !front.has(part)))
  assign(begins, 'application')
  const comesLater = new Set(
    [...graph.loadedWith(later.root)].filter(
      (part) =>
        !front.has(part) && !begins.has(part) && !later.notOf.some((screen) => part.roots.has(screen)),
    ),
  )
  assign(comesLater, 'later')
  asOne(comesLater, graph.parts)
  const shared = rest.filter((part) => part.roots.size > 1 && !begins.has(part) && !comesLater.has(part))
  const cost = {
    request: requestBytes,
    weight: (root: string) => (isScreen(root) ? weightOf(root) : isStep(root) ? 2 : 1),
  }
  for (const group of mergeParts(shared, new Set([...front, ...begins]), cost))
    assign(group.parts, nameOf(group))
  const sheets = [...front].flatMap(({ modules }) => modules.filter((id) => id.endsWith('.css')))
  for (const id of sheets) plan.set(id, 'front')
  for (const id of [...fronts, ...starts]) plan.delete(id)
  return plan
}

/** Whatever imports one of them loads them all. */
function asOne(some: ReadonlySet<Part>, all: readonly Part[]): void {
  const whole: Part = {
    modules: [],
    bytes: [...some].reduce((sum, { bytes }) => sum + bytes, 0),
    roots: new Set([...some].flatMap(({ roots }) => [...roots])),
    imports: new Set([...some].flatMap(({ imports }) => [...imports].filter((part) => !some.has(part)))),
    isRoot: false,
  }
  for (const part of all) {
    if (some.has(part) || ![...part.imports].some((imported) => some.has(imported))) continue
    part.imports = new Set([...[...part.imports].filter((imported) => !some.has(imported)), whole])
  }
}

function isScreen(root: string): boolean {
  return root.includes('/screens/')
}

/** A step of a long form is a page of its own, which somebody may begin with. */
function isStep(root: string): boolean {
  return root.includes('/steps/')
}

/** After the largest of its own sources. */
function nameOf({ parts }: Group): string {
  const [largest] = parts.toSorted((left, right) => right.bytes - left.bytes)
  const named = largest?.modules.find((id) => !id.includes('node_modules')) ?? largest?.modules[0] ?? 'shared'
  return `with-${basename(named).replace(/\..*$/, '')}`
}

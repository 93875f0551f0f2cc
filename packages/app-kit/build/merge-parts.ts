import type { Part } from './chunk-graph.ts'

/** Parts that travel as one file, with the roots that load it. */
export type Group = { parts: readonly Part[]; roots: Set<string>; bytes: number }

type Cost = {
  /** What a request costs, in bytes of code before it is made small. */
  request: number
  /** How much a root counts: a screen more than a dialog that opens later. */
  weight: (root: string) => number
}

/**
 * Merges parts that several roots load into fewer files: as long as the requests it saves are worth more than the bytes that
 * some roots then load in vain, with what a file imports counted. Never so that two files import each other. `loaded` is there
 * before any of them.
 */
export function mergeParts(parts: readonly Part[], loaded: ReadonlySet<Part>, cost: Cost): Group[] {
  const groupOf = new Map<Part, Group>()
  const groups = new Set(parts.map((part) => groupWith(part)))
  const weights = new Map(
    [...groups].flatMap(({ roots }) => [...roots].map((root) => [root, cost.weight(root)])),
  )
  // What loads with each group, until a merge changes any of it.
  const loads = new Map<Group, ReadonlySet<Group>>()

  /** What is not merged is a file of its own. */
  function groupWith(part: Part): Group {
    const group = groupOf.get(part) ?? { parts: [part], roots: new Set(part.roots), bytes: part.bytes }
    groupOf.set(part, group)
    return group
  }

  function importedBy({ parts: own }: Group): Set<Group> {
    const imported = own.flatMap(({ imports }) => [...imports]).filter((part) => !loaded.has(part))
    return new Set(imported.map(groupWith))
  }

  /** All that loads with the groups. */
  function loadedWith(some: readonly Group[]): Set<Group> {
    const found = new Set(some)
    for (const group of found) for (const imported of importedBy(group)) found.add(imported)
    return found
  }

  function loadsOf(group: Group): ReadonlySet<Group> {
    const known = loads.get(group) ?? loadedWith([group])
    loads.set(group, known)
    return known
  }

  /** What is no gain is not worked out to its end. */
  function gainOf(one: Group, other: Group): number {
    let gain = 0
    for (const root of one.roots) if (other.roots.has(root)) gain += cost.request * weights.get(root)!
    const roots = union(one.roots, other.roots)
    for (const group of union(loadsOf(one), loadsOf(other))) {
      if (gain <= 0) return 0
      for (const root of roots) if (!group.roots.has(root)) gain -= group.bytes * weights.get(root)!
    }
    return gain
  }

  /** Whether one reaches the other by way of a third. */
  function isBetween(from: Group, to: Group): boolean {
    const next = [...importedBy(from)].filter((group) => group !== to && group !== from)
    return loadedWith(next).has(to)
  }

  function merge({ one, other }: Pair): Group {
    const merged = {
      parts: [...one.parts, ...other.parts],
      roots: union(one.roots, other.roots),
      bytes: one.bytes + other.bytes,
    }
    for (const part of merged.parts) groupOf.set(part, merged)
    const changed = loadedWith([merged])
    for (const group of changed) group.roots = union(group.roots, merged.roots)
    for (const [group, loaded] of loads)
      if ([one, other, ...changed].some((each) => loaded.has(each))) loads.delete(group)
    return merged
  }

  const pairOf = (one: Group, other: Group): Pair => ({ one, other, gain: gainOf(one, other) })
  const list = [...groups]
  let pairs = list.flatMap((one, index) => list.slice(0, index).map((other) => pairOf(one, other)))
  for (;;) {
    pairs = pairs.filter(({ gain }) => gain > 0).sort((left, right) => right.gain - left.gain)
    const best = pairs.find(({ one, other }) => !isBetween(one, other) && !isBetween(other, one))
    if (!best) return [...groups]
    const merged = merge(best)
    const gone = [best.one, best.other]
    for (const group of gone) groups.delete(group)
    const others = [...groups]
    groups.add(merged)
    const isKnown = (group: Group) => loads.has(group)
    pairs = pairs
      .filter(({ one, other }) => !gone.includes(one) && !gone.includes(other))
      // Which are known is asked of all before any is worked out.
      .map((pair) => ({ pair, stands: isKnown(pair.one) && isKnown(pair.other) }))
      .map(({ pair, stands }) => (stands ? pair : pairOf(pair.one, pair.other)))
    pairs.push(...others.map((other) => pairOf(merged, other)))
  }
}

/** What a merge of two would gain, in bytes of code that requests are worth. */
type Pair = { one: Group; other: Group; gain: number }

function union<Each>(one: ReadonlySet<Each>, other: ReadonlySet<Each>): Set<Each> {
  return new Set([...one, ...other])
}

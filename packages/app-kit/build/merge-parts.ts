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

  function gain({ one, other }: Pair): number {
    const roots = union(one.roots, other.roots)
    const both = [...one.roots].filter((root) => other.roots.has(root))
    const inVain = [...loadedWith([one, other])].map(
      (group) => group.bytes * weightOf([...roots].filter((root) => !group.roots.has(root))),
    )
    return cost.request * weightOf(both) - inVain.reduce((sum, bytes) => sum + bytes, 0)
  }

  function weightOf(roots: readonly string[]): number {
    return roots.reduce((sum, root) => sum + cost.weight(root), 0)
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
    for (const group of loadedWith([merged])) group.roots = union(group.roots, merged.roots)
    return merged
  }

  const list = [...groups]
  let pairs = list.flatMap((one, index) => list.slice(0, index).map((other) => ({ one, other })))
  for (;;) {
    const gains = new Map(pairs.map((pair) => [pair, gain(pair)]))
    pairs = pairs
      .filter((pair) => gains.get(pair)! > 0)
      .sort((left, right) => gains.get(right)! - gains.get(left)!)
    const best = pairs.find(({ one, other }) => !isBetween(one, other) && !isBetween(other, one))
    if (!best) return [...groups]
    const merged = merge(best)
    const gone = [best.one, best.other]
    for (const group of gone) groups.delete(group)
    pairs = pairs.filter(({ one, other }) => !gone.includes(one) && !gone.includes(other))
    pairs.push(...[...groups].map((other) => ({ one: merged, other })))
    groups.add(merged)
  }
}

type Pair = { one: Group; other: Group }

function union(one: ReadonlySet<string>, other: ReadonlySet<string>): Set<string> {
  return new Set([...one, ...other])
}

import type { Part } from './chunk-graph.ts'

/** Parts that travel as one file, with the roots that load it. */
export type Group = { parts: readonly Part[]; roots: Bits; bytes: number }

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
  const names = [...new Set(parts.flatMap(({ roots }) => [...roots]))]
  const { bitsOf, weightOf } = weighing(names, cost.weight)
  const groups = new Set(parts.map((part) => groupWith(part)))
  // What loads with each group, until a merge changes any of it.
  const loads = new Map<Group, ReadonlySet<Group>>()

  /** What is not merged is a file of its own. */
  function groupWith(part: Part): Group {
    const group = groupOf.get(part) ?? { parts: [part], roots: bitsOf(part.roots), bytes: part.bytes }
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
    let gain = cost.request * weightOf(one.roots.map((bits, word) => bits & other.roots[word]!))
    if (gain <= 0) return 0
    const roots = union(one.roots, other.roots)
    const loss = (group: Group) => group.bytes * weightOf(roots, group.roots)
    const loadedWithOne = loadsOf(one)
    for (const group of loadedWithOne) if ((gain -= loss(group)) <= 0) return 0
    for (const group of loadsOf(other)) if (!loadedWithOne.has(group) && (gain -= loss(group)) <= 0) return 0
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

/** A set of roots: a bit each, 32 to a word. A build asks some hundred thousand times what two sets have in common. */
type Bits = Uint32Array

function union(one: Bits, other: Bits): Bits {
  return one.map((bits, word) => bits | other[word]!)
}

/** Sets of roots, and how much those in a set weigh together: by tables, a byte at a time. */
function weighing(roots: readonly string[], weight: (root: string) => number) {
  const places = new Map(roots.map((root, place) => [root, place]))
  const words = Math.ceil(roots.length / 32)
  const tables = Array.from({ length: words * 4 }, (_, byte) =>
    Float64Array.from({ length: 256 }, (_, value) =>
      roots
        .slice(byte * 8, byte * 8 + 8)
        .reduce((sum, root, bit) => sum + (value & (1 << bit) ? weight(root) : 0), 0),
    ),
  )
  return {
    bitsOf(some: Iterable<string>): Bits {
      const bits = new Uint32Array(words)
      for (const root of some) {
        const place = places.get(root)!
        bits[place >> 5]! |= 1 << (place & 31)
      }
      return bits
    },
    weightOf(bits: Bits, except?: Bits): number {
      let sum = 0
      for (let word = 0; word < words; word += 1) {
        const rest = except ? bits[word]! & ~except[word]! : bits[word]!
        for (let byte = 0; byte < 4; byte += 1) sum += tables[word * 4 + byte]![(rest >>> (byte * 8)) & 255]!
      }
      return sum
    },
  }
}

import type { Part } from './chunk-graph.ts'

/** Parts that travel as one file, with the roots that load it. */
export type Group = {
  parts: readonly Part[]
  /** What they import and is not there before any of them; a part of their own may be among it. */
  imports: ReadonlySet<Part>
  roots: Bits
  bytes: number
}

type Cost = {
  /** What a request costs, in bytes of code before it is made small. */
  request: number
  /** How much a root counts: a screen more than a dialog that opens later. */
  weight: (root: string) => number
}

/**
 * Merges parts that several roots load into fewer files: as long as the requests it saves are worth more than
 * the bytes that some roots then load in vain, with what a file imports counted. Never so that two files
 * import each other. `loaded` is there before any of them.
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
    const known = groupOf.get(part)
    if (known) return known
    const imports = new Set([...part.imports].filter((imported) => !loaded.has(imported)))
    const group = { parts: [part], imports, roots: bitsOf(part.roots), bytes: part.bytes }
    groupOf.set(part, group)
    return group
  }

  /** All that loads with the groups. */
  function loadedWith(some: readonly Group[]): Set<Group> {
    const found = new Set(some)
    for (const { imports } of found) for (const part of imports) found.add(groupWith(part))
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
    const next = [...from.imports].map(groupWith).filter((group) => group !== to && group !== from)
    return loadedWith(next).has(to)
  }

  /** Answers the group of both, and those of which it is to be worked out anew what they load. */
  function merge({ one, other }: Pair): { merged: Group; stale: ReadonlySet<Group> } {
    const merged = {
      parts: [...one.parts, ...other.parts],
      imports: new Set([...one.imports, ...other.imports]),
      roots: union(one.roots, other.roots),
      bytes: one.bytes + other.bytes,
    }
    for (const part of merged.parts) groupOf.set(part, merged)
    const changed = loadedWith([merged])
    for (const group of changed) group.roots = union(group.roots, merged.roots)
    const touched = [one, other, ...changed]
    const stale = new Set<Group>()
    for (const [group, loaded] of loads) if (touched.some((each) => loaded.has(each))) stale.add(group)
    for (const group of stale) loads.delete(group)
    return { merged, stale }
  }

  const pairs: Pair[] = []
  const consider = (one: Group, other: Group) => {
    const gain = gainOf(one, other)
    if (gain > 0) pairs.push({ one, other, gain })
  }
  const list = [...groups]
  for (const [index, one] of list.entries()) for (const other of list.slice(0, index)) consider(one, other)
  for (;;) {
    const best = bestOf(pairs, ({ one, other }) => !isBetween(one, other) && !isBetween(other, one))
    if (!best) return [...groups]
    const { merged, stale } = merge(best)
    const gone = new Set([best.one, best.other])
    for (const group of gone) groups.delete(group)
    keepOnly(pairs, (pair) => {
      if (gone.has(pair.one) || gone.has(pair.other)) return false
      if (stale.has(pair.one) || stale.has(pair.other)) pair.gain = gainOf(pair.one, pair.other)
      return pair.gain > 0
    })
    for (const other of groups) consider(merged, other)
    groups.add(merged)
  }
}

/** The pair with the most to gain of those that may be. */
function bestOf(pairs: readonly Pair[], mayBe: (pair: Pair) => boolean): Pair | null {
  const refused = new Set<Pair>()
  for (;;) {
    let best: Pair | null = null
    for (const pair of pairs) if (pair.gain > (best?.gain ?? 0) && !refused.has(pair)) best = pair
    if (!best || mayBe(best)) return best
    refused.add(best)
  }
}

/** Where it stands: some hundred merges each ask it of some ten thousand pairs. */
function keepOnly(pairs: Pair[], keeps: (pair: Pair) => boolean): void {
  let kept = 0
  for (const pair of pairs) if (keeps(pair)) pairs[kept++] = pair
  pairs.length = kept
}

/** What a merge of two would gain, in bytes of code that requests are worth. */
type Pair = { one: Group; other: Group; gain: number }

/**
 * A set of roots: a bit each, 32 to a word. A build asks some hundred thousand times what two sets have in
 * common.
 */
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

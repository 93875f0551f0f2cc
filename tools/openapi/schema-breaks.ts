type Node = Record<string, unknown>

/**
 * Both documents, for what points elsewhere in them, and which pairs were compared already: a schema may hold
 * itself.
 */
export interface Ways {
  published: object
  today: object
  seen: Set<string>
}

/** What a shop sends must be taken as before; what it is answered must be there as before. */
export type Way = 'request' | 'answer'

/** What of a schema a client would trip over, a sentence each, beginning with where it stands. */
export function refusedSchema(
  where: string,
  way: Way,
  published: Node | undefined,
  today: Node | undefined,
  ways: Ways,
): string[] {
  if (!published) return []
  if (!today) return [`${where} is gone`]
  const pair = [way, published['$ref'], today['$ref']].join(' ')
  if (published['$ref'] && today['$ref']) {
    if (ways.seen.has(pair)) return []
    ways.seen.add(pair)
  }
  const was = resolved(ways.published, published)
  const is = resolved(ways.today, today)
  if (was['anyOf'] ?? is['anyOf']) return choiceBreaks(where, way, was, is, ways)
  return [
    ...typeBreaks(where, was, is),
    ...valueBreaks(where, way, was, is),
    ...(way === 'request' ? boundBreaks(where, was, is) : []),
    ...propertyBreaks(where, way, was, is, ways),
    ...(was['items']
      ? refusedSchema(`${where}[]`, way, was['items'] as Node, is['items'] as Node, ways)
      : []),
    ...namedBreaks(where, way, was, is, ways),
  ]
}

/** Each kind there was is still one; of what is answered no kind is new, such as null. */
function choiceBreaks(where: string, way: Way, was: Node, is: Node, ways: Ways): string[] {
  const [before, after] = [kindsOf(was), kindsOf(is)]
  const lost = before.flatMap((kind) => bestOf(where, way, kind, after, ways))
  const strange =
    way === 'answer' ? after.filter((kind) => !before.some((each) => isAlike(each, kind, ways))) : []
  return [...lost, ...strange.map((kind) => `${where} may be ${kindName(kind)} now`)]
}

/** How the kind among today's that comes nearest differs; nothing where one takes all of it. */
function bestOf(where: string, way: Way, kind: Node, after: Node[], ways: Ways): string[] {
  const tried = after
    .filter((each) => isAlike(kind, each, ways))
    .map((each) => {
      // What was looked at on a wrong way does not count as seen.
      const mine = { ...ways, seen: new Set(ways.seen) }
      return refusedSchema(where, way, kind, each, mine)
    })
  const [best = [`${where} is never ${kindName(kind)} any more`]] = tried.toSorted(
    (one, other) => one.length - other.length,
  )
  return best
}

function kindsOf(schema: Node): Node[] {
  return (schema['anyOf'] as Node[] | undefined) ?? [schema]
}

function isAlike(one: Node, other: Node, ways: Ways): boolean {
  const [was, is] = [resolved(ways.published, one), resolved(ways.today, other)]
  return typeOf(was) === typeOf(is) && was['format'] === is['format']
}

function kindName(kind: Node): string {
  return String(kind['format'] ?? kind['$ref'] ?? typeOf(kind)).replace(/^.*\//, '')
}

function typeBreaks(where: string, was: Node, is: Node): string[] {
  const [before, after] = [typeOf(was), typeOf(is)]
  // A schema without a type takes anything.
  if (before === after || after === 'anything') return []
  return [`${where} was ${before} and is ${after}`]
}

function typeOf(schema: Node): string {
  const [value] = (schema['enum'] as unknown[] | undefined) ?? [schema['const']]
  const known = schema['type'] ?? (schema['properties'] ? 'object' : undefined)
  if (known !== undefined) return String(known)
  return value === undefined ? 'anything' : value === null ? 'null' : typeof value
}

/** A value that somebody sends, or asks for in an answer, goes on existing. */
function valueBreaks(where: string, way: Way, was: Node, is: Node): string[] {
  const [before, after] = [valuesOf(was), valuesOf(is)]
  if (!after) return []
  if (!before) return way === 'request' ? [`${where} takes certain values alone now`] : []
  return before
    .filter((value) => !after.includes(value))
    .map((value) => `${where} has lost the value ${value}`)
}

function valuesOf(schema: Node): string[] | null {
  const values = 'const' in schema ? [schema['const']] : (schema['enum'] as unknown[] | undefined)
  return values ? values.map((value) => JSON.stringify(value)) : null
}

const least = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems']
const most = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems']

/** What is sent may not be bounded closer than it was. */
function boundBreaks(where: string, was: Node, is: Node): string[] {
  const closer = (name: string, isCloser: (before: number, after: number) => boolean) => {
    const [before, after] = [was[name] as number | undefined, is[name] as number | undefined]
    return after !== undefined && (before === undefined || isCloser(before, after))
  }
  return [
    ...least.filter((name) => closer(name, (before, after) => after > before)),
    ...most.filter((name) => closer(name, (before, after) => after < before)),
    ...['pattern', 'format'].filter((name) => is[name] !== undefined && is[name] !== was[name]),
  ].map((name) => `${where} has another ${name}: ${String(is[name])} after ${String(was[name] ?? 'none')}`)
}

function propertyBreaks(where: string, way: Way, was: Node, is: Node, ways: Ways): string[] {
  const before = (was['properties'] ?? {}) as Record<string, Node>
  const after = (is['properties'] ?? {}) as Record<string, Node>
  const [neededBefore, neededAfter] = [neededOf(was), neededOf(is)]
  return [
    ...Object.entries(before).flatMap(([name, property]) => {
      const here = `${where} ${name}`
      if (!after[name]) return [`${here} is gone`]
      return [
        ...(way === 'request' && neededAfter.has(name) && !neededBefore.has(name)
          ? [`${here} is required now`]
          : []),
        ...(way === 'answer' && neededBefore.has(name) && !neededAfter.has(name)
          ? [`${here} may be left out now`]
          : []),
        ...refusedSchema(here, way, property, after[name], ways),
      ]
    }),
    ...(way === 'request'
      ? [...neededAfter].filter((name) => !before[name]).map((name) => `${where} ${name} is new and required`)
      : []),
  ]
}

function neededOf(schema: Node): Set<string> {
  return new Set((schema['required'] as string[] | undefined) ?? [])
}

/** Objects whose names are anybody's: what stands below them, and whether they are still taken. */
function namedBreaks(where: string, way: Way, was: Node, is: Node, ways: Ways): string[] {
  const [before, after] = [was['additionalProperties'], is['additionalProperties']]
  if (way === 'request' && after === false && before !== false)
    return [`${where} takes no other names any more`]
  if (typeof before !== 'object' || typeof after !== 'object') return []
  return refusedSchema(`${where} *`, way, before as Node, after as Node, ways)
}

function resolved(document: object, schema: Node): Node {
  const ref = schema['$ref']
  if (typeof ref !== 'string') return schema
  const found = ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((node, key) => (node as Node | undefined)?.[key], document)
  return (found ?? {}) as Node
}

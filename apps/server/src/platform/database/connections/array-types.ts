/** How one element of an array is read and written; text where nothing is said. */
interface Element {
  parse?(text: string): unknown
  serialize?(value: unknown): string
}

interface ArrayType {
  to: number
  from: number[]
  parse(text: string): unknown[]
  serialize(values: unknown): unknown
}

const number: Element = { parse: Number }
const truth: Element = { parse: (text) => text === 't', serialize: (value) => (value ? 't' : 'f') }
const instant: Element = {
  parse: (text) => new Date(text),
  serialize: (value) => new Date(value as Date | string).toISOString(),
}
const json: Element = {
  parse: (text) => JSON.parse(text) as unknown,
  serialize: (value) => JSON.stringify(value),
}

/**
 * The arrays of our tables and queries by PostgreSQL's own numbers, which never change: the element's, and
 * the array's.
 */
const arrays = [
  { element: 16, array: 1000, as: truth },
  { element: 20, array: 1016, as: { parse: BigInt } },
  { element: 21, array: 1005, as: number },
  { element: 23, array: 1007, as: number },
  { element: 25, array: 1009, as: {} },
  { element: 701, array: 1022, as: number },
  { element: 1043, array: 1015, as: {} },
  { element: 1082, array: 1182, as: {} },
  { element: 1184, array: 1185, as: instant },
  { element: 1700, array: 1231, as: {} },
  { element: 2950, array: 2951, as: {} },
  { element: 3802, array: 3807, as: json },
] satisfies { element: number; array: number; as: Element }[]

/**
 * What the driver would ask each new connection for: which types are arrays. Its question fails with the
 * connection when that closes while it opens, nobody waits for the answer, and the failure would end the
 * process (3.4.9).
 */
export const arrayTypes: Readonly<Record<string, ArrayType>> = Object.fromEntries(
  arrays.map(({ array, as }) => [`array${array}`, arrayType(array, as)]),
)

/** The number of an array's type by its element's. */
export const arrayTypeOf: Readonly<Record<number, number>> = Object.fromEntries(
  arrays.map(({ element, array }) => [element, array]),
)

function arrayType(oid: number, element: Element): ArrayType {
  return {
    to: oid,
    from: [oid],
    parse: (text) => read(text, element.parse ?? String),
    // Text that is written as an array already passes as it is.
    serialize: (values) => (Array.isArray(values) ? write(values, element) : values),
  }
}

function write(values: readonly unknown[], element: Element): string {
  const written = values.map((value) => {
    if (value === null) return 'null'
    if (value === undefined) throw new Error('an array holds a value that is not set')
    if (Array.isArray(value)) return write(value, element)
    const text = element.serialize ? element.serialize(value) : String(value)
    return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
  })
  return `{${written.join(',')}}`
}

/** One element as it is quoted, or plain, or a bracket of an array in an array. */
const piece = /"((?:[^"\\]|\\.)*)"|[{}]|[^{},"]+/gs

function read(text: string, parse: (text: string) => unknown): unknown[] {
  const open: unknown[][] = []
  let whole: unknown[] = []
  for (const [found, quoted] of text.matchAll(piece)) {
    if (found === '{') open.push([])
    else if (found === '}') {
      whole = open.pop() ?? []
      open.at(-1)?.push(whole)
    } else if (quoted !== undefined) open.at(-1)?.push(parse(quoted.replaceAll(/\\(.)/gs, '$1')))
    else open.at(-1)?.push(found === 'NULL' ? null : parse(found))
  }
  return whole
}

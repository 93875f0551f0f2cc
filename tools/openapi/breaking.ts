import { refusedSchema, type Ways } from './schema-breaks.ts'

type Node = Record<string, unknown>

/**
 * What shops may rely on: the description without its texts and examples, which may be said better any day.
 */
export function surfaceOf(document: object): object {
  const { paths = {}, webhooks = {}, components = {} } = document as Record<string, Node>
  return bare({ paths, webhooks, components: { schemas: (components as Node)['schemas'] ?? {} } }) as object
}

const texts = new Set(['description', 'summary', 'example', 'examples', 'tags', 'operationId'])

function bare(node: unknown, areNames = false): unknown {
  if (Array.isArray(node)) return node.map((each) => bare(each))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => areNames || !texts.has(key))
      // Below these, keys are names that somebody chose: a property may well be called `description`.
      .map(([key, value]) => [key, bare(value, !areNames && (key === 'properties' || key === 'schemas'))]),
  )
}

/**
 * What a client of the published surface would trip over in the one of today, a sentence each. What is added
 * breaks nobody; a call or a message that is not there any more does, and so does a schema that takes less or
 * answers less.
 */
export function breaksOf(published: object, today: object): string[] {
  const ways: Ways = { published, today, seen: new Set() }
  const [before, after] = [published, today] as [Record<string, Node>, Record<string, Node>]
  return [
    ...operationsOf(before['paths']).flatMap(([name, operation]) => {
      const now = findOperation(after['paths'], name)
      return now ? callBreaks(name, operation, now, ways) : [`${name} is gone`]
    }),
    ...operationsOf(before['webhooks']).flatMap(([name, operation]) => {
      const where = `the webhook ${name.replace(/^[A-Z]+ /, '')}`
      const now = findOperation(after['webhooks'], name)
      if (!now) return [`${where} is gone`]
      const [was, is] = [bodyOf(operation['requestBody']), bodyOf(now['requestBody'])]
      // What shops are told goes the way of an answer.
      return refusedSchema(where, 'answer', was, is, ways)
    }),
  ]
}

function callBreaks(name: string, was: Node, is: Node, ways: Ways): string[] {
  const [bodyWas, bodyIs] = [bodyOf(was['requestBody']), bodyOf(is['requestBody'])]
  const mustSend = (operation: Node) => (operation['requestBody'] as Node | undefined)?.['required'] === true
  return [
    ...parameterBreaks(name, was, is, ways),
    ...keyBreaks(name, was, is),
    ...(!mustSend(was) && mustSend(is) ? [`${name} asks for a body`] : []),
    ...(bodyWas && !bodyIs ? [`${name} takes no body any more`] : []),
    ...(bodyWas && bodyIs ? refusedSchema(`${name} request`, 'request', bodyWas, bodyIs, ways) : []),
    ...Object.entries((was['responses'] ?? {}) as Node)
      .filter(([status]) => status.startsWith('2'))
      .flatMap(([status, answer]) => {
        const now = ((is['responses'] ?? {}) as Node)[status]
        if (!now) return [`${name} does not answer ${status} any more`]
        return refusedSchema(`${name} answer`, 'answer', bodyOf(answer), bodyOf(now), ways)
      }),
  ]
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Node
}

function parameterBreaks(name: string, was: Node, is: Node, ways: Ways): string[] {
  const before = (was['parameters'] ?? []) as Parameter[]
  const after = (is['parameters'] ?? []) as Parameter[]
  const find = (list: Parameter[], one: Parameter) =>
    list.find((each) => each.in === one.in && each.name === one.name)
  return [
    ...before.flatMap((one) => {
      const now = find(after, one)
      const where = `${name} ${one.in} ${one.name}`
      if (!now) return [`${where} is gone`]
      return [
        ...(!one.required && now.required ? [`${where} is required now`] : []),
        ...refusedSchema(where, 'request', one.schema, now.schema, ways),
      ]
    }),
    ...after
      .filter((one) => one.required && !find(before, one))
      .map((one) => `${name} ${one.in} ${one.name} is new and required`),
  ]
}

/** A kind of key that opened the call and does not any more. */
function keyBreaks(name: string, was: Node, is: Node): string[] {
  const keysOf = (operation: Node) =>
    ((operation['security'] ?? []) as Node[]).map((each) => Object.keys(each).join(' and '))
  const now = keysOf(is)
  if (now.length === 0) return []
  const before = keysOf(was)
  if (before.length === 0) return [`${name} asks for a key`]
  return before.filter((key) => !now.includes(key)).map((key) => `${name} takes no ${key} any more`)
}

function operationsOf(paths: Node = {}): [string, Node][] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Node>).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as [string, Node],
    ),
  )
}

function findOperation(paths: Node | undefined, name: string): Node | undefined {
  return operationsOf(paths).find(([each]) => each === name)?.[1]
}

/** The schema of a body or an answer, whatever its kind of content. */
function bodyOf(body: unknown): Node | undefined {
  const content = Object.values(((body as Node | undefined)?.['content'] ?? {}) as Record<string, Node>)
  return content[0]?.['schema'] as Node | undefined
}

import { errorAnswer, type ErrorBody, type RefusalDetails } from '@daftar/contract/errors'
import type { Endpoint } from '@daftar/contract/endpoint'
import type { Reason } from '@daftar/contract/reasons'
import { routes, type EndpointId } from '@daftar/contract/routes'
import { endpoints, type AnswerOf, type BodyOf, type ParamsOf, type QueryOf } from '@daftar/contract/table'

/** A call as the server would see it, read by the schemas of the contract. */
export type Asked<Id extends EndpointId = EndpointId> = {
  id: Id
  params: ParamsOf<Id>
  query: QueryOf<Id>
  body: BodyOf<Id>
  /** What the page sent as `Idempotency-Key`, null for a GET. */
  key: string | null
  /** The version it saves over, from `If-Match`. */
  ifMatch: string | null
  /** Who asks, where the page says it itself instead of leaving it to the cookie. */
  authorization: string | null
  /** Ends when the page gives the call up. */
  signal: AbortSignal | null
}

/** What a server may do besides answering well. */
export type Refusal = { refusal: { status: number; body: ErrorBody } }
type Silence = { silence: 'offline' | 'pending' }
type Garbled = { garbled: unknown }
type Streamed = { streamed: { body: string; head: ResponseInit } }
type Outcome<Id extends EndpointId> = AnswerOf<Id> | Refusal | Silence | Garbled | Streamed

/** What an endpoint answers: one answer for every call, or one made from what was asked. */
export type Answer<Id extends EndpointId> =
  Outcome<Id> | ((asked: Asked<Id>) => Outcome<Id> | Promise<Outcome<Id>>)
export type Answers = { [Id in EndpointId]?: Answer<Id> }

/** The server refuses, with the status and the body that the contract gives the reason. */
export function refuse(reason: Reason, details?: RefusalDetails): Refusal {
  return { refusal: errorAnswer(reason, details) }
}

/** No answer comes: the network is gone. */
export const offline: Silence = { silence: 'offline' }
/** No answer comes yet: what a page shows while it waits. It ends when the page gives up. */
export const pending: Silence = { silence: 'pending' }

/** A good answer that is none of the contract: what a page breaks over. */
export function garbled(body: unknown): Garbled {
  return { garbled: body }
}

/**
 * A file as it is streamed, its name and rows in the headers; with status 202, that it comes by email
 * instead.
 */
export function streamed(body: string, head: ResponseInit = {}): Streamed {
  return { streamed: { body, head } }
}

export type AnsweringServer = {
  fetch: typeof fetch
  /** Every call in its order. */
  calls: Asked[]
  /** The calls of one endpoint. */
  callsOf: <Id extends EndpointId>(id: Id) => Asked<Id>[]
  /** From now on these answers, over those before. */
  answer: (answers: Answers) => void
  /** What a real server would not have said or taken; a test ends with none. */
  problems: string[]
  /** Rejects with the first of them. */
  broken: Promise<never>
  /**
   * The page is gone: what it still waits for is never answered, refused or given up, so that it says nothing
   * in the next one.
   */
  close: () => void
}

/**
 * Stands in place of `fetch` in a page test. Requests and answers are both read by the contract's own
 * schemas: a page that sends what no server takes, a fixture that no server would answer and a call nobody
 * answers are problems of the test.
 */
export function answeringServer(given: Answers): AnsweringServer {
  let answers: Answers = { ...given }
  const calls: Asked[] = []
  const problems: string[] = []
  const { promise: broken, reject: breakOff } = Promise.withResolvers<never>()
  broken.catch(() => {})
  let isOpen = true

  async function respond(address: string, init: RequestInit | undefined): Promise<Response> {
    const request = readRequest(address, init)
    if (!request) return lost(`nothing of the contract is at ${init?.method ?? 'GET'} ${address}`)
    const { asked, problem } = request
    calls.push(asked)
    if (problem) return lost(problem)
    // An answer without a body is there, and undefined.
    if (!(asked.id in answers)) return lost(`${asked.id} was called and has no answer in this test`)
    const answer = answers[asked.id] as Answer<EndpointId>
    const outcome = await (typeof answer === 'function' ? answer(asked) : answer)
    if (isSilence(outcome)) return silence(outcome, init?.signal)
    if (isRefusal(outcome)) return json(outcome.refusal.status, outcome.refusal.body)
    if (isGarbled(outcome)) return json(200, outcome.garbled)
    if (isStreamed(outcome)) return new Response(outcome.streamed.body, outcome.streamed.head)
    return good(asked.id, outcome)
  }

  function good(id: EndpointId, outcome: unknown): Response {
    const { response } = endpoints[id] as Endpoint
    if (response === null) return new Response(null, { status: 204 })
    if (response === 'stream') return new Response(outcome as BodyInit)
    const read = response.safeParse(outcome)
    return read.success
      ? json(200, read.data)
      : lost(`the answer of ${id} is none of the contract: ${read.error.message}`)
  }

  function lost(problem: string): never {
    problems.push(problem)
    breakOff(new Error(problem))
    throw new TypeError(problem)
  }

  function whileOpen<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      answer.then(
        (value) => isOpen && resolve(value),
        (error: Error) => isOpen && reject(error),
      )
    })
  }

  return {
    fetch: (input, init) => whileOpen(respond(String(input), init)),
    calls,
    callsOf: <Id extends EndpointId>(id: Id) =>
      calls.filter((call) => call.id === id) as unknown as Asked<Id>[],
    answer: (more) => {
      answers = { ...answers, ...more }
    },
    problems,
    broken,
    close: () => {
      isOpen = false
    },
  }
}

type Read = { asked: Asked; problem: string | null }

function readRequest(address: string, init: RequestInit | undefined): Read | null {
  const url = new URL(address, 'http://localhost')
  const found = endpointAt(init?.method ?? 'GET', url.pathname)
  if (!found) return null
  const { id, params } = found
  const endpoint = endpoints[id] as Endpoint
  const query = Object.fromEntries([...url.searchParams].filter(([name]) => name !== 'client_id'))
  const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
  const headers = new Headers(init?.headers)
  const problems: string[] = []
  const read = (name: 'params' | 'query' | 'body', given: unknown): unknown => {
    const result = endpoint[name]?.safeParse(given)
    if (result && !result.success)
      problems.push(`${id} does not take this ${name}: ${JSON.stringify(given)} (${result.error.message})`)
    return result?.success ? result.data : given
  }
  const asked = {
    id,
    params: read('params', params),
    query: read('query', query),
    body: read('body', body),
    key: headers.get('idempotency-key'),
    ifMatch: headers.get('if-match'),
    authorization: headers.get('authorization'),
    signal: init?.signal ?? null,
  } as Asked
  return { asked, problem: problems[0] ?? null }
}

const table = Object.entries(routes).map(([id, route]) => {
  const [method = '', path = ''] = route.split(' ')
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  const pattern = new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`)
  return { id: id as EndpointId, method, names, pattern }
})
/** Fixed paths come before those with parameters, as a server matches them. */
table.sort((one, other) => one.names.length - other.names.length)

function endpointAt(method: string, path: string): { id: EndpointId; params: Record<string, string> } | null {
  for (const row of table) {
    const match = row.method === method ? row.pattern.exec(path) : null
    if (match) {
      const values = row.names.map((name, at) => [name, decodeURIComponent(match[at + 1] ?? '')] as const)
      return { id: row.id, params: Object.fromEntries(values) }
    }
  }
  return null
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
}

function silence({ silence: kind }: Silence, signal: AbortSignal | null | undefined): Promise<never> {
  if (kind === 'offline') return Promise.reject(new TypeError('the network is gone'))
  return new Promise((_, reject) =>
    signal?.addEventListener('abort', () => reject(new DOMException('given up', 'AbortError'))),
  )
}

function isRefusal(outcome: unknown): outcome is Refusal {
  return typeof outcome === 'object' && outcome !== null && 'refusal' in outcome
}

function isGarbled(outcome: unknown): outcome is Garbled {
  return typeof outcome === 'object' && outcome !== null && 'garbled' in outcome
}

function isSilence(outcome: unknown): outcome is Silence {
  return typeof outcome === 'object' && outcome !== null && 'silence' in outcome
}

function isStreamed(outcome: unknown): outcome is Streamed {
  return typeof outcome === 'object' && outcome !== null && 'streamed' in outcome
}

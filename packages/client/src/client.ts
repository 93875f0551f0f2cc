import type { EndpointId } from '@daftar/contract/routes'
import type { ErrorBody, Reason } from '@daftar/contract'
import type { AnswerOf, BodyInput, ParamsOf, QueryInput } from '@daftar/contract/table'
import { ApiError, isAbort, NetworkError } from './errors.ts'
import { randomKey } from './random-key.ts'
import type { TokenStore } from './token-store.ts'

/** Method and path by endpoint: all of them, or those a page in front of the application calls. */
export type RouteTable = Partial<Record<EndpointId, string>>

export interface ClientOptions {
  routes: RouteTable
  /** Origin of the calls; empty for the page's own (DEC-REQ-2). */
  base: string
  tokens: TokenStore
  clientId: string
  /**
   * The merchant whose rows the page shows, once it is known: a session that works in another by now refuses
   * the call.
   */
  workspace?: () => string | null
  /** A call was refused for that. */
  onOtherWorkspace?: () => void
  /** Called on every 401, with the reason the server gave (REQ-07, SES-27, DEC-SES-1). */
  onUnauthorized: (reason: string) => void
  /**
   * A change was made: told with what was sent, once it is answered. Whoever listens sets it when they begin.
   */
  onDone?: (id: EndpointId, input: LooseInput) => void
  /** Loads the words of a refusal: it is thrown once they are there. */
  loadWords?: (reason: Reason) => Promise<void>
  fetch?: typeof fetch
}

type Given<Name extends string, T> = undefined extends T ? { [K in Name]?: T } : { [K in Name]: T }
type Optional<Name extends string, T> = [T] extends [undefined] ? { [K in Name]?: undefined } : Given<Name, T>

export type CallInput<Id extends EndpointId> = Optional<'params', ParamsOf<Id>> & {
  /** What is null or undefined is left out. */
  query?: { [Name in keyof QueryInput<Id>]?: QueryInput<Id>[Name] | null }
} & Optional<'body', BodyInput<Id>> & {
    /** Version of the document that is changed; travels as If-Match. */
    ifMatch?: number
    /** One per intended effect; a retry sends the same one (README decision 7). */
    idempotencyKey?: string
    signal?: AbortSignal
    /** How long to wait for the answer; 30 s when not said (CFG-02 waits longer). */
    timeLimitMs?: number
    /** Goes on when the page is left before the answer (ONB-79); its body is at most 64 KB. */
    keepalive?: boolean
  }

export interface Client {
  /** Calls one endpoint of the table. Throws `ApiError`, `NetworkError` or the abort. */
  call<Id extends EndpointId>(id: Id, ...input: CallArguments<Id>): Promise<AnswerOf<Id>>
  /** Absolute-path address of an endpoint, for links and streams. */
  address(id: EndpointId, params?: Record<string, string>): string
  readonly options: ClientOptions
}

/** What a call is given; nothing where its endpoint needs nothing. */
export type CallArguments<Id extends EndpointId> =
  Record<string, never> extends CallInput<Id> ? [input?: CallInput<Id>] : [input: CallInput<Id>]

/** 30 s for everything but uploads (DEC-REQ-3). */
const defaultTimeLimitMs = 30_000

export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? fetch.bind(globalThis)

  async function call<Id extends EndpointId>(id: Id, input: LooseInput = {}): Promise<AnswerOf<Id>> {
    const request = requestOf(id, input, options)
    const answer = await withOneRetry(request.init.method === 'GET', () => attempt(send, request, input))
    if (answer.ok) {
      if (request.init.method !== 'GET') options.onDone?.(id, input)
      return (answer.status === 204 ? undefined : await readJson(answer)) as AnswerOf<Id>
    }
    throw await refusalOf(answer, options)
  }

  return {
    call: ((id: EndpointId, input?: LooseInput) => call(id, input)) as Client['call'],
    address: (id, params) => options.base + pathOf(options.routes, id, params),
    options,
  }
}

/** What any call is given, whatever its endpoint. */
export interface LooseInput {
  params?: Record<string, string> | undefined
  query?: Record<string, unknown> | undefined
  body?: unknown
  ifMatch?: number
  idempotencyKey?: string
  signal?: AbortSignal
  timeLimitMs?: number
  keepalive?: boolean
}

interface Request {
  url: string
  init: RequestInit & { method: string }
}

/** The request of a call. */
export function requestOf(id: EndpointId, input: LooseInput, options: ClientOptions): Request {
  const [method] = routeOf(options.routes, id)
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined && value !== null) query.set(name, String(value))
  if (method === 'GET') query.set('client_id', options.clientId)
  const search = query.size > 0 ? `?${query}` : ''
  return {
    url: options.base + pathOf(options.routes, id, input.params) + search,
    init: {
      method,
      credentials: 'include',
      headers: headersOf(method, input, options),
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...(input.keepalive && { keepalive: true }),
    },
  }
}

function headersOf(method: string, input: LooseInput, options: ClientOptions): Record<string, string> {
  return {
    accept: 'application/json',
    ...(input.body !== undefined && { 'content-type': 'application/json' }),
    ...sessionHeaders(options),
    ...(input.ifMatch !== undefined && { 'if-match': `"${input.ifMatch}"` }),
    ...(method === 'POST' && { 'idempotency-key': input.idempotencyKey ?? randomKey() }),
  }
}

/** Who calls, and of which merchant the page is. */
export function sessionHeaders({ tokens, workspace }: Pick<ClientOptions, 'tokens' | 'workspace'>) {
  const [token, merchantId] = [tokens.read(), workspace?.() ?? null]
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(merchantId && { 'x-workspace': merchantId }),
  }
}

/** The path of an endpoint with its parameters filled in and encoded. */
function pathOf(table: RouteTable, id: EndpointId, params: Record<string, string> = {}): string {
  return routeOf(table, id)[1].replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
}

/** Method and path. A page that calls what its table does not hold is a mistake of ours. */
function routeOf(table: RouteTable, id: EndpointId): [method: string, path: string] {
  const [method, path] = table[id]?.split(' ') ?? []
  if (!method || !path) throw new RangeError(`no route of ${id} here`)
  return [method, path]
}

async function attempt(
  send: typeof fetch,
  request: Request,
  { signal, timeLimitMs = defaultTimeLimitMs }: LooseInput,
): Promise<Response> {
  const limit = AbortSignal.timeout(timeLimitMs)
  try {
    return await send(request.url, {
      ...request.init,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
    })
  } catch (error) {
    if (isAbort(error) && signal?.aborted) throw error
    throw new NetworkError('the server could not be reached', { cause: error })
  }
}

/** A GET is tried once more after a network failure; a change never is (DEC-REQ-3). */
async function withOneRetry<T>(allowed: boolean, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!allowed || !(error instanceof NetworkError)) throw error
    return work()
  }
}

/** What a refused call throws; a session that is over is told. */
export async function refusalOf(answer: Response, options: ClientOptions): Promise<ApiError> {
  const body = errorOf(await readJson(answer), answer.status)
  if (answer.status === 401) options.onUnauthorized(body.details.reason)
  if (body.details.reason === 'workspace_changed') options.onOtherWorkspace?.()
  await options.loadWords?.(body.details.reason)
  return new ApiError(answer.status, body)
}

/**
 * A refusal of ours, or one of a server that says in words alone why it refused (ERR-01, ERR-03): its words
 * are kept. What a proxy says of a server that is away, or of who may pass, decides nothing.
 */
function errorOf(body: unknown, status: number): ErrorBody {
  const details = (body as ErrorBody | null)?.details
  if (typeof details?.reason === 'string') return body as ErrorBody
  if (status < 500 && status !== 401 && isWorded(body))
    return { status: 'error', errorType: 'internal', error: '', ...body, details: { reason: 'internal' } }
  throw new NetworkError('the answer is not one of ours')
}

function isWorded(body: unknown): body is object {
  if (typeof body !== 'object' || body === null) return false
  const { error, errors, message } = body as Record<string, unknown>
  return typeof message === 'string' || typeof error === 'string' || Array.isArray(errors)
}

async function readJson(answer: Response): Promise<unknown> {
  try {
    return await answer.json()
  } catch (error) {
    throw new NetworkError('the answer could not be read', { cause: error })
  }
}

import {
  errorAnswer,
  publishedAnswer,
  type Endpoint,
  type EndpointId,
  type RateClass,
} from '@daftar/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusals } from '../audit/refusals.ts'
import type { Clock } from '../clock/clock.ts'
import type { Keys } from '../crypto/keys.ts'
import type { Database } from '../database/database.ts'
import { networksOf, type Caller } from '../rates/networks.ts'
import {
  identify,
  isForeignOrigin,
  isOfOtherWorkspace,
  mayCall,
  onlyLooks,
  sessionTokenOf,
  workspaceHeader,
} from './access-check.ts'
import type { Actor, Gatekeeper } from './actor.ts'
import type { AllHandlers, AuditNote, Call, RequestFacts, StreamAnswer } from './call.ts'
import type { Cookies } from './cookies.ts'
import { inSpan } from '../tracing/tracing.ts'
import { sayWhenAgain } from './faults.ts'
import { incomingFile } from './incoming-file.ts'
import type { RateLimiter, RateStanding } from './rate-limit.ts'
import { RawJson } from './raw-json.ts'
import { refuse, Refusal } from './refusal.ts'
import { requestFacts } from './request-facts.ts'
import { noteRefusal, runWork, type Work } from './unit-of-work.ts'
import { parsePart } from './validation.ts'
import type { KeyAttempts } from './key-attempts.ts'

export interface HttpContext {
  database: Database
  refusals: Refusals
  clock: Clock
  /** Real time, by which calls are counted. */
  realNow(): Date
  gatekeeper: Gatekeeper
  handlers: AllHandlers
  cookies: Cookies
  keys: Keys
  rates: RateLimiter
  keyAttempts: KeyAttempts
  /** Origins whose pages may make changing calls; outside production the one that was called as well. */
  origins: readonly string[]
  /** Development and demo mode: the endpoints of kind `development` exist. */
  development: boolean
  /** A caller's `traceparent` is followed: only where nobody but a gateway of ours can send one. */
  trustsTraces?: boolean
  /** Tests parse every answer against its schema. */
  checkAnswers: boolean
}

/** One call from door to door: who, may they, is it well-formed, do it, answer. */
export async function answerEndpoint(
  context: HttpContext,
  id: EndpointId,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const facts = requestFacts(request)
  if (endpoint.access.kind === 'development' && !context.development)
    return sendRefusal(reply, endpoint, refuse('not_found'), facts)
  // A shop's server sends its key, no cookie: where its call comes from says nothing.
  const isShop = endpoint.access.kind === 'key'
  // Where it was called is what the caller says: only outside production, where one product has many names, does it count.
  const origins = context.development ? [...context.origins, facts.origin] : context.origins
  if (!isShop && isForeignOrigin(request.method, request.headers.origin, origins))
    return sendRefusal(reply, endpoint, refuse('no_permission'), facts)

  const now = context.clock.now()
  const realMs = context.realNow().getTime()
  const credentials = credentialsOf(context, request)
  const who = () => identify(endpoint, credentials, context.gatekeeper, `ip:${facts.ip}`, now)
  const actor = isShop
    ? await context.keyAttempts.resolve(facts.ip, credentials.bearer, realMs, who)
    : await who()
  const notes: AuditNote[] = []
  const base = {
    id,
    endpoint,
    request: facts,
    now,
    notes,
    keys: context.keys,
    idempotencyKey: endpoint.answerIsSecret ? null : idempotencyKeyOf(request),
    fingerprint: '',
  }
  if (typeof actor === 'number') return sendTooMany(reply, endpoint, actor, { now, facts })
  if (actor instanceof Refusal) return sendRefusal(reply, endpoint, actor, facts)

  const deny = (refusal: Refusal) => {
    if (actor.kind !== 'anonymous') noteRefusal(context.refusals, { ...base, actor }, refusal)
    return sendRefusal(reply, endpoint, refusal, facts)
  }

  const { wait, standing } = takeCall(context.rates, endpoint, actor, { ip: facts.ip, realMs })
  if (isShop) reply.headers(rateHeaders(standing()))
  if (wait !== null) return sendTooMany(reply, endpoint, wait, { now, facts })

  if (isOfOtherWorkspace(endpoint, actor, headerOf(request, workspaceHeader)))
    return deny(refuse('workspace_changed'))
  if (onlyLooks(id, endpoint, actor)) return deny(refuse('view_only'))
  if (!mayCall(endpoint, actor)) return deny(refuse('no_permission'))
  const parsed = parseRequest(endpoint, request)
  if (parsed instanceof Refusal) return deny(parsed)

  const version: { is: number | null } = { is: null }
  const call = buildCall(context, request, reply, { ...parsed, actor, now, facts, notes, version })
  const handled = context.handlers[id] as (call: unknown) => Promise<unknown>
  const handler = (given: unknown) => inSpan('inside', `handler ${id}`, () => handled(given))
  const work: Work = {
    ...base,
    actor,
    fingerprint: JSON.stringify([request.url, request.body ?? null, parsed.ifMatch]),
    run: (tx) => handler({ ...call, tx }),
  }
  const outcome =
    endpoint.unitOfWork === 'own'
      ? await runAlone(context, work, () => handler(call))
      : await runWork(context.database, context.refusals, work)

  if (outcome instanceof Refusal) return sendRefusal(reply, endpoint, outcome, facts)
  if ('replay' in outcome) return sendReplay(reply, endpoint, outcome.replay)
  if (version.is !== null) reply.header('etag', `"${version.is}"`)
  return sendAnswer(context, endpoint, reply, outcome.answer)
}

/** So many people's limits a merchant has for what is made as a file: it is made by few processes, which merchants share. */
const filesOfMerchant = 3

/**
 * Counts a call for who makes it: without a name for the networks it comes from, for a file the merchant as well. With a public key
 * it is first one of its network: a stranger who calls without end stops themselves long before the shop's other shoppers.
 */
function takeCall(
  rates: RateLimiter,
  { rate }: Endpoint,
  actor: Actor,
  { ip, realMs }: { ip: string; realMs: number },
) {
  const strangers = actor.kind === 'key' && actor.isPublic ? networksOf(ip) : []
  const ofKey = strangers.map(({ name, times }) => ({ name: `${actor.id} ${name}`, times }))
  const [kind, caller] = ofKey[0] ? (['public_key', ofKey[0].name] as const) : ([rate, actor.id] as const)
  const wait =
    rates.takeForAll('public_key', ofKey, realMs) ??
    rates.takeForAll(rate, callersOf(rate, actor, ip), realMs)
  return { wait, standing: () => rates.standing(kind, caller, realMs) }
}

function callersOf(rate: RateClass, actor: Actor, ip: string): Caller[] {
  if (actor.kind === 'anonymous') return networksOf(ip)
  const own = { name: actor.id, times: 1 }
  return rate === 'file' && actor.kind === 'merchant' && actor.merchantId !== null
    ? [own, { name: actor.merchantId, times: filesOfMerchant }]
    : [own]
}

/** How many calls of this minute are left, in the fields that clients of most payment APIs read. */
function rateHeaders({ limit, remaining, resetSeconds }: RateStanding): Record<string, string> {
  return {
    'ratelimit-limit': String(limit),
    'ratelimit-remaining': String(remaining),
    'ratelimit-reset': String(resetSeconds),
  }
}

/** Endpoints that open their own transactions; what they noted is still recorded. */
async function runAlone(context: HttpContext, work: Work, run: () => Promise<unknown>) {
  const answer = await run()
  if (answer instanceof Refusal) {
    if (work.actor.kind !== 'anonymous') noteRefusal(context.refusals, work, answer)
    return answer
  }
  if (work.endpoint.audit)
    await runWork(context.database, context.refusals, {
      ...work,
      idempotencyKey: null,
      run: () => Promise.resolve(null),
    })
  return { answer }
}

interface ParsedRequest {
  params: unknown
  query: unknown
  body: unknown
  ifMatch: number
}

function parseRequest(endpoint: Endpoint, request: FastifyRequest): ParsedRequest | Refusal {
  const { client_id: _, ...query } = request.query as Record<string, unknown>
  // Shops may send more than is asked for: it is ignored, also where nothing is asked for.
  const isShop = endpoint.access.kind === 'key'
  const params = parsePart(endpoint.params, request.params, 'params')
  if (!params.ok) return refuse('not_found')
  const asked = parsePart(endpoint.query, isShop && !endpoint.query ? undefined : query, 'query')
  if (!asked.ok) return refuse('invalid_input', { fields: asked.fields })
  const body =
    endpoint.upload || (isShop && !endpoint.body)
      ? ({ ok: true, value: undefined } as const)
      : parsePart(endpoint.body, request.body ?? undefined, 'body')
  if (!body.ok) return refuse('invalid_input', { fields: body.fields })
  const ifMatch = versionOf(request.headers['if-match'])
  if (endpoint.versioned && request.method !== 'GET' && ifMatch === null) return refuse('version_required')
  return { params: params.value, query: asked.value, body: body.value, ifMatch: ifMatch ?? 0 }
}

function versionOf(header: string | undefined): number | null {
  const match = /^(?:W\/)?"(\d{1,15})"$/.exec(header ?? '')
  return match ? Number(match[1]) : null
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  return request.method === 'POST' && typeof key === 'string' && key.length > 0 ? key.slice(0, 255) : null
}

function credentialsOf(context: HttpContext, request: FastifyRequest) {
  const header = request.headers.authorization
  const read = (name: 'session' | 'desk_session' | 'flow' | 'desk_flow') =>
    context.cookies.read(request, name)
  return {
    bearer: header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : null,
    cookies: {
      session: read('session'),
      desk_session: read('desk_session'),
      flow: read('flow'),
      desk_flow: read('desk_flow'),
    },
  }
}

interface ReceivedCall extends ParsedRequest {
  actor: Actor
  now: Date
  facts: RequestFacts
  notes: AuditNote[]
  version: { is: number | null }
}

function buildCall(
  context: HttpContext,
  request: FastifyRequest,
  reply: FastifyReply,
  received: ReceivedCall,
) {
  const { cookies } = context
  return {
    params: received.params,
    query: received.query,
    body: received.body,
    actor: received.actor,
    now: received.now,
    ifMatch: received.ifMatch,
    request: received.facts,
    version: (version) => {
      received.version.is = version
    },
    repeated: () => void reply.header('idempotent-replay', 'true'),
    audit: (note) => void received.notes.push(note),
    setCookie: (name, value, maxAgeSeconds) => cookies.set(reply, name, value, maxAgeSeconds),
    clearCookie: (name) => cookies.clear(reply, name),
    cookie: (name) => cookies.read(request, name),
    header: (name) => headerOf(request, name),
    sessionToken: (audience) => sessionTokenOf(credentialsOf(context, request), audience),
    gone: () => goneSignal(reply),
    file: () => incomingFile(request),
  } satisfies Omit<Call<EndpointId>, 'tx' | 'params' | 'query' | 'body' | 'actor'> &
    Record<'params' | 'query' | 'body' | 'actor', unknown>
}

function goneSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController()
  const leave = () => {
    if (!raw.writableFinished) gone.abort()
  }
  if (raw.closed) leave()
  else raw.once('close', leave)
  return gone.signal
}

function sendRefusal(
  reply: FastifyReply,
  endpoint: Endpoint,
  refusal: Refusal,
  facts: RequestFacts,
): FastifyReply {
  sayWhenAgain(reply, refusal.reason)
  if (endpoint.access.kind === 'key') {
    const { status, body } = publishedAnswer(endpoint.access.texts, refusal.reason, refusal.details, {
      requestId: facts.id,
    })
    return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body))
  }
  const { status, body } = errorAnswer(refusal.reason, refusal.details)
  return reply.code(status).send({ ...body, details: { ...body.details, request_id: facts.id } })
}

function sendTooMany(
  reply: FastifyReply,
  endpoint: Endpoint,
  waitSeconds: number,
  { now, facts }: { now: Date; facts: RequestFacts },
): FastifyReply {
  const retryAt = new Date(now.getTime() + waitSeconds * 1000)
  reply.header('retry-after', waitSeconds)
  return sendRefusal(reply, endpoint, refuse('too_many_requests', { retryAt }), facts)
}

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}

function sendReplay(
  reply: FastifyReply,
  endpoint: Endpoint,
  replay: { status: number; body: unknown },
): FastifyReply {
  reply.header('idempotent-replay', 'true')
  if (replay.status === 200 && endpoint.response === null) return reply.code(204).send()
  return reply.code(replay.status).send(replay.body)
}

function sendAnswer(
  context: HttpContext,
  endpoint: Endpoint,
  reply: FastifyReply,
  answer: unknown,
): FastifyReply {
  if (endpoint.response === null) return reply.code(204).send()
  if (endpoint.response === 'stream') return sendStream(reply, answer as StreamAnswer)
  if (answer instanceof RawJson) {
    if (context.checkAnswers) endpoint.response.parse(JSON.parse(answer.text))
    return reply.code(200).type('application/json; charset=utf-8').send(answer.text)
  }
  if (context.checkAnswers) endpoint.response.parse(answer)
  if (answer === null) return reply.code(200).type('application/json; charset=utf-8').send('null')
  return reply.code(200).send(answer)
}

/** A PDF is shown by the browser's own viewer, which a sandbox would switch off; it may be framed by our pages only. */
function bytesPolicy(contentType: string): string {
  const alone = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'"
  return contentType === 'application/pdf' ? alone : `sandbox; ${alone}`
}

/** Bytes from users are never run: attachment or sandboxed preview, never sniffed, and stored only where everybody may see them. */
function sendStream(reply: FastifyReply, answer: StreamAnswer): FastifyReply {
  if (answer.status) reply.code(answer.status)
  if (answer.headers) reply.headers(answer.headers)
  const name = encodeURIComponent(answer.name)
  reply
    .header('content-type', answer.contentType)
    .header('content-disposition', `${answer.disposition}; filename*=UTF-8''${name}`)
    .header('cache-control', answer.isForever ? 'public, max-age=31536000, immutable' : 'private, no-store')
    .header('content-security-policy', bytesPolicy(answer.contentType))
  if (answer.size !== undefined) reply.header('content-length', answer.size)
  return reply.send(answer.bytes)
}

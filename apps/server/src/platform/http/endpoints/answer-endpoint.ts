import type { Endpoint, EndpointId } from '@daftar/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Refusals } from '../../audit/refusals.ts'
import type { Clock } from '../../clock/clock.ts'
import type { Keys } from '../../crypto/keys.ts'
import type { Database } from '../../database/database.ts'
import {
  identify,
  isForeignOrigin,
  isOfOtherWorkspace,
  mayCall,
  onlyLooks,
  sessionTokenOf,
  workspaceHeader,
} from './access-check.ts'
import type { Actor, Gatekeeper } from '../actor.ts'
import type { AllHandlers, AuditNote, Call, RequestFacts } from '../call.ts'
import type { Cookies } from '../cookies.ts'
import { inSpan } from '../../tracing/tracing.ts'
import { incomingFile } from './incoming-file.ts'
import { parseRequest, type ParsedRequest } from './parse-request.ts'
import type { RateLimiter } from '../rate-limits/rate-limit.ts'
import { refuse, Refusal } from '../refusal.ts'
import { requestFacts } from './request-facts.ts'
import { noteRefusal, runWork, type Work } from './unit-of-work.ts'
import { sendAnswer, sendRefusal, sendReplay, sendTooMany } from './send.ts'
import { rateHeaders, takeCall } from '../rate-limits/take-call.ts'
import type { KeyAttempts } from '../rate-limits/key-attempts.ts'

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
  // Where it was called is what the caller says: only outside production, where one product has many names,
  // does it count.
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

function headerOf(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}

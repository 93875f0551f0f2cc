import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorAnswer, publishedAnswer, type Endpoint, type EndpointId } from '@daftar/contract'
import { sandboxIdOf } from '@daftar/rules/orders/shop-connection'
import { recordAudit, type AuditEntry } from '../../audit/audit.ts'
import type { Refusals } from '../../audit/refusals.ts'
import type { Keys } from '../../crypto/keys.ts'
import type { Database, ReadTx, Tx } from '../../database/database.ts'
import {
  beginIdempotent,
  failIdempotent,
  finishIdempotent,
  type Claim,
  type IdempotencyRequest,
} from '../../idempotency/idempotency.ts'
import { reachOf as tenantsOf, type Actor, type Viewer } from '../actor.ts'
import type { AuditNote, RequestFacts } from '../call.ts'
import { Refusal, RefusedError } from '../refusal.ts'

export interface Work {
  id: EndpointId
  endpoint: Endpoint
  actor: Actor
  request: RequestFacts
  idempotencyKey: string | null
  /** Everything that makes two requests the same one. */
  fingerprint: string
  now: Date
  notes: AuditNote[]
  /** Seals what is kept of an answer for a repeated key. */
  keys: Keys
  /** Where the endpoint prepares, without a transaction: answers what to run in one. */
  run(tx?: ReadTx): Promise<unknown>
}

/** What the caller gets: a fresh answer, a refusal, or the answer given to this key before. */
export type WorkResult = { answer: unknown } | Refusal | { replay: { status: number; body: unknown } }

/**
 * Runs a handler in the caller's transaction. Idempotency key, effect and audit entry commit
 * together or not at all; a refusal undoes what was written unless it says it keeps it.
 */
export async function runWork(
  database: Database,
  refusals: Pick<Refusals, 'note'>,
  work: Work,
): Promise<WorkResult> {
  const reach = reachOf(database, work)
  if (work.endpoint.unitOfWork === 'read')
    return outcomeOf(await settle(() => reach.read((tx) => work.run(tx))))
  const run = await preparedRun(work)
  const outcome =
    run instanceof Refusal
      ? run
      : await afterTwin(() => settle(() => reach.write((tx) => changing(tx, { ...work, run }))))
  if (outcome instanceof Refusal && !outcome.keepsWork) {
    noteRefusal(refusals, work, outcome)
    if (keepsFailure(work, outcome)) {
      const request = requestOf(work, work.idempotencyKey)
      await reach.write((tx) => failIdempotent(tx, request))
    }
  }
  return outcome as WorkResult
}

/**
 * How long a call waits for its twin, in milliseconds, each time longer: about as long as a call may wait for
 * a lock.
 */
const twinWaits = [25, 50, 100, 200, 400, 800]

/**
 * A call whose twin is under way gets the twin's answer if that comes within a short while, and does the work
 * itself if the twin failed; else it is told that the twin is still running. Nothing is held meanwhile, no
 * connection either.
 */
async function afterTwin<T>(attempt: () => Promise<T | Refusal>): Promise<T | Refusal> {
  for (const ms of twinWaits) {
    const outcome = await attempt()
    if (!(outcome instanceof Refusal) || outcome.reason !== 'request_running') return outcome
    await sleep(ms)
  }
  return attempt()
}

/**
 * What is run in the transaction. Files are read and others are asked before it: none is held open meanwhile.
 */
async function preparedRun(work: Work): Promise<Work['run'] | Refusal> {
  if (work.endpoint.unitOfWork !== 'prepared') return work.run
  return settle(() => work.run() as Promise<Work['run'] | Refusal>)
}

async function changing(tx: Tx, work: Work): Promise<WorkResult> {
  const claim = await claimKey(tx, work)
  if (claim && 'replay' in claim) return claim
  const answer = await work.run(tx)
  if (answer instanceof Refusal) {
    if (!answer.keepsWork) throw new RolledBack(answer)
    const entry = refusedEntry(work, answer)
    if (entry) await recordAudit(tx, entry)
    if (claim) await keepAnswer(tx, work, claim, refusalAnswer(work, answer))
    return answer
  }
  await auditDone(tx, work)
  if (claim) await keepAnswer(tx, work, claim, { status: 200, body: answer ?? null })
  return { answer }
}

async function claimKey(tx: Tx, work: Work) {
  if (work.idempotencyKey === null) return null
  const claim = await beginIdempotent(tx, requestOf(work, work.idempotencyKey))
  if (claim.state === 'running') throw new RefusedError('request_running')
  if (claim.state === 'other_body') throw new RefusedError('key_reused')
  return claim.state === 'replay' ? { replay: openedAnswer(work, claim.answer) } : claim.claim
}

/**
 * A shop's keys outlive what was refused; in a browser each intent brings a key of its own, corrected fields
 * another.
 */
function keepsFailure(work: Work, { reason }: Refusal): work is Work & { idempotencyKey: string } {
  const isNews = reason !== 'request_running' && reason !== 'key_reused'
  return work.actor.kind === 'key' && work.idempotencyKey !== null && isNews
}

/**
 * A shop's key may be replaced between two attempts: its requests are those of the merchant, or of its
 * sandbox, and where it is limited to some stores, of these: what one store was answered is not answered to
 * another. What strangers send with the public key is apart, so that nobody uses up a name the shop's server
 * is about to use.
 */
function requestOf({ id, actor, fingerprint, now }: Work, key: string): IdempotencyRequest {
  return {
    actorId: keeperOf(actor),
    route: id,
    key,
    bodyHash: createHash('sha256').update(fingerprint).digest('hex'),
    at: now,
  }
}

/** What a person did in one merchant is not repeated, nor answered again, in another. */
function keeperOf(actor: Actor): string {
  if (actor.kind === 'merchant') return actor.merchantId ? `${actor.id}@${actor.merchantId}` : actor.id
  if (actor.kind !== 'key' || actor.isPublic) return actor.id
  return actor.storeIds ? `${actor.merchantId}/${actor.storeIds.join(',')}` : actor.merchantId
}

function refusalAnswer(
  { endpoint }: Work,
  { reason, details }: Refusal,
): { status: number; body: object | string } {
  return endpoint.access.kind === 'key'
    ? publishedAnswer(endpoint.access.texts, reason, details)
    : errorAnswer(reason, details)
}

const purpose = 'idempotent-answer'

/**
 * Answers hold shoppers, sums and addresses that are told once: kept for a month, nobody reads them in the
 * table.
 */
function keepAnswer(tx: Tx, { keys }: Work, claim: Claim, answer: { status: number; body: unknown }) {
  const sealed = keys.seal(null, purpose, JSON.stringify(answer.body)).toString('base64')
  return finishIdempotent(tx, claim, { status: answer.status, body: { sealed } })
}

function openedAnswer({ keys }: Work, { status, body }: { status: number; body: unknown }) {
  const sealed = (body as { sealed?: unknown } | null)?.sealed
  // What was kept before answers were sealed.
  if (typeof sealed !== 'string') return { status, body }
  return {
    status,
    body: JSON.parse(keys.open(null, purpose, Buffer.from(sealed, 'base64')).toString()) as unknown,
  }
}

/** A refusal on its way out of a transaction that must not commit. */
class RolledBack extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.reason)
    this.refusal = refusal
  }
}

async function settle<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RolledBack || error instanceof RefusedError) return error.refusal
    throw error
  }
}

function outcomeOf(answer: unknown): WorkResult {
  return answer instanceof Refusal ? answer : { answer }
}

function reachOf(database: Database, { actor, endpoint }: Pick<Work, 'actor' | 'endpoint'>) {
  const isOfPerson = actor.kind === 'merchant' && endpoint.ofPerson
  if (!isOfPerson && (actor.kind === 'merchant' || actor.kind === 'key')) {
    const live = actor.kind === 'key' ? [actor.merchantId] : tenantsOf(actor)
    const merchantIds = endpoint.sandbox ? [...live, ...live.map(sandboxIdOf)] : live
    return {
      read: <T>(work: (tx: ReadTx) => Promise<T>) => database.tenantRead(merchantIds, work),
      write: <T>(work: (tx: Tx) => Promise<T>) => database.tenant(merchantIds, work),
    }
  }
  if (actor.kind === 'staff') return { read: database.providerRead, write: database.provider }
  return { read: database.systemRead, write: database.system }
}

async function auditDone(tx: Tx, work: Work): Promise<void> {
  if (!work.endpoint.audit) return
  const note = work.notes.at(-1)
  await recordAudit(tx, {
    ...auditFacts(work),
    merchantId: note?.merchantId === undefined ? tenantOf(work.actor) : note.merchantId,
    object: note?.object ?? work.id,
    before: note?.before ?? null,
    after: note?.after ?? null,
    outcome: 'done',
    reason: null,
  })
}

/** A refusal that changed nothing is counted, and put on record with others of its kind. */
export function noteRefusal(
  refusals: Pick<Refusals, 'note'>,
  work: Omit<Work, 'run'>,
  refusal: Refusal,
): void {
  const entry = refusedEntry(work, refusal)
  if (entry) refusals.note(entry)
}

/** Null where the endpoint leaves no record, or nobody is known to have called it. */
function refusedEntry(work: Omit<Work, 'run'>, refusal: Refusal): AuditEntry | null {
  if (!work.endpoint.audit) return null
  const note = work.notes.at(-1)
  return {
    ...auditFacts(work),
    merchantId: note?.merchantId === undefined ? tenantOf(work.actor) : note.merchantId,
    object: note?.object ?? work.id,
    before: null,
    after: null,
    outcome: 'refused',
    reason: refusal.reason,
  }
}

function auditFacts(work: Omit<Work, 'run'>) {
  return {
    at: work.now,
    action: work.endpoint.audit ?? work.id,
    actorId: viewerOf(work.actor)?.id ?? work.actor.id,
    actorRole: roleOf(work.actor),
    requestId: work.request.id,
    ip: work.request.ip,
    userAgent: work.request.userAgent,
  }
}

function tenantOf(actor: Actor): string | null {
  return actor.kind === 'merchant' || actor.kind === 'key' ? actor.merchantId : null
}

/** What is done in a view is done by who looks. */
function viewerOf(actor: Actor): Viewer | null {
  return actor.kind === 'merchant' ? actor.viewer : null
}

function roleOf(actor: Actor): string {
  const viewer = viewerOf(actor)
  if (viewer) return viewer.roles.join('+')
  if (actor.kind === 'merchant') return actor.role ?? 'applicant'
  return actor.kind === 'staff' ? actor.roles.join('+') : actor.kind
}

import type { Tx } from '../database/connect.ts'

export type IdempotencyRequest = {
  actorId: string
  /** The endpoint's id: the same key on another endpoint is another request. */
  route: string
  key: string
  bodyHash: string
  at: Date
}

/** A key this transaction holds; give it to `finishIdempotent` before the commit. */
export type Claim = { actorId: string; route: string; key: string }

export type Begun =
  | { state: 'fresh'; claim: Claim }
  | { state: 'replay'; answer: { status: number; body: unknown } }
  /** The twin is under way right now. */
  | { state: 'running' }
  /** The key was used for something else. */
  | { state: 'other_body' }

/**
 * Claim a key before doing anything else, in the transaction of the effect: of any number of twins one is
 * fresh, and what it answered is kept for 30 days. A rolled-back transaction gives the key back.
 */
export async function beginIdempotent(tx: Tx, request: IdempotencyRequest): Promise<Begun> {
  const { actorId, route, key, bodyHash, at } = request
  const [row] = await tx<{ state: Begun['state']; status: number; body: unknown }[]>`
    select state, status, body from idempotency_begin(${actorId}, ${route}, ${key}, ${bodyHash}, ${at})`
  if (row?.state === 'fresh') return { state: 'fresh', claim: { actorId, route, key } }
  if (row?.state === 'replay') return { state: 'replay', answer: { status: row.status, body: row.body } }
  return { state: row?.state === 'other_body' ? 'other_body' : 'running' }
}

/** Keep the answer every later twin gets. Throws when the claim is not of this transaction. */
export async function finishIdempotent(
  tx: Tx,
  claim: Claim,
  answer: { status: number; body: unknown },
): Promise<void> {
  const done = await tx`
    update idempotency_key set state = 'done', status = ${answer.status}, body = ${tx.json(answer.body)}
    where actor_id = ${claim.actorId} and route = ${claim.route} and key = ${claim.key} and state = 'running'`
  if (done.count !== 1) throw new Error('an idempotency key was finished twice or never begun')
}

/**
 * Note that what a key was used for was refused and undone, in a transaction after it: the key stays with its
 * body, and the same request may be made again with it. A twin that is under way, or was done, stands.
 */
export async function failIdempotent(
  tx: Tx,
  { actorId, route, key, bodyHash, at }: IdempotencyRequest,
): Promise<void> {
  await tx`
    insert into idempotency_key (actor_id, route, key, body_hash, state, at)
    values (${actorId}, ${route}, ${key}, ${bodyHash}, 'failed', ${at})
    on conflict do nothing`
}

/** Forget the keys older than 30 days. */
export async function forgetOldKeys(tx: Tx, now: Date): Promise<number> {
  const gone = await tx`delete from idempotency_key where at < ${now}::timestamptz - interval '30 days'`
  return gone.count
}

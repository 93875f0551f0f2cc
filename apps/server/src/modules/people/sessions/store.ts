import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Row } from '../../../platform/database/rows.ts'
import { accessColumns, type AccessFacts } from './facts.ts'

/** The times that decide whether a session still holds. */
export interface SessionTimes {
  last_active_at: Date
  expires_at: Date
  ended_at: Date | null
}

export interface PersonSession
  extends
    SessionTimes,
    AccessFacts,
    Row<
      'session',
      'id',
      {
        person_id: string
      }
    >,
    Row<'person_access', 'blocked_at'> {
  person_name: string
  /** The merchant whose pages it shows; null where none was chosen. */
  chosen_merchant_id: string | null
  /** The member of staff who sees what the person sees; null in a session of the person's own. */
  viewer: Viewer | null
}

interface Viewer extends Row<'staff_access', 'roles'> {
  id: string
  merchant_id: string
  is_blocked: boolean
}

export type StaffSession = SessionTimes &
  Row<'staff_access', 'name' | 'email' | 'roles' | 'blocked_at'> &
  Row<
    'session',
    'id',
    {
      staff_id: string
    }
  >

export type SessionRow = Row<'session', 'id' | 'device' | 'ip' | 'created_at' | 'last_active_at'>

export interface NewSession {
  id: string
  tokenHash: Buffer
  personId: string | null
  staffId: string | null
  device: string
  ip: string
  now: Date
  expiresAt: Date
  /** Set where a member of staff sees what the person sees. */
  view: View | null
}

export interface View {
  staffId: string
  merchantId: string
  reason: string
}

/** One query: the session and everything the person's rights follow from. */
export function findPersonSession(tx: ReadTx, tokenHash: Buffer) {
  return tx<PersonSession[]>`
    select s.id, s.person_id, s.workspace_id as chosen_merchant_id, s.last_active_at, s.expires_at, s.ended_at, p.blocked_at,
           trim(p.first_name || ' ' || p.last_name) as person_name,
           (select json_build_object('id', f.id, 'roles', f.roles, 'merchant_id', s.viewed_merchant_id,
                                     'is_blocked', f.blocked_at is not null)
              from staff_access f where f.id = s.viewer_staff_id) as viewer,
           ${accessColumns(tx)}
      from session s join person_access p on p.id = s.person_id
     where s.token_hash = ${tokenHash}`
}

export function findStaffSession(tx: ReadTx, tokenHash: Buffer) {
  return tx<StaffSession[]>`
    select s.id, s.staff_id, s.last_active_at, s.expires_at, s.ended_at, f.name, f.email, f.roles, f.blocked_at
      from session s join staff_access f on f.id = s.staff_id
     where s.token_hash = ${tokenHash}`
}

/** A member of a merchant whom staff may want to see as; nothing where the person is none of its members. */
export async function findViewable(tx: ReadTx, merchantId: string, personId: string) {
  const [row] = await tx<Row<'person_access', 'blocked_at'>[]>`
    select p.blocked_at from membership_public m join person_access p on p.id = m.person_id
     where m.merchant_id = ${merchantId} and m.person_id = ${personId}`
  return row
}

export async function insertSession(tx: Tx, row: NewSession): Promise<void> {
  await tx`
    insert into session (id, token_hash, person_id, staff_id, device, ip, created_at, last_active_at, expires_at,
                         viewer_staff_id, viewed_merchant_id, view_reason, workspace_id)
    values (${row.id}, ${row.tokenHash}, ${row.personId}, ${row.staffId}, ${row.device}, ${row.ip},
            ${row.now}, ${row.now}, ${row.expiresAt},
            ${row.view?.staffId ?? null}, ${row.view?.merchantId ?? null}, ${row.view?.reason ?? null},
            ${row.view?.merchantId ?? lastWorkspace(tx, row.personId)})`
}

/**
 * The merchant a person worked in last, of those they work for; the one joined first where they never did.
 */
function lastWorkspace(tx: Tx, personId: string | null) {
  return tx`(
    select m.merchant_id from membership_public m
      left join workspace_visit v on v.merchant_id = m.merchant_id and v.person_id = m.person_id
     where m.person_id = ${personId}
     order by v.last_active_at desc nulls last, m.created_at, m.merchant_id limit 1)`
}

/** The session shows another merchant's pages from now on, under another token; false when it is over. */
export async function changeWorkspace(
  tx: Tx,
  { sessionId, merchantId, tokenHash }: { sessionId: string; merchantId: string; tokenHash: Buffer },
): Promise<boolean> {
  const done = await tx`
    update session set workspace_id = ${merchantId}, token_hash = ${tokenHash}
     where id = ${sessionId} and ended_at is null`
  return done.count === 1
}

/**
 * Ends a person's sessions in a merchant, and those of staff who look at the person there; but for one, which
 * goes on in another merchant of theirs.
 */
export async function endSessionsIn(
  tx: Tx,
  { personId, merchantId, keepId }: { personId: string; merchantId: string; keepId: string | null },
  now: Date,
): Promise<void> {
  await tx`
    update session set ended_at = ${now}
     where person_id = ${personId} and coalesce(workspace_id, ${merchantId}) = ${merchantId} and ended_at is null
       and id is distinct from ${keepId}`
  await tx`
    update session set workspace_id = ${lastWorkspace(tx, personId)}
     where id = ${keepId} and person_id = ${personId} and workspace_id = ${merchantId}`
}

/** Writes at most once in `everySeconds`, however many calls a session makes. */
export async function touchSession(tx: Tx, id: string, now: Date, everySeconds: number): Promise<void> {
  await tx`
    update session set last_active_at = ${now}
     where id = ${id} and ended_at is null
       and last_active_at < ${now}::timestamptz - make_interval(secs => ${everySeconds})`
}

/** The person's own sessions that still hold, the one used last first. */
export function listSessions(
  tx: ReadTx,
  personId: string,
  now: Date,
  idleMinutes: number,
): Promise<SessionRow[]> {
  return tx<SessionRow[]>`
    select id, device, ip, created_at, last_active_at from session
     where person_id = ${personId} and viewer_staff_id is null and ended_at is null and expires_at > ${now}
       and last_active_at > ${now}::timestamptz - make_interval(mins => ${idleMinutes})
     order by last_active_at desc, id`
}

/** Ends one session of its owner; false when there is no such open session of theirs. */
export async function endSession(tx: Tx, ownerId: string, id: string, now: Date): Promise<boolean> {
  const ended = await tx`
    update session set ended_at = ${now}
     where id = ${id} and ${ownerId} in (person_id, staff_id) and ended_at is null`
  return ended.count === 1
}

/** Ends every open session of the owner but the one named. */
export async function endSessions(
  tx: Tx,
  ownerId: string,
  exceptId: string | null,
  now: Date,
): Promise<number> {
  const ended = await tx`
    update session set ended_at = ${now}
     where (person_id = ${ownerId} or staff_id = ${ownerId}) and ended_at is null
       and id is distinct from ${exceptId}`
  return ended.count
}

/** The session a browser held before it signed in again. */
export async function endSessionOfToken(tx: Tx, tokenHash: Buffer, now: Date): Promise<void> {
  await tx`update session set ended_at = ${now} where token_hash = ${tokenHash} and ended_at is null`
}

/** Forgets sessions that are over for thirty days: until then their token is answered as revoked. */
export async function deleteOldSessions(tx: Tx, now: Date): Promise<number> {
  const gone = await tx`
    delete from session where least(expires_at, ended_at) < ${now}::timestamptz - interval '30 days'`
  return gone.count
}

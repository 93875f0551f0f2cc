import { flagsOfStaff } from '@daftar/rules/access/staff-roles'
import type { Database } from '../../../platform/database/database.ts'
import type {
  ActorWorkspace,
  MerchantActor,
  SessionRefusal,
  StaffActor,
} from '../../../platform/http/actor.ts'
import { AccessCache, type Known } from './access-cache.ts'
import { accessOf, inMerchant, type Access, type AccessFacts, type Workspace } from './facts.ts'
import type { SessionSettings } from './settings.ts'
import {
  findPersonSession,
  findStaffSession,
  touchSession,
  type PersonSession,
  type SessionTimes,
} from './store.ts'
import { noteVisit } from './visit-store.ts'
import { hashOfToken, isTokenShape } from '../../../platform/crypto/token.ts'

/**
 * What every session of a merchant depends on: a rule that changes for merchants nobody names tells it
 * (`tell_access_of_all`).
 */
export const everybody = '*'

/** A session's last use is written at most this often. */
const touchEverySeconds = 60

export interface SessionKeeper {
  merchant(token: string | null): Promise<MerchantActor | SessionRefusal>
  staff(token: string | null): Promise<StaffActor | SessionRefusal>
  /** This person's, staff member's or merchant's rights change with the transaction under way. */
  distrust(id: string): void
  /** Hears of changes from every process; `stop` before the database closes. */
  listen(): Promise<{ stop(): Promise<void> }>
}

interface SessionKeeperDependencies {
  database: Database
  settings: SessionSettings
  /** Real time: sessions belong to people at their screens, not to the product's clock. */
  realNow(): Date
  /** What only goes forward, for what is believed a second; the process's own unless told. */
  steadyMs?: () => number
}

/**
 * Resolves session tokens to actors: one query at most, none within a second of the last one. A session that
 * was ended, ran out or whose person was blocked is `session_revoked`; a token nobody knows is
 * `not_signed_in`.
 */
export function sessionKeeper({
  database,
  settings,
  realNow,
  steadyMs,
}: SessionKeeperDependencies): SessionKeeper {
  const people = new AccessCache<MerchantActor, SessionRefusal>(steadyMs)
  const staff = new AccessCache<StaffActor, SessionRefusal>(steadyMs)

  async function touch(id: string, row: SessionTimes, now: Date): Promise<void> {
    if (now.getTime() - row.last_active_at.getTime() < touchEverySeconds * 1000) return
    await database.system((tx) => touchSession(tx, id, now, touchEverySeconds))
  }

  async function visit(personId: string, { merchant_id, visited_at }: Workspace, now: Date): Promise<void> {
    if (visited_at && now.getTime() - Date.parse(visited_at) < touchEverySeconds * 1000) return
    await database.system((tx) => noteVisit(tx, merchant_id, personId, now))
  }

  async function askMerchant(hash: Buffer): Promise<Known<MerchantActor> | SessionRefusal> {
    const [row] = await database.systemRead((tx) => findPersonSession(tx, hash))
    if (!row) return 'not_signed_in'
    const now = realNow()
    const { viewer } = row
    if (row.blocked_at || viewer?.is_blocked || !holds(row, settings.idleMinutes, now))
      return 'session_revoked'
    // Whoever may no longer see as others do is stopped at the next call.
    if (viewer && !flagsOfStaff(viewer.roles).can_view_as) return 'session_revoked'
    await touch(row.id, row, now)
    const { walletCountries } = settings
    const facts = inMerchant(row, viewer?.merchant_id ?? null)
    const access = accessOf(facts, row.chosen_merchant_id, walletCountries)
    const { workspace } = access
    if (workspace && !viewer) await visit(row.person_id, workspace, now)
    const actor = merchantActorOf(row, facts, access, walletCountries)
    const others = viewer ? [viewer.id] : []
    const merchantIds = facts.workspaces.map(({ merchant_id }) => merchant_id)
    return { actor, dependsOn: [everybody, row.person_id, ...merchantIds, ...others] }
  }

  async function askStaff(hash: Buffer): Promise<Known<StaffActor> | SessionRefusal> {
    const [row] = await database.systemRead((tx) => findStaffSession(tx, hash))
    if (!row) return 'not_signed_in'
    const now = realNow()
    if (row.blocked_at || !holds(row, settings.staffIdleMinutes, now)) return 'session_revoked'
    await touch(row.id, row, now)
    const { id: sessionId, staff_id: id, name, email, roles } = row
    return { actor: { kind: 'staff', id, sessionId, name, email, roles }, dependsOn: [id] }
  }

  return {
    merchant: (token) => resolve(people, token, askMerchant),
    staff: (token) => resolve(staff, token, askStaff),

    distrust(id) {
      people.distrust(id)
      staff.distrust(id)
    },

    async listen() {
      const heard = (id: string) => {
        people.evict(id)
        staff.evict(id)
      }
      const began = () => {
        people.clear()
        staff.clear()
      }
      const listening = await database.sql.listen('access', heard, began)
      return { stop: () => listening.unlisten() }
    },
  }
}

/** The person of a session, with what they may do in the merchant it works in. */
function merchantActorOf(
  row: PersonSession,
  facts: AccessFacts,
  { workspace, flags, permissions }: Access,
  walletCountries?: readonly string[],
): MerchantActor {
  const { viewer } = row
  return {
    kind: 'merchant',
    id: row.person_id,
    name: row.person_name,
    sessionId: row.id,
    // Once it sells, a merchant is reached by who works for it, and by nobody for having applied.
    applicantId: viewer || workspace || row.application_status === 'approved' ? null : row.applicant_id,
    // Of the others nothing is read or written until the person works there.
    merchantIds: workspace ? [workspace.merchant_id] : [],
    merchantId: workspace?.merchant_id ?? null,
    workspaces: facts.workspaces.map((one) => workspaceOf(facts, one, walletCountries)),
    role: workspace?.role ?? null,
    storeIds: workspace?.store_ids ?? null,
    currency: workspace?.currency ?? null,
    country: workspace?.country ?? null,
    flags,
    permissions,
    viewer: viewer && {
      id: viewer.id,
      merchantId: viewer.merchant_id,
      roles: viewer.roles,
      until: row.expires_at,
    },
  }
}

/** What the person may do in one of the merchants they work for. */
function workspaceOf(
  facts: AccessFacts,
  {
    merchant_id: merchantId,
    name,
    name_ar: nameAr,
    country,
    currency,
    store_ids: storeIds,
    stores,
  }: Workspace,
  walletCountries?: readonly string[],
): ActorWorkspace {
  const { permissions } = accessOf(facts, merchantId, walletCountries)
  return { merchantId, name, nameAr, country, currency, storeIds, stores, permissions }
}

/** Tokens are remembered by their hash only. */
async function resolve<A>(
  cache: AccessCache<A, SessionRefusal>,
  token: string | null,
  ask: (hash: Buffer) => Promise<Known<A> | SessionRefusal>,
): Promise<A | SessionRefusal> {
  if (token === null || !isTokenShape(token)) return 'not_signed_in'
  const hash = hashOfToken(token)
  return cache.resolve(hash.toString('base64'), () => ask(hash))
}

function holds(times: SessionTimes, idleMinutes: number, now: Date): boolean {
  const idleEndMs = times.last_active_at.getTime() + idleMinutes * 60_000
  return times.ended_at === null && now < times.expires_at && now.getTime() < idleEndMs
}

import type { Database } from '../../platform/database/database.ts'
import type { MerchantActor, SessionRefusal, StaffActor } from '../../platform/http/actor.ts'
import { AccessCache } from './access-cache.ts'
import { accessOf } from './facts.ts'
import type { SessionSettings } from './settings.ts'
import { findPersonSession, findStaffSession, touchSession, type SessionTimes } from './store.ts'
import { hashOfToken, isTokenShape } from './token.ts'

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

interface KeeperDeps {
  database: Database
  settings: SessionSettings
  /** Real time: sessions belong to people at their screens, not to the product's clock. */
  realNow(): Date
}

/**
 * Resolves session tokens to actors: one query at most, none within a second of the last one. A session that
 * was ended, ran out or whose person was blocked is `session_revoked`; a token nobody knows is `not_signed_in`.
 */
export function sessionKeeper({ database, settings, realNow }: KeeperDeps): SessionKeeper {
  const people = new AccessCache<MerchantActor>()
  const staff = new AccessCache<StaffActor>()

  async function touch(id: string, row: SessionTimes, now: Date): Promise<void> {
    if (now.getTime() - row.last_active_at.getTime() < touchEverySeconds * 1000) return
    await database.system((tx) => touchSession(tx, id, now, touchEverySeconds))
  }

  return {
    async merchant(token) {
      if (token === null || !isTokenShape(token)) return 'not_signed_in'
      const hash = hashOfToken(token)
      const key = hash.toString('base64')
      const kept = people.find(key)
      if (kept) return kept
      const asked = people.stamp()
      const [row] = await database.systemQuery((tx) => findPersonSession(tx, hash))
      if (!row) return 'not_signed_in'
      const now = realNow()
      if (row.blocked_at || !holds(row, settings.idleMinutes, now)) return 'session_revoked'
      await touch(row.id, row, now)
      const { workspace, merchantIds, flags, permissions } = accessOf(row, settings.walletCountries)
      const actor: MerchantActor = {
        kind: 'merchant',
        id: row.person_id,
        sessionId: row.id,
        merchantIds,
        merchantId: workspace?.merchant_id ?? null,
        role: workspace?.role ?? null,
        flags,
        permissions,
      }
      people.keep(key, actor, [row.person_id, ...merchantIds], asked)
      return actor
    },

    async staff(token) {
      if (token === null || !isTokenShape(token)) return 'not_signed_in'
      const hash = hashOfToken(token)
      const key = hash.toString('base64')
      const kept = staff.find(key)
      if (kept) return kept
      const asked = staff.stamp()
      const [row] = await database.systemQuery((tx) => findStaffSession(tx, hash))
      if (!row) return 'not_signed_in'
      const now = realNow()
      if (row.blocked_at || !holds(row, settings.staffIdleMinutes, now)) return 'session_revoked'
      await touch(row.id, row, now)
      const { id: sessionId, staff_id: id, name, email, roles } = row
      const actor: StaffActor = { kind: 'staff', id, sessionId, name, email, roles }
      staff.keep(key, actor, [id], asked)
      return actor
    },

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

function holds(times: SessionTimes, idleMinutes: number, now: Date): boolean {
  const idleEndMs = times.last_active_at.getTime() + idleMinutes * 60_000
  return times.ended_at === null && now < times.expires_at && now.getTime() < idleEndMs
}

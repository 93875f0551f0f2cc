import type { Database, Tx } from '../../../platform/database/database.ts'
import { defineModule } from '../../../platform/modules/module.ts'
import { everybody, sessionKeeper } from './gatekeeper.ts'
import { sessionHandlers } from './handlers.ts'
import { openSession, type SessionOwner } from './open-session.ts'
import type { SessionSettings } from './settings.ts'
import { deleteOldSessions, endSessions, endSessionsIn } from './store.ts'

export { accessColumns, accessOf, inMerchant, type AccessFacts } from './facts.ts'
export { endSessions } from './store.ts'
export { visitsOf } from './visit-store.ts'

interface SessionDependencies {
  database: Database
  settings: SessionSettings
  /** Real time: sessions belong to people at their screens, so the product's clock signs nobody out. */
  realNow(): Date
  /** What only goes forward, for what is believed a second; the process's own unless told. */
  steadyMs?: () => number
}

/** Who is signed in: sessions, what they may do, and their end. */
export function buildSessions(deps: SessionDependencies) {
  const keeper = sessionKeeper(deps)
  return {
    ...defineModule({
      name: 'sessions',
      handlers: sessionHandlers({ keeper, settings: deps.settings, realNow: deps.realNow }),
    }),
    merchant: keeper.merchant,
    staff: keeper.staff,
    distrust: keeper.distrust,
    /** A rule changes for merchants nobody names. */
    distrustEverybody: () => keeper.distrust(everybody),
    listen: keeper.listen,
    open: (tx: Tx, owner: SessionOwner) => openSession(tx, owner, deps.settings, deps.realNow()),
    /** After a change of factor: whoever else is signed in as this person is no longer. */
    async endOthers(tx: Tx, ownerId: string, keepSessionId: string | null): Promise<number> {
      keeper.distrust(ownerId)
      return endSessions(tx, ownerId, keepSessionId, deps.realNow())
    },
    /** A person works for a merchant no more: whoever is signed in there as they are is no longer. */
    async endIn(tx: Tx, personId: string, merchantId: string, keepId: string | null = null): Promise<void> {
      keeper.distrust(personId)
      await endSessionsIn(tx, { personId, merchantId, keepId }, deps.realNow())
    },
    forgetOld: (tx: Tx) => deleteOldSessions(tx, deps.realNow()),
  }
}

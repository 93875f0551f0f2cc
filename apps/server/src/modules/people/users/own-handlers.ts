import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { removeMember } from '../members/index.ts'
import type { UserDependencies } from './handlers.ts'
import { join, provenContacts } from './join.ts'
import { invitesTo, namesOf, takeInvite } from './store.ts'

/**
 * What is one's own: the invitations to one's contacts, and leaving. Each reaches across merchants, by the
 * person alone.
 */
export function ownHandlers({ endSessions, distrust }: UserDependencies) {
  return {
    'users.invitations': async ({ actor, tx, now }) => {
      // Staff who look at one merchant see nothing of the person's others.
      if (actor.viewer) return { invitations: [] }
      const rows = await invitesTo(tx, await provenContacts(tx, actor.id), now)
      const merchants = await namesOf(
        tx,
        rows.map(({ merchant_id }) => merchant_id),
      )
      return {
        invitations: rows.flatMap(({ id, merchant_id, role, expires_at }) => {
          const merchant = merchants.find((one) => one.merchant_id === merchant_id)
          return merchant ? [{ ...merchant, id, role, expires_at: expires_at.toISOString() }] : []
        }),
      }
    },

    'users.join': async ({ actor, tx, params, now, audit }) => {
      audit({ object: `person:${actor.id}`, merchantId: null })
      const open = (await invitesTo(tx, await provenContacts(tx, actor.id), now)).find(
        ({ id }) => id === params.id,
      )
      distrust(actor.id)
      const joined = open && (await join(tx, actor.id, open, now))
      if (!joined) return refuse('not_found')
      const { merchant_id, role, store_ids } = joined
      audit({ object: `person:${actor.id}`, merchantId: merchant_id, after: { role, store_ids } })
      return { merchant_id }
    },

    'users.decline': async ({ actor, tx, params, now, audit }) => {
      audit({ object: `invite:${params.id}`, merchantId: null })
      const open = (await invitesTo(tx, await provenContacts(tx, actor.id), now)).find(
        ({ id }) => id === params.id,
      )
      const gone = open && (await takeInvite(tx, open))
      if (!gone) return refuse('not_found')
      audit({ object: `invite:${params.id}`, merchantId: gone.merchant_id })
    },

    'users.leave': async ({ actor, tx, params, now: at, audit }) => {
      const object = `person:${actor.id}`
      audit({ object, merchantId: null })
      distrust(actor.id)
      const done = await removeMember(tx, params.id, actor.id, {
        at,
        endSessions: (_, personId, merchantId) => endSessions(tx, personId, merchantId, actor.sessionId),
      })
      if (done instanceof Refusal) return done
      const { role, store_ids } = done.removed
      audit({ object, merchantId: params.id, before: { role, store_ids } })
    },
  } satisfies Partial<Handlers<'users'>>
}

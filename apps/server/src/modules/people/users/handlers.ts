import type { Language } from '@daftar/rules/geo/languages'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { MemberActor } from '../../../platform/http/actor.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { findMerchant } from '../../merchants/merchants/index.ts'
import { changeRole, listMembers, removeMember, setDisabled, type MemberRow } from '../members/index.ts'
import { visitsOf } from '../sessions/index.ts'
import { invite, inviteAgain } from './invite.ts'
import { sendInvite, type LetterDependencies } from './letters.ts'
import { presentInvite, presentMember } from './present.ts'
import { invitesOf, takeInvite, type InviteRow } from './store.ts'

export interface UserDependencies extends LetterDependencies {
  /**
   * Ends every session of a person in a merchant, but for one, which goes on in another merchant of theirs.
   */
  endSessions(tx: Tx, personId: string, merchantId: string, keepId?: string): Promise<unknown>
  /** A right of this person is about to change. */
  distrust(personId: string): void
}

/** What an admin of a merchant does with those who work for it (DEC-USR-1 to DEC-USR-3). */
export function userHandlers(deps: UserDependencies) {
  return { ...inviting(deps), ...keeping(deps) } satisfies Partial<Handlers<'users'>>
}

/** Whoever is to work for the merchant, and has not answered yet. */
function inviting(deps: UserDependencies) {
  return {
    'users.invite': async ({ actor, tx, body, now, request, audit }) => {
      const { first_name: firstName, last_name: lastName, email, phone, role, store_ids: storeIds } = body
      const after = { role, store_ids: storeIds }
      const { merchantId } = actor
      audit({ object: `merchant:${merchantId}`, after })
      const facts = { firstName, lastName, email, phone, role, storeIds }
      const row = await invite(tx, { merchantId, byId: actor.id }, facts, now)
      if (row instanceof Refusal) return row
      await send(tx, deps, row, { by: actor.name, language: request.language })
      audit({ object: `invite:${row.id}`, after })
      return everyUser(tx, actor)
    },

    'users.inviteToAds': async ({ actor, tx, body, now, request, audit }) => {
      const { first_name: firstName, last_name: lastName, email, phone, store_ids: storeIds } = body
      const after = { is_ads_only: true, store_ids: storeIds }
      const { merchantId } = actor
      audit({ object: `merchant:${merchantId}`, after })
      const facts = { firstName, lastName, email, phone, role: 'sales_manager', storeIds }
      const row = await invite(tx, { merchantId, byId: actor.id }, facts, now, { adsOnly: true })
      if (row instanceof Refusal) return row
      await send(tx, deps, row, { by: actor.name, language: request.language })
      audit({ object: `invite:${row.id}`, after })
      return { expires_at: row.expires_at.toISOString() }
    },

    'users.resend': async ({ actor, tx, params, now, request, audit }) => {
      audit({ object: `invite:${params.id}` })
      const row = await inviteAgain(tx, { merchantId: actor.merchantId, byId: actor.id }, params.id, now)
      if (row instanceof Refusal) return row
      await send(tx, deps, row, { by: actor.name, language: request.language })
      return everyUser(tx, actor)
    },

    'users.revoke': async ({ actor, tx, params, audit }) => {
      audit({ object: `invite:${params.id}` })
      const gone = await takeInvite(tx, { merchant_id: actor.merchantId, id: params.id })
      if (!gone) return refuse('not_found')
      audit({ object: `invite:${params.id}`, before: rightsOf(gone) })
      return everyUser(tx, actor)
    },
  } satisfies Partial<Handlers<'users'>>
}

/** Whoever works for it. */
function keeping(deps: UserDependencies) {
  const { endSessions, distrust } = deps
  return {
    'users.list': ({ actor, tx }) => everyUser(tx, actor),

    'users.change': async ({ actor, tx, params, body, now, audit }) => {
      const object = `person:${params.id}`
      audit({ object, after: body })
      if (params.id === actor.id) return refuse('own_membership')
      const { merchantId } = actor
      distrust(params.id)
      let before: MemberRow | undefined
      if (body.role !== undefined || body.store_ids !== undefined) {
        const known = (await listMembers(tx, merchantId)).find((member) => member.person_id === params.id)
        if (!known) return refuse('not_found')
        const { role = known.role, store_ids: storeIds = known.store_ids } = body
        const change = {
          role,
          storeIds,
          by: actor.id,
          at: now,
          ...(body.from_role && { from: body.from_role }),
        }
        const changed = await changeRole(tx, merchantId, params.id, change)
        if (changed instanceof Refusal) return changed
        before = changed.before
      }
      if (body.status !== undefined) {
        const since = body.status === 'disabled' ? now : null
        const done = await setDisabled(tx, merchantId, params.id, { since, endSessions, by: actor.id })
        if (done instanceof Refusal) return done
        before ??= done.before
      }
      if (!before) return refuse('invalid_input', { fields: { role: 'required' } })
      const { role, store_ids, disabled_at } = before
      const status = disabled_at === null ? 'active' : 'disabled'
      audit({ object, before: { role, store_ids, status }, after: body })
      return everyUser(tx, actor)
    },

    'users.remove': async ({ actor, tx, params, now: at, audit }) => {
      const object = `person:${params.id}`
      audit({ object })
      if (params.id === actor.id) return refuse('own_membership')
      distrust(params.id)
      const by = actor.id
      const done = await removeMember(tx, actor.merchantId, params.id, { endSessions, by, at })
      if (done instanceof Refusal) return done
      audit({ object, before: rightsOf(done.removed) })
      return everyUser(tx, actor)
    },
  } satisfies Partial<Handlers<'users'>>
}

async function send(
  tx: Tx,
  deps: UserDependencies,
  row: InviteRow,
  { by, language }: { by: string; language: Language },
): Promise<void> {
  const merchant = await findMerchant(tx, row.merchant_id)
  if (merchant) await sendInvite(tx, deps, row, { merchant, by, language })
}

/** Whoever works for the merchant in the order in which they joined, then whoever is invited. */
async function everyUser(tx: ReadTx, { id, merchantId }: MemberActor) {
  const [members, invites, visits] = await Promise.all([
    listMembers(tx, merchantId),
    invitesOf(tx, merchantId),
    visitsOf(tx, merchantId),
  ])
  return {
    users: [
      ...members.map((row) => presentMember(row, visits.get(row.person_id), id)),
      ...invites.map(presentInvite),
    ],
  }
}

function rightsOf({ role, store_ids }: Pick<InviteRow, 'role' | 'store_ids'>) {
  return { role, store_ids }
}

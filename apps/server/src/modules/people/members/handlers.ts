import type { Member } from '@daftar/contract/endpoints/people/members'
import { maskContact } from '@daftar/rules/contact/mask'
import type { ReadTx, Tx } from '../../../platform/database/database.ts'
import type { Handlers } from '../../../platform/http/call.ts'
import { refuse, Refusal } from '../../../platform/http/refusal.ts'
import { findMerchant } from '../../merchants/merchants/index.ts'
import { changeRole, giveAdsRights, inviteMember, removeMember } from './commands.ts'
import { listMembers, type MemberRow } from './list.ts'

export interface MemberDependencies {
  /** Ends every session of a person in a merchant; whoever is signed in is asked again from now on. */
  endSessions(tx: Tx, personId: string, merchantId: string): Promise<unknown>
  /** A right of this person is about to change. */
  distrust(personId: string): void
}

/** Who works for a merchant, as staff see and change it. */
export function memberHandlers({ endSessions, distrust }: MemberDependencies): Handlers<'members'> {
  return {
    'members.list': ({ tx, params }) => everyMember(tx, params.id),

    'members.invite': async ({ tx, params, body, now, audit }) => {
      const { role, store_ids: storeIds } = body
      const after = { role, store_ids: storeIds }
      audit({ object: `merchant:${params.id}`, after })
      const { first_name: firstName, last_name: lastName, email, phone } = body
      const joined = await inviteMember(
        tx,
        params.id,
        { firstName, lastName, email, phone, role, storeIds },
        now,
      )
      if (joined instanceof Refusal) return joined
      distrust(joined.personId)
      audit({ object: `person:${joined.personId}`, merchantId: params.id, after })
      return everyMember(tx, params.id)
    },

    'members.change': async ({ tx, params, body, now: at, audit }) => {
      const { from_role: from, role, store_ids: storeIds } = body
      const after = { role, store_ids: storeIds }
      audit({ object: `person:${params.personId}`, after })
      const changed = await changeRole(tx, params.id, params.personId, { from, role, storeIds, at })
      if (changed instanceof Refusal) return changed
      distrust(params.personId)
      audit({
        object: `person:${params.personId}`,
        merchantId: params.id,
        before: rightsOf(changed.before),
        after,
      })
      return everyMember(tx, params.id)
    },

    'members.giveAds': async ({ tx, params, body, audit }) => {
      const object = `person:${params.personId}`
      audit({ object, after: body })
      const { is_ads_ops: ads_ops, is_ads_inviter: ads_inviter } = body
      const given = await giveAdsRights(tx, params.id, params.personId, { ads_ops, ads_inviter })
      if (given instanceof Refusal) return given
      distrust(params.personId)
      const { ads_ops: is_ads_ops, ads_inviter: is_ads_inviter } = given.before
      audit({ object, merchantId: params.id, before: { is_ads_ops, is_ads_inviter }, after: body })
      return everyMember(tx, params.id)
    },

    'members.remove': async ({ tx, params, now: at, audit }) => {
      audit({ object: `person:${params.personId}` })
      const done = await removeMember(tx, params.id, params.personId, { endSessions, at })
      if (done instanceof Refusal) return done
      audit({ object: `person:${params.personId}`, merchantId: params.id, before: rightsOf(done.removed) })
      return everyMember(tx, params.id)
    },
  }
}

function rightsOf({ role, store_ids }: MemberRow) {
  return { role, store_ids }
}

async function everyMember(tx: ReadTx, merchantId: string): Promise<{ members: Member[] } | Refusal> {
  const merchant = await findMerchant(tx, merchantId)
  if (merchant?.sandbox_of !== null) return refuse('not_found')
  return { members: (await listMembers(tx, merchantId)).map(presentMember) }
}

function presentMember(row: MemberRow): Member {
  return {
    person_id: row.person_id,
    first_name: row.first_name,
    last_name: row.last_name,
    email: row.email && maskContact('email', row.email),
    phone: row.phone && maskContact('phone', row.phone),
    role: row.role,
    store_ids: row.store_ids,
    is_ads_only: row.ads_only,
    is_ads_ops: row.ads_ops,
    is_ads_inviter: row.ads_inviter,
    is_blocked: row.blocked_at !== null,
    is_disabled: row.disabled_at !== null,
    created_at: row.created_at.toISOString(),
  }
}

import { z } from 'zod'
import { endpoint } from '../../endpoint.ts'
import { instant } from '../../wire/values.ts'
import { invitedGiven, rights, rightsGiven } from './rights-shapes.ts'

/** Who works for a merchant, as the provider’s staff keep it. */

const byId = z.strictObject({ id: z.string().max(64) })
const oneMember = z.strictObject({ id: z.string().max(64), personId: z.string().max(64) })

const member = z.object({
  person_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** Both masked: enough to recognise, too little to write to. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  ...rights,
  /** Works on campaigns and sees nothing else, whatever the role (DEC-ADS-3). */
  is_ads_only: z.boolean(),
  /** Sees, edits and approves the campaigns of every merchant. */
  is_ads_ops: z.boolean(),
  /** Lets others in for campaigns alone. */
  is_ads_inviter: z.boolean(),
  is_blocked: z.boolean(),
  /** An admin of the merchant keeps them out. */
  is_disabled: z.boolean(),
  created_at: instant,
})
export type Member = z.output<typeof member>

const everyMember = z.object({ members: z.array(member) })
const edits = { kind: 'staff', flag: 'can_edit_merchants' } as const
const views = { kind: 'staff', flag: 'can_view_merchants' } as const

export const membersEndpoints = {
  'members.list': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/members',
    summary: 'Who works for a merchant, with masked contacts',
    access: views,
    params: byId,
    response: everyMember,
    example: { params: { id: 'mer_0000' } },
  }),
  'members.invite': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/members',
    summary: 'Let a person work for a merchant: found by their contacts, or made',
    access: edits,
    params: byId,
    body: invitedGiven,
    response: everyMember,
    reasons: ['member_exists', 'contacts_differ'],
    audit: 'member.invited',
    example: {
      params: { id: 'mer_0000' },
      body: {
        first_name: 'Noor',
        last_name: 'Haddad',
        email: 'noor@shop.example',
        phone: '+971501234567',
        role: 'workspace_admin',
        store_ids: null,
      },
    },
  }),
  'members.change': endpoint({
    route: 'PUT /desk/api/v1/merchants/{id}/members/{personId}',
    summary: 'Give a member another role or other stores; refused when the role is another one by now',
    access: edits,
    params: oneMember,
    body: z.strictObject({ from_role: rightsGiven.role, ...rightsGiven }),
    response: everyMember,
    reasons: ['last_admin', 'wrong_status'],
    audit: 'member.changed',
    example: {
      params: { id: 'mer_0000', personId: 'per_0000' },
      body: { from_role: 'workspace_admin', role: 'settlements', store_ids: null },
    },
  }),
  'members.giveAds': endpoint({
    route: 'PUT /desk/api/v1/merchants/{id}/members/{personId}/ads',
    summary: 'Give a member rights over campaigns beside the role, or take them away (DEC-ADS-3)',
    access: edits,
    params: oneMember,
    body: z.strictObject({ is_ads_ops: z.boolean(), is_ads_inviter: z.boolean() }),
    response: everyMember,
    reasons: ['wrong_status'],
    audit: 'member.ads_given',
    example: {
      params: { id: 'mer_0000', personId: 'per_0000' },
      body: { is_ads_ops: false, is_ads_inviter: true },
    },
  }),
  'members.remove': endpoint({
    route: 'DELETE /desk/api/v1/merchants/{id}/members/{personId}',
    summary: 'End somebody’s work for a merchant, and their sessions at once (DEC-USR-3)',
    access: edits,
    params: oneMember,
    response: everyMember,
    reasons: ['last_admin'],
    audit: 'member.removed',
    example: { params: { id: 'mer_0000', personId: 'per_0000' } },
  }),
}

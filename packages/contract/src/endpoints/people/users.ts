import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { instant } from '../../wire/values.ts'
import { invitedGiven, rights, rightsGiven } from './rights-shapes.ts'

/**
 * Who works for a merchant, as its own admins keep it (USR-01, DEC-USR-1 to DEC-USR-3); and what is one’s own
 * of it.
 */

const byId = z.strictObject({ id: z.string().max(64) })

const user = z.object({
  /** Of the person, or of the invitation of somebody who has not come yet. */
  id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  /** The one contact of an invitation; of a person the e-mail, and the phone only where there is none. */
  email: z.string().nullable(),
  phone: z.string().nullable(),
  ...rights,
  /** Works on campaigns and sees nothing else, whatever the role (DEC-ADS-3). */
  is_ads_only: z.boolean(),
  status: z.enum(['active', 'invited', 'disabled']),
  is_you: z.boolean(),
  /** The provider keeps them out: no admin of the merchant lets them in. */
  is_blocked: z.boolean(),
  /** When they last worked in the pages of this merchant. */
  last_active_at: instant.nullable(),
  /** Of an invitation: when its letter may leave once more, and until when it lets in. */
  resend_at: instant.nullable(),
  expires_at: instant.nullable(),
})
export type User = z.output<typeof user>

const everyUser = z.object({ users: z.array(user) })

const invitation = z.object({
  id: z.string(),
  merchant_id: z.string(),
  name: z.string(),
  name_ar: z.string(),
  role: rights.role,
  expires_at: instant,
})

const mayManage = { kind: 'account', permission: 'isWorkspaceAdmin' } as const satisfies Access
const signedIn = { kind: 'account' } as const satisfies Access

export const usersEndpoints = {
  'users.list': endpoint({
    route: 'GET /merchant/api/v1/users',
    summary: 'Everybody who works for the merchant or is invited to (DEC-USR-1)',
    access: mayManage,
    response: everyUser,
  }),
  'users.invite': endpoint({
    route: 'POST /merchant/api/v1/users/invites',
    summary: 'Invite somebody by e-mail or phone; they are let in by the first sign-in with it (DEC-USR-2)',
    access: mayManage,
    /** Of e-mail and phone one; the other one is empty. */
    body: invitedGiven,
    response: everyUser,
    reasons: [
      'invites_oneself',
      'email_account_exists',
      'phone_account_exists',
      'too_many_invites',
      'too_many_codes',
    ],
    audit: 'member.invited',
    example: {
      body: {
        first_name: 'Noor',
        last_name: 'Haddad',
        email: 'noor@shop.example',
        phone: '',
        role: 'supervisor',
        store_ids: null,
      },
    },
  }),
  'users.inviteToAds': endpoint({
    route: 'POST /merchant/api/v1/ads/invites',
    summary: 'Invite somebody to the campaigns of the merchant and to nothing else (DEC-ADS-3)',
    access: { kind: 'account', permission: 'canViewAds', flag: 'is_ads_user_invite_allowed' },
    body: invitedGiven.omit({ role: true }),
    response: z.object({ expires_at: instant }),
    reasons: [
      'invites_oneself',
      'email_account_exists',
      'phone_account_exists',
      'too_many_invites',
      'too_many_codes',
    ],
    audit: 'member.invited',
    example: {
      body: {
        first_name: 'Noor',
        last_name: 'Haddad',
        email: 'noor@agency.example',
        phone: '',
        store_ids: null,
      },
    },
  }),
  'users.resend': endpoint({
    route: 'POST /merchant/api/v1/users/invites/{id}/resend',
    summary: 'Send an invitation once more, which lets in for seven more days; two minutes apart',
    access: mayManage,
    params: byId,
    response: everyUser,
    reasons: ['too_many_codes'],
    audit: 'member.invite_sent',
    example: { params: { id: 'inv_0000' } },
  }),
  'users.revoke': endpoint({
    route: 'DELETE /merchant/api/v1/users/invites/{id}',
    summary: 'Withdraw an invitation',
    access: mayManage,
    params: byId,
    response: everyUser,
    audit: 'member.uninvited',
    example: { params: { id: 'inv_0000' } },
  }),
  'users.change': endpoint({
    route: 'PATCH /merchant/api/v1/users/{id}',
    summary: 'Give a user another role or other stores, disable or enable them (DEC-USR-3)',
    access: mayManage,
    params: byId,
    body: z.strictObject({
      /** What whoever changes it has seen: refused when the role is another one by now. */
      from_role: rightsGiven.role.optional(),
      role: rightsGiven.role.optional(),
      store_ids: rightsGiven.store_ids.optional(),
      status: z.enum(['active', 'disabled']).optional(),
    }),
    response: everyUser,
    reasons: ['own_membership', 'last_admin', 'wrong_status'],
    audit: 'member.changed',
    example: { params: { id: 'per_0000' }, body: { role: 'settlements', store_ids: null } },
  }),
  'users.remove': endpoint({
    route: 'DELETE /merchant/api/v1/users/{id}',
    summary: 'End somebody’s work for the merchant, and their sessions at once (DEC-USR-3)',
    access: mayManage,
    params: byId,
    response: everyUser,
    reasons: ['own_membership', 'last_admin'],
    audit: 'member.removed',
    example: { params: { id: 'per_0000' } },
  }),
  'users.invitations': endpoint({
    route: 'GET /merchant/api/v1/account/invitations',
    summary: 'The merchants one is invited to, by a contact that one has proven',
    access: signedIn,
    ofPerson: true,
    response: z.object({ invitations: z.array(invitation) }),
  }),
  'users.join': endpoint({
    route: 'POST /merchant/api/v1/account/invitations/{id}/accept',
    summary: 'Take up an invitation while signed in; the next sign-in would do it too',
    access: signedIn,
    ofPerson: true,
    params: byId,
    response: z.object({ merchant_id: z.string() }),
    audit: 'member.joined',
    example: { params: { id: 'inv_0000' } },
  }),
  'users.decline': endpoint({
    route: 'DELETE /merchant/api/v1/account/invitations/{id}',
    summary: 'Turn down an invitation',
    access: signedIn,
    ofPerson: true,
    params: byId,
    response: null,
    audit: 'member.invite_declined',
    example: { params: { id: 'inv_0000' } },
  }),
  'users.leave': endpoint({
    route: 'DELETE /merchant/api/v1/account/workspaces/{id}',
    summary: 'Stop working for a merchant; its last admin stays',
    access: signedIn,
    ofPerson: true,
    params: byId,
    response: null,
    reasons: ['last_admin'],
    audit: 'member.left',
    example: { params: { id: 'mer_0000' } },
  }),
}

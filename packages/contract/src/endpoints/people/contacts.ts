import { contactPurposes, contactStatuses } from '@daftar/rules/contacts/contact'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { instant, language } from '../../wire/values.ts'

/**
 * Whom a merchant names for what, besides its own people; letters go to whoever said yes (OTH-03, DEC-OTH-4).
 */

const byId = z.strictObject({ id: z.string().max(64) })
const byToken = z.strictObject({ token: z.string().min(20).max(60) })
const keeps = { kind: 'account', permission: 'isWorkspaceAdmin' } as const satisfies Access
const views = { kind: 'staff', flag: 'can_view_merchants' } as const satisfies Access
const open = { kind: 'public', audience: 'merchant' } as const satisfies Access

const contactFields = {
  purpose: z.enum(contactPurposes, { error: 'choose_option' }),
  name: z.string({ error: 'required' }).max(200, 'too_long'),
  email: z.string({ error: 'required' }).max(254, 'too_long'),
  phone: z.string().max(24, 'phone_invalid'),
  /** What the person reads first in a letter. */
  language,
}
const given = z.strictObject(contactFields)

const contact = z.object({
  id: z.string(),
  /** Goes with a change of it as If-Match. */
  version: z.number().int(),
  ...contactFields,
  status: z.enum(contactStatuses),
  /** When the letter that asks may leave once more; null unless it is waited for. */
  ask_again_at: instant.nullable(),
})
export type Contact = z.output<typeof contact>

const every = z.object({ contacts: z.array(contact) })
const asked = z.object({
  contact: z.object({
    purpose: contactFields.purpose,
    name: z.string(),
    business: z.string(),
    business_ar: z.string(),
    status: z.enum(contactStatuses),
  }),
})
export type AskedContact = z.output<typeof asked>['contact']

const aContact = { params: { id: 'con_0000' } }
const aToken = { params: { token: '000000000000000000000000' } }
const exampleContact = {
  purpose: 'finance',
  name: 'Huda Nasser',
  email: 'huda@shop.example',
  phone: '+971501234567',
  language: 'en',
} as const

export const contactsEndpoints = {
  'contacts.list': endpoint({
    route: 'GET /merchant/api/v1/contacts',
    summary: 'The contacts of a merchant by purpose, and whether each said yes',
    access: keeps,
    response: every,
  }),
  'contacts.add': endpoint({
    route: 'POST /merchant/api/v1/contacts',
    summary: 'Name a contact; a letter asks them, and nothing else is sent before they say yes',
    access: keeps,
    body: given,
    response: every,
    reasons: ['too_many_contacts', 'too_many_codes'],
    audit: 'contact.added',
    example: { body: exampleContact },
  }),
  'contacts.change': endpoint({
    route: 'PUT /merchant/api/v1/contacts/{id}',
    summary: 'Change a contact; another e-mail is asked anew',
    access: keeps,
    params: byId,
    body: given,
    response: every,
    reasons: ['too_many_codes'],
    versioned: true,
    audit: 'contact.changed',
    example: { ...aContact, body: exampleContact },
  }),
  'contacts.remove': endpoint({
    route: 'DELETE /merchant/api/v1/contacts/{id}',
    summary: 'Delete a contact, who is written to no more',
    access: keeps,
    params: byId,
    response: every,
    audit: 'contact.removed',
    example: aContact,
  }),
  'contacts.ask': endpoint({
    route: 'POST /merchant/api/v1/contacts/{id}/ask',
    summary: 'Send the letter that asks once more; two minutes apart, and never to who said no',
    access: keeps,
    params: byId,
    response: every,
    reasons: ['wrong_status', 'too_many_codes'],
    audit: 'contact.asked',
    example: aContact,
  }),
  'contacts.opened': endpoint({
    route: 'GET /contacts/api/v1/{token}',
    summary: 'Who is asked for what, behind the address in a letter; nothing happens by looking',
    access: open,
    params: byToken,
    response: asked,
    example: aToken,
  }),
  'contacts.confirm': endpoint({
    route: 'POST /contacts/api/v1/{token}/confirm',
    summary: 'Say yes: letters of the purpose come from now on',
    access: open,
    params: byToken,
    response: asked,
    rate: 'sign_in',
    audit: 'contact.confirmed',
    example: aToken,
  }),
  'contacts.leave': endpoint({
    route: 'POST /contacts/api/v1/{token}/leave',
    summary: 'Say no, or no more: nothing is sent to this address any more',
    access: open,
    params: byToken,
    response: asked,
    rate: 'sign_in',
    audit: 'contact.left',
    example: aToken,
  }),
  'contacts.listForStaff': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/contacts',
    summary: 'The contacts of one merchant',
    access: views,
    params: byId,
    response: every,
    audit: 'contact.viewed',
    example: { params: { id: 'mer_0000' } },
  }),
}

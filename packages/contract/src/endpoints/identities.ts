import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { routes } from '../routes.ts'
import { email, instant, phone } from '../wire/values.ts'

/**
 * Contacts that too many wrong codes have closed. A contact travels in a body, never in an address: addresses are
 * kept in histories and logs.
 */

const askedIdentity = z
  .strictObject({
    audience: z.enum(['merchant', 'desk']),
    email: email.optional(),
    phone: phone.optional(),
  })
  .refine((body) => (body.email === undefined) !== (body.phone === undefined), {
    error: 'required',
    path: ['email'],
  })

export const identityState = z.object({
  /** Nothing but an administrator or an operator opens it again. */
  closed: z.boolean(),
  /** Wrong codes in a row. */
  wrong_tries: z.number().int(),
  /** The end of a wait that ends by itself. */
  wait_until: instant.nullable(),
  last_try_at: instant.nullable(),
})

export const identities = {
  'signIn.identity': endpoint({
    route: routes['signIn.identity'],
    summary: 'Whether somebody can sign in with a contact, or was closed out by wrong codes',
    access: { kind: 'staff', flag: 'can_open_identities' },
    body: askedIdentity,
    response: z.object({ identity: identityState }),
    reasons: ['invalid_email', 'invalid_phone'],
    audit: 'identity.viewed',
  }),
  'signIn.openIdentity': endpoint({
    route: routes['signIn.openIdentity'],
    summary: 'Open a contact again that too many wrong codes have closed',
    access: { kind: 'staff', flag: 'can_open_identities' },
    body: askedIdentity,
    response: z.object({ identity: identityState }),
    reasons: ['invalid_email', 'invalid_phone', 'wrong_status'],
    audit: 'identity.opened',
  }),
}

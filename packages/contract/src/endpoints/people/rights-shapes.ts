import { merchantRoles } from '@daftar/rules/access/roles'
import { z } from 'zod'

/**
 * As what somebody works for a merchant, and in which of its stores, as both sides keep it: its own admins
 * and staff.
 */

/** As it is told; null for all stores. */
export const rights = {
  role: z.enum(merchantRoles),
  store_ids: z.array(z.string()).nullable(),
}

/** As it is given. */
export const rightsGiven = {
  role: z.enum(merchantRoles, { error: 'choose_option' }),
  store_ids: z.array(z.string().max(64)).max(500).nullable(),
}

/**
 * How long a text may be, and what else it has to be, is for the rules of `rules/merchants` to say, field by
 * field.
 */
const text = z.string({ error: 'required' }).max(400, 'too_long')

/** Who is let in: names, contacts and rights. */
export const invitedGiven = z.strictObject({
  first_name: text,
  last_name: text,
  email: text,
  phone: text,
  ...rightsGiven,
})

import { factors } from '@daftar/rules/contact/factor'
import { partFormNames, partTextMax } from '@daftar/rules/part-links/part-forms'
import { partLinkStatuses, partScopes, partSubjects } from '@daftar/rules/part-links/part-link'
import { z } from 'zod'
import { instant, language } from '../../wire/values.ts'

/** Links by which somebody else fills their part of an application. */

/** A part of an application: which application, which part, and of several people which one. */
const part = {
  subject: z.enum(partSubjects),
  subject_id: z.string().max(64),
  scope: z.enum(partScopes),
  person: z.string().max(120).default(''),
}

const name = z.string({ error: 'required' }).trim().min(2, 'too_short').max(120, 'too_long')

export const partAsked = z.strictObject({
  ...part,
  person_name: name,
  factor: z.enum(factors),
  contact: z.string({ error: 'required' }).trim().min(1, 'required').max(254, 'too_long'),
  language,
})

/** A link as whoever made it sees it. */
export const partLink = z.object({
  id: z.string(),
  ...part,
  person: z.string(),
  person_name: z.string(),
  factor: z.enum(factors),
  contact: z.string(),
  language,
  status: z.enum(partLinkStatuses),
  /** First and last name of who asked. */
  asked_by: z.string(),
  created_at: instant,
  sent_at: instant,
  /** From when on it can be sent again; null where it no longer can. */
  again_from: instant.nullable(),
  expires_at: instant,
  opened_at: instant.nullable(),
  filled_at: instant.nullable(),
  /** To hand over in another way, while it can be used; whoever opens it still needs the code. */
  address: z.string().nullable(),
})
export type PartLink = z.output<typeof partLink>

/** The same for reviewers: without the address, and most of the contact hidden. */
export const partLinkSeen = partLink.omit({ address: true, again_from: true, language: true })
export type PartLinkSeen = z.output<typeof partLinkSeen>

/** What the page says before a code: whose application it is, who asks, and where the code goes. */
export const partNotice = z.object({
  id: z.string(),
  /** `closed`: the application was handed in, or the part is in it no more. */
  state: z.enum(['open', 'filled', 'revoked', 'expired', 'closed']),
  subject: z.enum(partSubjects),
  scope: z.enum(partScopes),
  business_name: z.string(),
  person_name: z.string(),
  asked_by: z.string(),
  factor: z.enum(factors),
  contact_masked: z.string(),
  language,
  expires_at: instant,
  /** This browser has the pass of a code still. */
  is_let_in: z.boolean(),
})
export type PartNotice = z.output<typeof partNotice>

export const partValues = z.record(z.string().max(40), z.string().max(partTextMax, 'too_long'))

/** A part as whoever fills it sees it, and nothing else of the application. */
export const partContent = z.object({
  id: z.string(),
  subject: z.enum(partSubjects),
  scope: z.enum(partScopes),
  form: z.enum(partFormNames),
  business_name: z.string(),
  person_name: z.string(),
  asked_by: z.string(),
  /** What was typed last, over what the application says by now. */
  values: partValues,
  /** What the application says, of the fields that both changed. */
  conflicts: z.array(z.object({ field: z.string(), said: z.string() })),
  /** Names what the application says: handing in is refused once it says something else. */
  base: z.string(),
  version: z.number().int(),
  saved_at: instant.nullable(),
  expires_at: instant,
  pass_until: instant,
})
export type PartContent = z.output<typeof partContent>

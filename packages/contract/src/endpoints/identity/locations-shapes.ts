import { mostSpans, weekdays } from '@daftar/rules/locations/hours'
import { locationStatuses } from '@daftar/rules/locations/location'
import { z } from 'zod'
import { instant } from '../../wire/values.ts'

/** Monday first; an end at or before the beginning is one of the next day. */
const hours = z
  .array(z.array(z.strictObject({ from: z.string().max(5), to: z.string().max(5) })).max(mostSpans + 1))
  .length(weekdays.length)

const text = (longest: number) => z.string({ error: 'required' }).max(longest, 'too_long')

/** A location as somebody writes it (DEC-LOC-1); what is not known is empty. */
export const locationGiven = z.strictObject({
  name: text(200),
  name_ar: text(200),
  store_id: text(64),
  address: text(400),
  city: text(200),
  country: text(3),
  map_link: text(600),
  phone: text(24),
  pos_id: text(80),
  status: z.enum(locationStatuses, { error: 'choose_option' }),
  hours,
})

export const location = z.object({
  id: z.string(),
  /** Goes with a change of it as If-Match. */
  version: z.number().int(),
  ...locationGiven.shape,
  hours: z.array(z.array(z.object({ from: z.string(), to: z.string() }))),
  created_at: instant,
})
export type Location = z.output<typeof location>

/** A file of locations that can still be taken back. */
export const locationImport = z.object({
  id: z.string(),
  at: instant,
  by: z.string(),
  /**
   * How many it brought, and how many of these an undo would take away: what was changed since then stays.
   */
  added: z.number().int(),
  left: z.number().int(),
  until: instant,
})
export type LocationImport = z.output<typeof locationImport>

/** A store that a location may be of, and the code by which a file names it. */
export const locationStore = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  name_ar: z.string(),
  country: z.string(),
})

import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import { currencies } from '@daftar/rules/money/currency'
import { z } from 'zod'

/** Values that travel in more than one endpoint. Custom messages are field codes of `reasons.ts`. */

/** An amount going in: a decimal string, or a number; the currency decides how many decimals are right. */
export const amountIn = z.union([z.string().max(24), z.number()], { error: 'invalid' })

/** An amount going out: a decimal string with the currency's decimals, such as "20450.00" (DEC-CAPI-8). */
export const amountOut = z.string()

/** For how many weeks an advance is planned. */
export const tenorOut = z.number().int()
/** Whether an offer allows it is the server's to say. */
export const tenorIn = z.number({ error: 'required' }).int('invalid')

export const currency = z.enum(currencies)
export const instant = z.iso.datetime().refine(isOfOurTime, 'invalid')
export const calendarDate = z.iso.date().refine((text): text is CalendarDate => isOfOurTime(text), 'invalid')
export const language = z.enum(['en', 'ar'])

/** Whose a record is, with the name in both languages. */
export const merchantFields = {
  merchant_id: z.string(),
  merchant_name: z.string(),
  merchant_name_ar: z.string(),
}

export const email = z
  .string({ error: 'required' })
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .max(254, 'too_long')
export const phone = z.string({ error: 'required' }).min(1, 'required').max(24, 'phone_invalid')
export const code = z
  .string({ error: 'required' })
  .min(1, 'required')
  .max(12, 'code_length')
  .regex(/^\d+$/, 'digits_only')

/** Handle of an uploaded file: looked up, never fetched (README decision 13). */
export const fileHandle = z.string().min(8).max(120)

/** The same where a document must be handed in: none is told as such. */
export const requiredFile = z.string({ error: 'required' }).min(1, 'required').max(120)

/** Days and instants of three centuries: arithmetic with what is near the ends of time goes beyond them. */
export function isOfOurTime(text: string): boolean {
  return text >= '1900' && text < '2200'
}

export const pageQuery = {
  page_token: z.string().max(200).optional(),
  page_size: z.coerce.number().int().min(1).max(100).optional(),
}

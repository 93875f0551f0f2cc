import { ticketLimits } from '@daftar/rules/support/ticket'
import { z } from 'zod'
import { fileHandle } from '../../wire/values.ts'

/** What both sides of a ticket send: its id, what is written in it, and where a list goes on. */

export const byId = z.strictObject({ id: z.string().max(64) })
export const aTicket = { params: { id: 'tic_0000' } }
export const nextPage = { next_page_token: z.string().nullable() }
/** A list in a query: names with commas between them. */
export const listed = z.string().max(200)
/** The number of a message in its ticket. */
export const seq = z.number().int().min(0)
export const files = z.array(fileHandle).max(ticketLimits.files)

export const text = ({ least, most }: { least: number; most: number }) =>
  z
    .string({ error: 'required' })
    .trim()
    .min(least, least === 1 ? 'required' : 'too_short')
    .max(most, 'too_long')

export const written = z.strictObject({
  /** Made by whoever writes: sent again after a cut connection a message stands once. */
  id: z.uuid(),
  body: z.string().trim().max(ticketLimits.message.most, 'too_long'),
  attachments: files,
})
export const aMessage = {
  id: '00000000-0000-4000-8000-000000000000',
  body: 'When is the next payout?',
  attachments: [],
}

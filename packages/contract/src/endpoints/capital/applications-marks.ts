import { answerMax, isMarkTarget, markReasons } from '@daftar/rules/capital/applications/marks'
import { placeOfField } from '@daftar/rules/capital/applications/reset-reasons'
import { markNoteMax, markPageMax, marksMax } from '@daftar/rules/review/marks'
import { z } from 'zod'
import { fileHandle, instant } from '../../wire/values.ts'

/** What an underwriter marks in an application that goes back, and what the merchant answers. */

const target = z.string({ error: 'required' }).max(131, 'invalid').refine(isMarkTarget, { error: 'invalid' })
const note = z.string().trim().max(markNoteMax, 'too_long').default('')

/** One mark of a decision; which reasons and pages a target takes, `checkMark` of the rules decides. */
export const markGiven = z.strictObject({
  target,
  page: z.number().int('invalid').min(1, 'invalid').max(markPageMax, 'invalid').nullable().default(null),
  reason: z.enum(markReasons, { error: 'choose_option' }),
  note_en: note,
  note_ar: note,
})

export const marksGiven = z.array(markGiven).max(marksMax, 'too_long')

/** A text or a file, in the place that was marked. */
const markValue = z.object({
  text: z.string().nullable(),
  file: z.object({ url: z.string(), name: z.string(), size: z.number().int() }).nullable(),
})

/** A mark as its merchant sees it: without who made it. */
export const mark = z.object({
  id: z.string(),
  round: z.number().int(),
  target: z.string(),
  page: z.number().int().nullable(),
  reason: z.enum(markReasons),
  note_en: z.string(),
  note_ar: z.string(),
  status: z.enum(['open', 'answered']),
  before: markValue,
  after: markValue.nullable(),
})
export type Mark = z.output<typeof mark>

/** The same with people and moments, of every round. */
export const deskMark = mark.extend({
  made_by: z.string(),
  made_at: instant,
  answered_by: z.string().nullable(),
  answered_at: instant.nullable(),
})
export type DeskMark = z.output<typeof deskMark>

/**
 * A mark an underwriter has made and not sent yet; every underwriter of the case sees and changes the same
 * ones.
 */
export const keptMark = mark
  .pick({ id: true, target: true, page: true, reason: true, note_en: true, note_ar: true })
  .extend({
    version: z.number().int(),
    made_by: z.string(),
    made_by_id: z.string(),
    made_at: instant,
  })
export type KeptMark = z.output<typeof keptMark>

/** A field a reset asked about by its reasons: what stood there then, and what came in its place. */
export const correction = z.object({
  round: z.number().int(),
  made_by: z.string(),
  made_at: instant,
  reasons: z.array(z.string()),
  answered_at: instant.nullable(),
  fields: z.array(
    z.object({
      target: z.enum(Object.values(placeOfField)),
      before: markValue,
      /** Null until it was handed in again. */
      after: markValue.nullable(),
    }),
  ),
})
export type Correction = z.output<typeof correction>

const longestText = Math.max(...Object.values(answerMax))

/** New values for marked places; a text, or a file with its password where it has one. */
export const answersGiven = z
  .array(
    z.strictObject({
      target,
      text: z.string().max(longestText, 'too_long').optional(),
      url: fileHandle.optional(),
      password: z.string().max(128, 'too_long').optional(),
    }),
  )
  .max(marksMax, 'too_long')

import {
  erasureCauses,
  fileHoldReasons,
  retentionCauses,
  retentionEvents,
} from '@daftar/rules/files/retention'
import { z } from 'zod'
import { uploadPurposes } from '../../wire/upload-purposes.ts'
import { calendarDate, instant, merchantFields } from '../../wire/values.ts'

/** Until when uploaded files are kept, and what is left of those that were deleted. */

/** A file with its clock; its day is null while what it is counted from has not happened. */
export const keptFile = z.object({
  ...merchantFields,
  id: z.string(),
  purpose: z.enum(uploadPurposes),
  name: z.string(),
  size: z.number().int(),
  uploaded_at: instant,
  /** What its time is counted from; null until the night has worked it out. */
  kept_for: z.enum(retentionEvents).nullable(),
  kept_from: calendarDate.nullable(),
  because: z.enum(retentionCauses).nullable(),
  until: calendarDate.nullable(),
  relation_ended_on: calendarDate.nullable(),
  /** What stops its clock. */
  hold: z
    .object({
      id: z.string(),
      covers: z.enum(['file', 'merchant']),
      reason: z.enum(fileHoldReasons),
      note: z.string(),
      placed_by: z.string(),
      placed_at: instant,
    })
    .nullable(),
})
export type KeptFile = z.output<typeof keptFile>

/** The proof that a file was here and is gone. */
export const erasedFile = z.object({
  ...merchantFields,
  id: z.string(),
  purpose: z.enum(uploadPurposes),
  uploaded_at: instant,
  erased_at: instant,
  /** Null for files that were deleted before it was kept. */
  because: z.enum(erasureCauses).nullable(),
  by: z.string().nullable(),
  sha256: z.string(),
  key_destroyed: z.boolean(),
})
export type ErasedFile = z.output<typeof erasedFile>

/** The files a merchant has of one purpose, of one clock. */
export const keptOfMerchant = z.object({
  purpose: z.enum(uploadPurposes),
  count: z.number().int(),
  oldest: instant,
  kept_for: z.enum(retentionEvents).nullable(),
  because: z.enum(retentionCauses),
  first_until: calendarDate.nullable(),
  last_until: calendarDate.nullable(),
  held: z.boolean(),
})
export type KeptOfMerchant = z.output<typeof keptOfMerchant>

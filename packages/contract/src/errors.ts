import { z } from 'zod'
import { errorTypes, type ErrorType } from './error-types.ts'
import { conflictTypes } from './conflict-types.ts'
import { fieldCodes, reasons, type FieldCode, type Reason } from './reasons.ts'

/** Why something was refused. */
export const reasonCode = z.enum(Object.keys(reasons) as [Reason, ...Reason[]])

/** The one shape of every error answer (DEC-CAPI-9). */
export const errorBody = z.object({
  status: z.literal('error'),
  errorType: z.enum(errorTypes),
  error: z.string(),
  details: z.object({
    reason: reasonCode,
    kind: z.literal('conflict').optional(),
    type: z.string().optional(),
    fields: z.record(z.string(), z.enum(fieldCodes)).optional(),
    retry_at: z.iso.datetime().optional(),
    missing: z.array(z.enum(['database', 'migrations', 'worker', 'disk'])).optional(),
    request_id: z.string().optional(),
  }),
})
export type ErrorBody = z.output<typeof errorBody>

/** An error of the public payments API: what it answers, without the details our own endpoints add. */
export interface PublishedError {
  status: number
  errorType: ErrorType
  /** Some of its answers carry no text. */
  error?: string
}

export interface RefusalDetails {
  fields?: Record<string, FieldCode>
  /** When the same call may be tried again. */
  retryAt?: Date
  /** What a process needs to be ready and does not have. */
  missing?: NonNullable<ErrorBody['details']['missing']>
  /** What a shop's server is told, where the public payments API names it more exactly. */
  published?: PublishedError
}

/** Builds the answer for a refusal; the status comes with it. */
export function errorAnswer(
  reason: Reason,
  details: RefusalDetails = {},
): { status: number; body: ErrorBody } {
  const [status, errorType, error] = reasons[reason]
  return {
    status,
    body: {
      status: 'error',
      errorType,
      error,
      details: {
        reason,
        ...(errorType === 'conflict' && { kind: 'conflict' as const }),
        ...(conflictTypes[reason] !== undefined && { type: conflictTypes[reason] }),
        ...(details.fields && { fields: details.fields }),
        ...(details.missing && { missing: details.missing }),
        ...(details.retryAt && { retry_at: details.retryAt.toISOString() }),
      },
    },
  }
}

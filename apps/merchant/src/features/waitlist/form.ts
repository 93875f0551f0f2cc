import { ApiError } from '@daftar/client'
import type { FieldCode } from '@daftar/contract'
import type { WaitlistForm } from '@daftar/rules/capital/offers/waitlist'
import type { JoinBody } from './queries.ts'

/** What travels: only what is filled in, and the text for `other` alone (DEC-WAIT-1, DEC-WAIT-2). */
export function joinBody({ stores, capitalUse, otherUse }: WaitlistForm): JoinBody {
  return {
    ...(stores.length > 0 && { stores: [...stores] }),
    ...(capitalUse && { capital_use: capitalUse }),
    ...(capitalUse === 'other' && { other_use: otherUse.trim() }),
  }
}

/** Fields the server refused, by the names of the form; none when it failed otherwise. */
export function refusedFields(error: unknown): Readonly<Record<string, FieldCode>> {
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {}
  return Object.fromEntries(Object.entries(fields).map(([path, code]) => [formNames[path] ?? path, code]))
}

const formNames: Readonly<Record<string, string>> = { capital_use: 'capitalUse', other_use: 'otherUse' }

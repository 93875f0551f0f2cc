import { ApiError } from '@daftar/client'
import type { FieldCode } from '@daftar/contract'
import type { StepName } from '@daftar/rules/capital/applications/steps'
import { afterStale, holds } from './stale.ts'
import type { Application, UpdateApplicationBody } from '../wire.ts'

/** How a save ended. A `conflict` and a `lost` save keep the form as it is. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly application: Application }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, FieldCode>> }
  | { readonly kind: 'conflict'; readonly latest: Application }
  /** Refused for another reason than a field; the application may have moved on. */
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** No answer arrived. */
  | { readonly kind: 'lost' }

export interface SaveCalls {
  update(application: Application, body: UpdateApplicationBody): Promise<Application>
  read(id: string): Promise<Application>
}

export interface SaveRequest {
  /** What the form was filled over. */
  application: Application
  step: StepName
  body: UpdateApplicationBody
}

/**
 * Saves one step on the version the form was filled over. When somebody saved in between and this step is
 * untouched, saves again on the newer version; when the newer version already holds what was sent, that is
 * the save.
 */
export async function saveStep(calls: SaveCalls, request: SaveRequest): Promise<SaveOutcome> {
  const { application, step, body } = request
  try {
    return { kind: 'saved', application: await calls.update(application, body) }
  } catch (error) {
    if (!isStale(error)) return outcomeOf(error)
  }
  try {
    const latest = await calls.read(application.id)
    if (holds(latest, body)) return { kind: 'saved', application: latest }
    if (afterStale(application, latest, step) === 'ask') return { kind: 'conflict', latest }
    return { kind: 'saved', application: await calls.update(latest, body) }
  } catch (error) {
    return outcomeOf(error)
  }
}

/** What a failed call means for the form. */
export function outcomeOf(error: unknown): Exclude<SaveOutcome, { kind: 'saved' | 'conflict' }> {
  if (!(error instanceof ApiError)) return { kind: 'lost' }
  return Object.keys(error.fields).length > 0 && error.status === 400
    ? { kind: 'fields', fields: error.fields }
    : { kind: 'refused', error }
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'stale_version'
}

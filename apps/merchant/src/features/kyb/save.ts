import { ApiError, type Client } from '@daftar/client'
import type { FieldCode, Reason } from '@daftar/contract'
import type { Application, UpdateApplicationBody } from './wire.ts'

/** How a save ended. A `conflict` and a `lost` save keep the form as it is. */
export type SaveOutcome =
  | { readonly kind: 'saved'; readonly application: Application; readonly codeSentAt: string | null }
  | { readonly kind: 'fields'; readonly fields: Readonly<Record<string, FieldCode>> }
  | { readonly kind: 'conflict'; readonly latest: Application }
  | { readonly kind: 'refused'; readonly error: ApiError }
  /** No answer arrived. */
  | { readonly kind: 'lost' }

/**
 * Saves blocks over the version the form was filled over (KYB-149). When somebody saved another block in
 * between, saves again on the newer version; when it was the same one, whoever types decides.
 */
export async function saveBlocks(
  api: Client,
  base: Application,
  body: UpdateApplicationBody,
): Promise<SaveOutcome> {
  try {
    return await update(api, base, body)
  } catch (error) {
    if (!isStale(error)) return outcomeOf(error)
  }
  try {
    const latest = await readApplication(api, base.id)
    return isSameIn(base, latest, Object.keys(body))
      ? await update(api, latest, body)
      : { kind: 'conflict', latest }
  } catch (error) {
    return outcomeOf(error)
  }
}

/** CAPI-12, never from the cache: what stands at the server now. */
export async function readApplication(api: Client, id: string): Promise<Application> {
  return (await api.call('applications.read', { params: { id }, query: { with: 'steps' } })).application
}

/** What a failed call means for the form. */
export function outcomeOf(error: unknown): Exclude<SaveOutcome, { kind: 'saved' | 'conflict' }> {
  if (!(error instanceof ApiError)) return { kind: 'lost' }
  return error.reason === 'invalid_input' && Object.keys(error.fields).length > 0
    ? { kind: 'fields', fields: error.fields }
    : { kind: 'refused', error }
}

async function update(
  api: Client,
  { id, version }: Application,
  body: UpdateApplicationBody,
): Promise<SaveOutcome> {
  const given = { params: { id }, body: { application_id: id, ...body }, ifMatch: version }
  const answer = await api.call('applications.update', given)
  return { kind: 'saved', application: answer.application, codeSentAt: answer.otp_sent_at ?? null }
}

/** Whether blocks are what they were when the form was filled. */
export function isSameIn(before: Application, latest: Application, blocks: readonly string[]): boolean {
  const partsOf = (application: Application) =>
    blocks.map((block) =>
      block === 'bank_details'
        ? [application.bank_details, application.kyb?.iban_to_confirm]
        : application[block as keyof Application],
    )
  return JSON.stringify(partsOf(before)) === JSON.stringify(partsOf(latest))
}

function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'stale_version'
}

/** Whether a save was refused for this reason. */
export function isRefusedAs(reason: Reason): (outcome: SaveOutcome) => boolean {
  return (outcome) => outcome.kind === 'refused' && outcome.error.reason === reason
}

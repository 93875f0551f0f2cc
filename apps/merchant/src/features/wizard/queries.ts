import type { Client } from '@daftar/client'
import type { Application, Estimate, UpdateApplicationBody } from './wire.ts'

/** CAPI-19. */
export function askEstimate(
  api: Client,
  offerId: string,
  asked: { amount: string; tenor: number },
  signal: AbortSignal,
): Promise<Estimate> {
  return api.call('offers.calculate', { params: { offerId }, body: { ...asked, offerId }, signal })
}

/**
 * CAPI-14: the same key for the same intent, so that a second click or a repeat begins nothing twice
 * (DEC-CAPI-11).
 */
export async function createApplication(
  api: Client,
  offerId: string,
  asked: { amount: string; tenor: number },
  idempotencyKey: string,
): Promise<Application> {
  const body = { ...asked, offer_id: offerId }
  return (await api.call('applications.create', { body, idempotencyKey })).application
}

/** CAPI-15, refused as stale when somebody saved in between. */
export async function updateApplication(
  api: Client,
  { id, version }: Application,
  body: UpdateApplicationBody,
): Promise<Application> {
  const given = { params: { id }, body: { id, ...body }, ifMatch: version }
  return (await api.call('applications.update', given)).application
}

/** CAPI-12, never from the cache: what stands at the server now. */
export async function readApplication(api: Client, id: string): Promise<Application> {
  return (await api.call('applications.read', { params: { id }, query: { with: 'steps' } })).application
}

/** CAPI-18. */
export async function submitApplication(
  api: Client,
  id: string,
  idempotencyKey: string,
): Promise<Application> {
  const given = { params: { id }, body: { application_id: id }, idempotencyKey }
  return (await api.call('applications.submit', given)).application
}

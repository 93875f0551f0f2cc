import type { Application } from '@daftar/contract/endpoints/capital/applications-shapes'
import type { UpdateApplicationBody } from '@daftar/contract/endpoints/capital/applications-patches'
import { ApiError, type Client } from '@daftar/client'

export type Answer = NonNullable<UpdateApplicationBody['answers']>[number]

/**
 * CAPI-15 for an application that came back: new values for marked places. When another place was answered in
 * between, in another tab or by somebody else, the same answer is sent on the newer version.
 */
export async function sendAnswers(
  api: Client,
  application: Application,
  answers: Answer[],
): Promise<Application> {
  try {
    return await update(api, application, answers)
  } catch (error) {
    if (!(error instanceof ApiError && error.reason === 'stale_version')) throw error
    const latest = await api.call('applications.read', { params: { id: application.id } })
    return update(api, latest.application, answers)
  }
}

/** CAPI-18 once more: back to the underwriter. */
export async function sendAgain(api: Client, id: string, idempotencyKey: string): Promise<Application> {
  const given = { params: { id }, body: { application_id: id }, idempotencyKey }
  return (await api.call('applications.submit', given)).application
}

async function update(api: Client, { id, version }: Application, answers: Answer[]): Promise<Application> {
  const given = { params: { id }, body: { id, answers }, ifMatch: version }
  return (await api.call('applications.update', given)).application
}

import type { Application } from '@daftar/contract/endpoints/capital-shapes'
import type { UpdateApplicationBody } from '@daftar/contract/endpoints/capital'
import { ApiError } from '@daftar/client'
import { client } from '../../../shared/page.ts'

export type Answer = NonNullable<UpdateApplicationBody['answers']>[number]

/**
 * CAPI-15 for an application that came back: new values for marked places. When another place was answered in between, in another
 * tab or by somebody else, the same answer is sent on the newer version.
 */
export async function sendAnswers(application: Application, answers: Answer[]): Promise<Application> {
  try {
    return await update(application, answers)
  } catch (error) {
    if (!(error instanceof ApiError && error.reason === 'stale_version')) throw error
    const latest = await client.call('capital.application', { params: { id: application.id } })
    return update(latest.application, answers)
  }
}

/** CAPI-18 once more: back to the underwriter. */
export async function sendAgain(id: string, idempotencyKey: string): Promise<Application> {
  const given = { params: { id }, body: { application_id: id }, idempotencyKey }
  return (await client.call('capital.submitApplication', given)).application
}

async function update({ id, version }: Application, answers: Answer[]): Promise<Application> {
  const given = { params: { id }, body: { id, answers }, ifMatch: version }
  return (await client.call('capital.updateApplication', given)).application
}

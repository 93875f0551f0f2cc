import { notFound } from '../../shared/page/not-found.ts'
import type { Services } from '../../shared/page.ts'
import { leaveFor } from '../session/leave.ts'

/**
 * Leaves for an application a partner knows by its own id (APP-10); without a configured base it is not found
 * (DEC-APP-6).
 */
export function leaveForPartnerApplication({ config }: Services, id: string): Promise<never> {
  const { pipedriveBaseUrl } = config.brand
  if (pipedriveBaseUrl === null) throw notFound()
  return leaveFor(pipedriveBaseUrl + encodeURIComponent(id))
}

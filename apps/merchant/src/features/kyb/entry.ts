import { applicationPath, capitalPaths, kybStepPath } from '@daftar/rules/capital/entry/paths'
import { isEditable } from '@daftar/rules/capital/applications/application-status'
import { firstIncompleteStep } from '@daftar/rules/capital/applications/step-order'
import { resolveKybStep } from '@daftar/rules/capital/kyb/step-order'
import type { QueryClient } from '@tanstack/react-query'
import { applicationQuery, offersQuery } from '../../shared/capital/capital-queries.ts'
import { orErrorPage, type Entry } from '../../shared/capital/error-page-entry.ts'
import { mayApply } from '../../shared/session/may-apply.ts'
import { notFound } from '../../shared/page/not-found.ts'

type Address = { applicationId: string; stepName: string }

/**
 * Where an address of the business verification leads (KYB-13 to KYB-16, DEC-KYB-1, DEC-KYB-5). An
 * application that is handed in has a page of its own, one that is not verified here has its wizard; without
 * its offer there is nothing to apply for. Who may only look is shown how it stands.
 */
export const kybEntry: Entry<Address> = orErrorPage(
  async ({ queryClient, account, params: { applicationId, stepName } }) => {
    if (!mayApply(account)) return capitalPaths.application(applicationId)
    const [application, offers] = await Promise.all([
      queryClient.fetchQuery(applicationQuery(applicationId)),
      queryClient.fetchQuery(offersQuery),
    ])
    const { kyb, status, steps } = application
    if (!isEditable(status)) return capitalPaths.application(application.id)
    if (!offers.some(({ id }) => id === application.offer_id)) throw notFound()
    const missing = firstIncompleteStep(steps)
    if (!kyb || (missing !== null && missing !== 'kyb_legal_info')) return applicationPath(application.id)
    const from = isInside(queryClient, applicationId) ? 'inside' : 'outside'
    const name = resolveKybStep({ steps: kyb.steps, status }, stepName, from)
    return name === stepName ? null : kybStepPath(application.id, name)
  },
  ({ queryClient, params }) => isInside(queryClient, params.applicationId),
)

const insideKey = (applicationId: string) => ['kyb', 'inside', applicationId] as const

/**
 * The page stands open: from step to step nothing leads elsewhere (DEC-KYB-1). Answers what to do when it
 * closes.
 */
export function enterKyb(queryClient: QueryClient, applicationId: string): () => void {
  queryClient.setQueryData(insideKey(applicationId), true)
  return () => queryClient.removeQueries({ queryKey: insideKey(applicationId) })
}

function isInside(queryClient: QueryClient, applicationId: string): boolean {
  return queryClient.getQueryData(insideKey(applicationId)) === true
}

import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { apiOf } from '../../../shared/services.ts'
import { useServices } from '../../../shared/use-services.ts'
import { draftsOf, type Drafts, type RemoteDraft } from './draft.ts'

/**
 * What the server keeps of an application's drafts; empty when it does not answer, because a draft must never
 * stand between a merchant and the form. Read anew whenever the wizard opens.
 */
function draftsQuery(applicationId: string | null) {
  return queryOptions({
    queryKey: ['drafts', applicationId],
    staleTime: Infinity,
    // Stays from one step to the next, and is read anew by whoever comes back later.
    gcTime: 10_000,
    queryFn: async ({ client, signal }): Promise<readonly RemoteDraft[]> => {
      if (applicationId === null) return []
      try {
        return (await apiOf(client).call('drafts.list', { params: { id: applicationId }, signal })).drafts
      } catch {
        return []
      }
    },
  })
}

/**
 * The drafts of an application, or of the offer before there is one. What still waits travels when the page
 * is left.
 */
export function useDrafts(applicationId: string | null, offerId: string): Drafts {
  const { api } = useServices()
  const queryClient = useQueryClient()
  const query = draftsQuery(applicationId)
  useSuspenseQuery(query)
  const drafts = useMemo(
    () =>
      draftsOf({
        storage: sessionStorage,
        owner: applicationId ?? offerId,
        remote:
          applicationId === null
            ? null
            : {
                known: () => queryClient.getQueryData(draftsQuery(applicationId).queryKey) ?? [],
                send: async (step, content) => {
                  const params = { id: applicationId, step }
                  const body = { content: content as Record<string, never> | null }
                  const { version } = await api.call('drafts.keep', { params, body })
                  queryClient.setQueryData(draftsQuery(applicationId).queryKey, (known = []) => [
                    ...known.filter((one) => one.step !== step),
                    { step, content, version },
                  ])
                  return version
                },
              },
      }),
    [api, queryClient, applicationId, offerId],
  )
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') drafts.flush()
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      drafts.flush()
    }
  }, [drafts])
  return drafts
}

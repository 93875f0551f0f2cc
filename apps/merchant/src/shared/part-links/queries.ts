import type { Keyed } from '@daftar/app-kit/use-act'
import type { BodyInput } from '@daftar/contract'
import type { PartLink } from '@daftar/contract/endpoints/identity/part-links-shapes'
import { isLivePartLink, type PartSubject } from '@daftar/rules/part-links/part-link'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../services.ts'

/** So often the page asks what became of links that somebody may be filling. */
const askedEveryMs = 15_000

/** The links of an application, the newest first. */
export function partLinksQuery(subject: PartSubject, subjectId: string) {
  return queryOptions({
    queryKey: ['part-links', subject, subjectId],
    throwOnError: false,
    queryFn: async ({ client, signal }): Promise<PartLink[]> => {
      const query = { subject, subject_id: subjectId }
      return (await apiOf(client).call('partLinks.list', { query, signal })).links
    },
    refetchInterval: ({ state }) =>
      state.data?.some(({ status }) => isLivePartLink(status)) ? askedEveryMs : false,
  })
}

/** What somebody does with a link. */
export type LinkIntent =
  { act: 'make'; body: BodyInput<'partLinks.make'> } | { act: 'again' | 'revoke'; id: string }

/** The list is asked for again whatever came of it: a colleague may have been faster. */
export function linkMutation(queryClient: QueryClient, subject: PartSubject, subjectId: string) {
  const api = apiOf(queryClient)
  async function send({ intent, key: idempotencyKey }: Keyed<LinkIntent>) {
    if (intent.act === 'make') return api.call('partLinks.make', { body: intent.body, idempotencyKey })
    const call = { params: { id: intent.id }, idempotencyKey }
    return intent.act === 'again' ? api.call('partLinks.sendAgain', call) : api.call('partLinks.revoke', call)
  }
  return mutationOptions({
    mutationFn: send,
    onSettled: () => queryClient.invalidateQueries(partLinksQuery(subject, subjectId)),
  })
}

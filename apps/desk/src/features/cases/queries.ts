import { ApiError, type Client } from '@daftar/client'
import type { AnswerOf, BodyInput } from '@daftar/contract'
import type { DeskCase } from '@daftar/contract/endpoints/capital/decisions-shapes'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { pagedQuery } from '../../shared/queue/pages.ts'
import type { QueueFilters } from './filters.ts'
import { markBody, marksBody, type KeptDraft, type ReadyMark } from './marks/mark-drafts.ts'

export type { DeskCase, QueueItem } from '@daftar/contract/endpoints/capital/decisions-shapes'
export type Outlook = AnswerOf<'decisions.outlook'>['outlooks'][number]
export type DecisionBody = BodyInput<'decisions.decide'>
export type BankStatement = DeskCase['application']['bank_statements'][number]

const queueKey = ['cases'] as const

export function queueQuery({ status, search, held }: QueueFilters) {
  return pagedQuery([...queueKey, status, search, held], (api, page_token, signal) =>
    api.call('decisions.queue', {
      query: { status, search: search || undefined, held_by: held ?? undefined, page_token },
      signal,
    }),
  )
}

/** What the checks of the cases on a page say, and how heavy they would be; it comes after the rows. */
export function outlookQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: [...queueKey, 'outlook', ...ids],
    staleTime: 60_000,
    enabled: ids.length > 0,
    queryFn: async ({ client, signal }) => {
      const pages = Array.from({ length: Math.ceil(ids.length / 20) }, (_, at) =>
        ids.slice(at * 20, at * 20 + 20),
      )
      const answers = await Promise.all(
        pages.map((page) =>
          apiOf(client).call('decisions.outlook', { query: { ids: page.join(',') }, signal }),
        ),
      )
      return new Map(answers.flatMap(({ outlooks }) => outlooks.map((each) => [each.id, each])))
    },
  })
}

/**
 * Every opening is written to the audit log, so a case is asked for when it is opened and not in the
 * background.
 */
export function caseQuery(id: string) {
  return queryOptions({
    queryKey: ['case', id],
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('decisions.case', { params: { id }, signal })).case,
  })
}

export type Decision = { body: DecisionBody; version: number; key: string }

/** The decision is taken on the version that was read; the answer is the case as it stands now. */
export function decideMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ body, version, key }: Decision, { client }) =>
      (
        await apiOf(client).call('decisions.decide', {
          params: { id },
          body,
          ifMatch: version,
          idempotencyKey: key,
        })
      ).case,
    onSuccess: (answered) => keep(queryClient, id, answered),
  })
}

/** At the merchant's request, on the version that was read. */
export function cancelMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ note, version }: { note: string; version: number }, { client }) =>
      (
        await apiOf(client).call('decisions.cancel', {
          params: { id },
          body: { note },
          ifMatch: version,
        })
      ).case,
    onSuccess: (answered) => keep(queryClient, id, answered),
  })
}

export function secondMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ accept, key }: { accept: boolean; key: string }, { client }) =>
      (
        await apiOf(client).call('decisions.confirm', {
          params: { id },
          body: { accept },
          idempotencyKey: key,
        })
      ).case,
    onSuccess: (answered) => keep(queryClient, id, answered),
  })
}

/** What somebody does about the marks of a case. */
export type Marking =
  | { act: 'add'; marks: readonly ReadyMark[] }
  | { act: 'change'; kept: KeptDraft; mark: ReadyMark }
  | { act: 'remove'; kept: KeptDraft }

/** Marks are kept with the case at once; the answer carries those of colleagues too. */
export function markingMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async ({ marking, key }: { marking: Marking; key: string }, { client }) =>
      (await sendMarking(apiOf(client), id, marking, key)).case,
    onSuccess: (answered) => void queryClient.setQueryData(caseQuery(id).queryKey, answered),
    // Somebody was faster: what stands now is read before anything is tried again.
    onError: (error) =>
      error instanceof ApiError && queryClient.invalidateQueries({ queryKey: caseQuery(id).queryKey }),
  })
}

function sendMarking(api: Client, id: string, marking: Marking, idempotencyKey: string) {
  switch (marking.act) {
    case 'add':
      return api.call('decisions.addMarks', {
        params: { id },
        body: { marks: marksBody(marking.marks) },
        idempotencyKey,
      })
    case 'change':
      return api.call('decisions.changeMark', {
        params: { id, markId: marking.kept.id },
        body: markBody(marking.mark),
        ifMatch: marking.kept.version,
        idempotencyKey,
      })
    case 'remove':
      return api.call('decisions.removeMark', {
        params: { id, markId: marking.kept.id },
        ifMatch: marking.kept.version,
        idempotencyKey,
      })
  }
}

/** The end of the licence as it was read; null takes it back. */
export function licenceMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: async (expires_on: string | null, { client }) =>
      (await apiOf(client).call('decisions.readLicence', { params: { id }, body: { expires_on } })).case,
    onSuccess: (answered) => keep(queryClient, id, answered),
  })
}

function keep(queryClient: QueryClient, id: string, answered: DeskCase): Promise<void> {
  queryClient.setQueryData(caseQuery(id).queryKey, answered)
  return queryClient.invalidateQueries({ queryKey: queueKey })
}

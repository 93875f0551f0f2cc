import type { CalendarDate } from '@daftar/rules/calendar/calendar-date'
import type { FileHoldReason } from '@daftar/rules/files/retention'
import type { Keyed } from '@daftar/app-kit/use-act'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { pagedQuery } from '../../shared/queue/pages.ts'
import { apiOf } from '../../shared/services.ts'

export type { ErasedFile, KeptFile } from '@daftar/contract/endpoints/casework/files-kept-shapes'

const filesKey = ['files']

export function keptQuery(state: 'due' | 'held' | null, merchant: string) {
  return pagedQuery([...filesKey, 'kept', state, merchant], (api, page_token, signal) =>
    api.call('files.keptForStaff', {
      query: { state, merchant_id: merchant || undefined, page_token },
      signal,
    }),
  )
}

export function erasedQuery(merchant: string) {
  return pagedQuery([...filesKey, 'erased', merchant], (api, page_token, signal) =>
    api.call('files.erased', { query: { merchant_id: merchant || undefined, page_token }, signal }),
  )
}

const refresh = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: filesKey })

export type NewFileHold = {
  merchantId: string
  fileId: string | null
  reason: FileHoldReason
  note: string
}

export function placeFileHold(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ intent, key }: Keyed<NewFileHold>, { client }) =>
      apiOf(client).call('files.placeHold', {
        body: {
          merchant_id: intent.merchantId,
          file_id: intent.fileId,
          reason: intent.reason,
          note: intent.note,
        },
        idempotencyKey: key,
      }),
    onSettled: () => refresh(queryClient),
  })
}

export function releaseFileHold(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: ({ intent: { note }, key }: Keyed<{ note: string }>, { client }) =>
      apiOf(client).call('files.releaseHold', { params: { id }, body: { note }, idempotencyKey: key }),
    onSettled: () => refresh(queryClient),
  })
}

export type RelationEnd = { merchantId: string; endedOn: CalendarDate | null; note: string }

export function endRelation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ intent, key }: Keyed<RelationEnd>, { client }) =>
      apiOf(client).call('files.endRelation', {
        params: { id: intent.merchantId },
        body: { ended_on: intent.endedOn, note: intent.note },
        idempotencyKey: key,
      }),
    onSettled: () => refresh(queryClient),
  })
}

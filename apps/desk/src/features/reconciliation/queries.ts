import type { AnswerOf } from '@daftar/contract'
import type {
  BankFile,
  BankFilePreview,
  BankLine,
} from '@daftar/contract/endpoints/money/reconciliation-shapes'
import type { Transfer } from '@daftar/contract/endpoints/money/transfers'
import { sendFile, type Client } from '@daftar/client'
import type { LineView } from '@daftar/rules/bank/line-views'
import type { Currency } from '@daftar/rules/money/currency'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { moneyKey, refreshMoney } from '../../shared/money/money-key.ts'
import { apiOf } from '../../shared/services.ts'
import { pagedQuery } from '../../shared/queue/pages.ts'
import type { Keyed } from '@daftar/app-kit/use-act'
import type { ReconciliationFilters } from './filters.ts'
import type { ColumnChoice } from './columns.ts'

export type {
  BankFile,
  BankFilePreview,
  BankLine,
  Reconciliation,
} from '@daftar/contract/endpoints/money/reconciliation-shapes'
export type MatchedTransfer = Transfer
export type LineCounts = AnswerOf<'reconciliation.lines'>['counts']
export type Candidate = AnswerOf<'reconciliation.candidates'>['candidates'][number]

const key = [...moneyKey, 'reconciliation'] as const

export const summaryQuery = queryOptions({
  queryKey: [...key, 'summary'],
  queryFn: async ({ client, signal }) =>
    (await apiOf(client).call('reconciliation.summary', { signal })).reconciliations,
})

export function linesQuery(view: LineView, { fileId, currency }: ReconciliationFilters) {
  return pagedQuery([...key, 'lines', view, fileId, currency], (api, page_token, signal) =>
    api.call('reconciliation.lines', {
      query: { view, file_id: fileId || undefined, currency, page_token },
      signal,
    }),
  )
}

export function unseenQuery(currency: Currency | null) {
  return pagedQuery([...key, 'unseen', currency], (api, page_token, signal) =>
    api.call('reconciliation.unseenTransfers', {
      query: { currency, page_token },
      signal,
    }),
  )
}

export const filesQuery = pagedQuery([...key, 'files'], (api, page_token, signal) =>
  api.call('reconciliation.files', { query: { page_token }, signal }),
)

export function candidatesQuery(lineId: string) {
  return queryOptions({
    queryKey: [...key, 'candidates', lineId],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('reconciliation.candidates', { params: { id: lineId }, signal })).candidates,
  })
}

/** What a person decides about a line. */
export type LineIntent =
  { act: 'match'; transferId: string } | { act: 'aside'; note: string } | { act: 'reopen' }

export async function decideLine(
  api: Client,
  id: string,
  { intent, key }: Keyed<LineIntent>,
): Promise<BankLine> {
  const call = { params: { id }, idempotencyKey: key }
  switch (intent.act) {
    case 'match':
      return (await api.call('reconciliation.match', { ...call, body: { transfer_id: intent.transferId } }))
        .line
    case 'aside':
      return (await api.call('reconciliation.setAside', { ...call, body: { note: intent.note } })).line
    case 'reopen':
      return (await api.call('reconciliation.reopen', call)).line
  }
}

export function lineMutation(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: (act: Keyed<LineIntent>, { client }) => decideLine(apiOf(client), id, act),
    onSettled: () => refreshMoney(queryClient),
  })
}

/** How the file is read, as far as somebody has said it. */
export interface FileReading {
  file: File
  choice: ColumnChoice | null
}

export async function previewFile(api: Client, { file, choice }: FileReading): Promise<BankFilePreview> {
  return (await sendFile(api, 'reconciliation.previewFile', { file, query: queryOf(choice) })).preview
}

export function addFile(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ file, choice }: FileReading, { client }): Promise<{ file: BankFile; known: boolean }> =>
      sendFile(apiOf(client), 'reconciliation.addFile', { file, query: queryOf(choice) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
  })
}

function queryOf(choice: ColumnChoice | null) {
  if (choice === null) return {}
  return {
    heading: choice.heading,
    columns: choice.columns.map((field) => field ?? '').join(','),
    ...(choice.currency && { currency: choice.currency }),
  }
}

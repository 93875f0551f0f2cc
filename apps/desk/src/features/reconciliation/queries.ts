import type {
  BankFile,
  BankFilePreview,
  BankLine,
  LineView,
} from '@daftar/contract/endpoints/desk-reconciliation'
import type { Transfer } from '@daftar/contract/endpoints/desk-shapes'
import { sendFile } from '@daftar/client'
import type { Currency } from '@daftar/rules/money/currency'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { client } from '../../shared/page.ts'
import { pagedQuery } from '../../shared/pages.ts'
import type { ReconciliationFilters } from './filters.ts'
import type { ColumnChoice } from './columns.ts'

export type {
  BankFile,
  BankFilePreview,
  BankLine,
  Reconciliation,
} from '@daftar/contract/endpoints/desk-reconciliation'
export type MatchedTransfer = Transfer

const key = ['reconciliation'] as const

export const summaryQuery = queryOptions({
  queryKey: [...key, 'summary'],
  queryFn: async ({ signal }) => (await client.call('desk.reconciliation', { signal })).reconciliations,
})

export function linesQuery(view: LineView, { fileId, currency }: ReconciliationFilters) {
  return pagedQuery([...key, 'lines', view, fileId, currency], (page_token, signal) =>
    client.call('desk.bankLines', {
      query: { view, file_id: fileId || undefined, currency: currency ?? undefined, page_token },
      signal,
    }),
  )
}

export function unseenQuery(currency: Currency | null) {
  return pagedQuery([...key, 'unseen', currency], (page_token, signal) =>
    client.call('desk.unseenTransfers', { query: { currency: currency ?? undefined, page_token }, signal }),
  )
}

export const filesQuery = pagedQuery([...key, 'files'], (page_token, signal) =>
  client.call('desk.bankFiles', { query: { page_token }, signal }),
)

export function candidatesQuery(lineId: string) {
  return queryOptions({
    queryKey: [...key, 'candidates', lineId],
    queryFn: async ({ signal }) =>
      (await client.call('desk.lineCandidates', { params: { id: lineId }, signal })).candidates,
  })
}

/** What a person decides about a line. */
export type LineIntent =
  { act: 'match'; transferId: string } | { act: 'aside'; note: string } | { act: 'reopen' }

export type LineAct = { lineId: string; intent: LineIntent; key: string }

export async function decideLine({ lineId, intent, key: idempotencyKey }: LineAct): Promise<BankLine> {
  const call = { params: { id: lineId }, idempotencyKey }
  switch (intent.act) {
    case 'match':
      return (await client.call('desk.matchLine', { ...call, body: { transfer_id: intent.transferId } })).line
    case 'aside':
      return (await client.call('desk.setLineAside', { ...call, body: { note: intent.note } })).line
    case 'reopen':
      return (await client.call('desk.reopenLine', call)).line
  }
}

/** A match changes a transfer and what the journal says, too. */
export function refreshAll(queryClient: QueryClient): Promise<unknown> {
  return Promise.all(
    [key, ['transfers'], ['payouts'], ['journal']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  )
}

export function lineMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: decideLine,
    // Not waited for: what was decided may leave the list, and with it the dialog that says so.
    onSettled: () => void refreshAll(queryClient),
  })
}

/** How the file is read, as far as somebody has said it. */
export interface FileReading {
  file: File
  choice: ColumnChoice | null
}

export async function previewFile({ file, choice }: FileReading): Promise<BankFilePreview> {
  return (await sendFile(client, 'desk.previewBankFile', { file, query: queryOf(choice) })).preview
}

export function addFile(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: ({ file, choice }: FileReading): Promise<{ file: BankFile; known: boolean }> =>
      sendFile(client, 'desk.addBankFile', { file, query: queryOf(choice) }),
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

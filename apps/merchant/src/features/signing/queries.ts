import type { Client } from '@daftar/client'
import type { AnswerOf } from '@daftar/contract'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import { openPdf, type PdfDocument } from '../../shared/paper/pdf-document.ts'

export type Envelope = AnswerOf<'signing.envelope'>['envelope']

/** What is to be signed, and where it stands. */
export function envelopeQuery(token: string) {
  return queryOptions({
    queryKey: ['signing', token],
    throwOnError: false,
    queryFn: async ({ client, signal }): Promise<Envelope> =>
      (await apiOf(client).call('signing.envelope', { params: { token }, signal })).envelope,
  })
}

/** The contract itself, to keep. */
export function documentAddress(api: Client, token: string): string {
  return api.address('signing.document', { token })
}

/**
 * The contract for drawing its pages here; browsers do not frame what the server streams, because that is
 * sandboxed.
 */
export function contractQuery(token: string) {
  return queryOptions({
    queryKey: ['signing', token, 'document'],
    throwOnError: false,
    staleTime: Infinity,
    structuralSharing: false,
    queryFn: async ({ client, signal }): Promise<PdfDocument> => {
      const api = apiOf(client)
      const answer = await (api.options.fetch ?? fetch)(documentAddress(api, token), { signal })
      if (!answer.ok) throw new Error(`the contract answered ${answer.status}`)
      return openPdf(await answer.arrayBuffer())
    },
  })
}

export async function sendCode(api: Client, token: string): Promise<void> {
  await api.call('signing.sendCode', { params: { token } })
}

/** One key per code: a click that is sent twice signs once. */
export async function sign(
  api: Client,
  token: string,
  code: string,
  idempotencyKey: string,
): Promise<Envelope> {
  const body = { otp_code: code, consent: true as const }
  return (await api.call('signing.sign', { params: { token }, body, idempotencyKey })).envelope
}

/** One key per reason: a click that is sent twice declines once. */
export async function decline(
  api: Client,
  token: string,
  reason: string,
  idempotencyKey: string,
): Promise<Envelope> {
  const given = { params: { token }, body: { reason }, idempotencyKey }
  return (await api.call('signing.decline', given)).envelope
}

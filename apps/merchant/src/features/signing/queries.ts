import type { AnswerOf } from '@daftar/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../shared/page.ts'

export type Envelope = AnswerOf<'signing.envelope'>['envelope']

/** What is to be signed, and where it stands. */
export function envelopeQuery(token: string) {
  return queryOptions({
    queryKey: ['signing', token],
    throwOnError: false,
    queryFn: async ({ signal }): Promise<Envelope> =>
      (await client.call('signing.envelope', { params: { token }, signal })).envelope,
  })
}

/** The contract itself; a viewer frames it, a new tab shows it. */
export function documentAddress(token: string): string {
  return client.address('signing.document', { token })
}

/** An address for the frame on this page: what the server streams is sandboxed and cannot be framed as it is. */
export function framedDocumentQuery(token: string) {
  return queryOptions({
    queryKey: ['signing', token, 'document'],
    throwOnError: false,
    staleTime: Infinity,
    queryFn: async ({ signal }): Promise<string> => {
      const answer = await fetch(documentAddress(token), { signal })
      if (!answer.ok) throw new Error(`the contract answered ${answer.status}`)
      return URL.createObjectURL(new Blob([await answer.arrayBuffer()], { type: 'application/pdf' }))
    },
  })
}

export async function sendCode(token: string): Promise<void> {
  await client.call('signing.sendCode', { params: { token } })
}

/** One key per code: a click that is sent twice signs once. */
export async function sign(token: string, code: string, idempotencyKey: string): Promise<Envelope> {
  const body = { otp_code: code, consent: true as const }
  return (await client.call('signing.sign', { params: { token }, body, idempotencyKey })).envelope
}

export async function decline(token: string): Promise<Envelope> {
  return (await client.call('signing.decline', { params: { token } })).envelope
}

import type { AnswerOf } from '@daftar/contract'
import { queryOptions } from '@tanstack/react-query'
import { client } from '../../shared/page.ts'
import { openContract, type ContractDocument } from './contract-document.ts'

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

/** The contract itself, to keep. */
export function documentAddress(token: string): string {
  return client.address('signing.document', { token })
}

/** The contract for drawing its pages here; browsers do not frame what the server streams, because that is sandboxed. */
export function contractQuery(token: string) {
  return queryOptions({
    queryKey: ['signing', token, 'document'],
    throwOnError: false,
    staleTime: Infinity,
    structuralSharing: false,
    queryFn: async ({ signal }): Promise<ContractDocument> => {
      const answer = await fetch(documentAddress(token), { signal })
      if (!answer.ok) throw new Error(`the contract answered ${answer.status}`)
      return openContract(await answer.arrayBuffer())
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

/** One key per reason: a click that is sent twice declines once. */
export async function decline(token: string, reason: string, idempotencyKey: string): Promise<Envelope> {
  const given = { params: { token }, body: { reason }, idempotencyKey }
  return (await client.call('signing.decline', given)).envelope
}

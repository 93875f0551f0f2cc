import type { Client } from '@daftar/client'
import type { BodyInput } from '@daftar/contract'
import { mutationOptions } from '@tanstack/react-query'
import { apiOf } from '../services.ts'

/** What a code is sent for, where it is good for that alone. */
export type CodeFor = NonNullable<BodyInput<'accounts.phoneProof'>>

/** Sends a code to the phone that is linked. */
export const sendProofCode = mutationOptions({
  mutationFn: (sentFor: CodeFor | undefined, { client }) =>
    apiOf(client).call('accounts.phoneProof', sentFor ? { body: sentFor } : {}),
})

/** What the code from the linked phone gives: it says for a while that the phone is at hand. */
export async function proofOf(api: Client, code: string, sentFor: CodeFor = {}): Promise<string> {
  return (await api.call('accounts.phoneProve', { body: { otp_code: code, ...sentFor } })).proof
}

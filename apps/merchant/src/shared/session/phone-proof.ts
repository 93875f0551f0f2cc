import type { Client } from '@daftar/client'
import { mutationOptions } from '@tanstack/react-query'
import { apiOf } from '../services.ts'

/** Sends a code to the phone that is linked. */
export const sendProofCode = mutationOptions({
  mutationFn: (_: void, { client }) => apiOf(client).call('accounts.phoneProof'),
})

/** What the code from the linked phone gives: it says for a while that the phone is at hand. */
export async function proofOf(api: Client, code: string): Promise<string> {
  return (await api.call('accounts.phoneProve', { body: { otp_code: code } })).proof
}

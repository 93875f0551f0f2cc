import { storageKeys } from '@daftar/client'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { servicesOf } from '../services.ts'

/** Leads to the first page of what one works in now: no row of another merchant stays in this page. */
export function startOver(): void {
  location.replace('/')
}

/**
 * Works in another of one's merchants: the session gets another token, and other tabs hear of it. What waits
 * to be sent is of the merchant that is left, and goes first: it is not taken any more afterwards.
 */
export async function workIn(client: QueryClient, merchantId: string): Promise<void> {
  const { api, sessionEnd, tokens } = servicesOf(client)
  await sessionEnd.runBefore()
  const { auth_token: token } = await api.call('sessions.work', { body: { merchant_id: merchantId } })
  if (tokens.read() !== null) tokens.write(token)
  // What this browser keeps of stores and links is of the merchant that is left.
  for (const key of [storageKeys.paymentLinks, storageKeys.paymentLinkStore]) localStorage.removeItem(key)
  localStorage.setItem(storageKeys.workspace, merchantId)
}

export const workInMutation = mutationOptions({
  mutationFn: (merchantId: string, { client }) => workIn(client, merchantId),
})

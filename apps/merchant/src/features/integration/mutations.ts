import type { BodyOf } from '@daftar/contract'
import type { Keyed } from '@daftar/app-kit/use-act'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { proofOf } from '../../shared/phone-proof.ts'
import { apiOf } from '../../shared/services.ts'
import { integrationQuery, keysQuery } from './queries.ts'

export type KeyMode = BodyOf<'apiKeys.show'>['mode']

/** The platform, or that the keys were copied; the answer is how it stands then. */
export function changeIntegration(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: (body: BodyOf<'apiKeys.changeIntegration'>, { client }) =>
      apiOf(client).call('apiKeys.changeIntegration', { params: { id }, body }),
    onSuccess: (changed) => queryClient.setQueryData(integrationQuery(id).queryKey, changed),
  })
}

/** DEC-MER-2: the pair before works for 24 hours more. */
export function regenerateKeys(queryClient: QueryClient, id: string) {
  return mutationOptions({
    mutationFn: ({ intent, key }: Keyed<KeyMode>, { client }) =>
      apiOf(client).call('apiKeys.regenerate', {
        params: { id },
        body: { mode: intent },
        idempotencyKey: key,
      }),
    onSuccess: (changed) => queryClient.setQueryData(keysQuery(id).queryKey, changed),
  })
}

/** That code, and the secret key for the proof it gives. The key is kept nowhere but on the page. */
export function showSecret(id: string, mode: KeyMode) {
  return mutationOptions({
    gcTime: 0,
    mutationFn: async (code: string, { client }) => {
      const api = apiOf(client)
      const proof = await proofOf(api, code)
      return (await api.call('apiKeys.show', { params: { id }, body: { mode, proof } })).secret_key
    },
  })
}

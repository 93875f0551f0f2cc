import type { Keyed } from '@daftar/app-kit/use-act'
import type { BodyOf } from '@daftar/contract'
import { mutationOptions, type QueryClient } from '@tanstack/react-query'
import { accountQuery } from '../../shared/session/account.ts'
import { proofOf } from '../../shared/session/phone-proof.ts'
import { apiOf } from '../../shared/services.ts'
import { contractQuery, termsQuery, type Contract } from './queries.ts'

/** What an act answers is how the contract stands then; the account says it too. */
function keep(queryClient: QueryClient, storeId: string) {
  return async (contract: Contract) => {
    queryClient.setQueryData(contractQuery(storeId).queryKey, contract)
    void queryClient.invalidateQueries({ queryKey: termsQuery.queryKey })
    await queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
  }
}

/** DEC-BIZ-4. */
export function acceptTerms(queryClient: QueryClient, storeId: string) {
  return mutationOptions({
    mutationFn: ({ key }: Keyed<void>, { client }) =>
      apiOf(client).call('contracts.acceptTerms', { params: { id: storeId }, idempotencyKey: key }),
    onSuccess: keep(queryClient, storeId),
  })
}

/** STO-14. */
export function drawContract(queryClient: QueryClient, storeId: string) {
  return mutationOptions({
    mutationFn: ({ intent, key }: Keyed<BodyOf<'contracts.create'>>, { client }) =>
      apiOf(client).call('contracts.create', {
        params: { id: storeId },
        body: intent,
        idempotencyKey: key,
      }),
    onSuccess: keep(queryClient, storeId),
  })
}

export interface Signature {
  fullName: string
  /** Of the file that is shown. */
  documentSha256: string
  code: string
}

/** The code from the phone, and the signature for the proof it gives (DEC-BIZ-3). */
export function signContract(queryClient: QueryClient, storeId: string, letterKey: string | undefined) {
  return mutationOptions({
    mutationFn: async ({ intent, key: idempotencyKey }: Keyed<Signature>, { client }) => {
      const api = apiOf(client)
      const proof = await proofOf(api, intent.code)
      const body = {
        ...{ full_name: intent.fullName, consent: true as const, proof },
        document_sha256: intent.documentSha256,
        ...(letterKey !== undefined && { key: letterKey }),
      }
      return api.call('contracts.sign', { params: { id: storeId }, body, idempotencyKey })
    },
    onSuccess: keep(queryClient, storeId),
  })
}

export function sendAgain(queryClient: QueryClient, storeId: string) {
  return mutationOptions({
    mutationFn: ({ key }: Keyed<void>, { client }) =>
      apiOf(client).call('contracts.sendAgain', { params: { id: storeId }, idempotencyKey: key }),
    onSuccess: keep(queryClient, storeId),
  })
}

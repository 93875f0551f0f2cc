import type { AnswerOf, BodyInput } from '@daftar/contract'
import type { MerchantProfile } from '@daftar/contract/endpoints/merchants/merchants'
import type { MerchantRole } from '@daftar/rules/access/roles'
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'
import type { Keyed } from '@daftar/app-kit/use-act'

export type { Member } from '@daftar/contract/endpoints/people/members'
export type { MerchantProfile } from '@daftar/contract/endpoints/merchants/merchants'
export type Experiment = AnswerOf<'settings.merchantExperiments'>['experiments'][number]

export function experimentsQuery(merchantId: string) {
  return queryOptions({
    queryKey: ['experiments', merchantId],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('settings.merchantExperiments', { params: { id: merchantId }, signal }))
        .experiments,
  })
}

/** Null leaves it to the rules of countries; `from` is what whoever switches has seen. */
type SwitchIntent = { name: string; enabled: boolean | null; from: boolean }

/** The answer is the merchant's whole list as it stands now. */
export function switchExperiment(queryClient: QueryClient, merchantId: string) {
  return mutationOptions({
    mutationFn: async ({ name, ...body }: SwitchIntent, { client }) =>
      (await apiOf(client).call('settings.setExperiment', { params: { id: merchantId, name }, body }))
        .experiments,
    onSuccess: (experiments) => {
      queryClient.setQueryData(experimentsQuery(merchantId).queryKey, experiments)
      void queryClient.invalidateQueries({ queryKey: everyExperimentQuery.queryKey })
    },
    onError: () => queryClient.invalidateQueries({ queryKey: experimentsQuery(merchantId).queryKey }),
  })
}

export type EveryExperiment = AnswerOf<'settings.everyExperiment'>

/** Every experiment of the product, and what was switched last. */
export const everyExperimentQuery = queryOptions({
  queryKey: ['every-experiment'],
  queryFn: ({ client, signal }): Promise<EveryExperiment> =>
    apiOf(client).call('settings.everyExperiment', { signal }),
})

const keyOf = (merchantId: string) => ['merchant', merchantId] as const

export function profileQuery(merchantId: string) {
  return queryOptions({
    queryKey: [...keyOf(merchantId), 'profile'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('merchants.profile', { params: { id: merchantId }, signal })).merchant,
  })
}

export function membersQuery(merchantId: string) {
  return queryOptions({
    queryKey: [...keyOf(merchantId), 'members'],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call('members.list', { params: { id: merchantId }, signal })).members,
  })
}

export function createMutation(queryClient: QueryClient) {
  return mutationOptions({
    mutationFn: async ({ intent, key }: Keyed<BodyInput<'merchants.create'>>, { client }) =>
      (await apiOf(client).call('merchants.create', { body: intent, idempotencyKey: key })).merchant,
    onSuccess: (merchant) => {
      queryClient.setQueryData(profileQuery(merchant.id).queryKey, merchant)
      void queryClient.invalidateQueries({ queryKey: ['merchants'] })
    },
  })
}

/** What somebody does to a merchant; each answers the whole of it as it stands then. */
export type ProfileIntent =
  | { act: 'addStore'; body: BodyInput<'merchants.addStore'> }
  | { act: 'setStoreCodes'; storeId: string; body: BodyInput<'merchants.setStoreCodes'> }
  | { act: 'addLegalEntity'; body: BodyInput<'merchants.addLegalEntity'> }
  | { act: 'suspend' | 'resume'; body: { note: string } }
  | { act: 'switchLocations'; body: BodyInput<'merchants.switchLocations'> }

export function profileMutation(queryClient: QueryClient, merchantId: string) {
  return mutationOptions({
    mutationFn: async (
      { intent, key: idempotencyKey }: Keyed<ProfileIntent>,
      { client },
    ): Promise<MerchantProfile> => {
      const api = apiOf(client)
      const call = { params: { id: merchantId }, idempotencyKey }
      switch (intent.act) {
        case 'addStore':
          return (await api.call('merchants.addStore', { ...call, body: intent.body })).merchant
        case 'setStoreCodes': {
          const params = { id: merchantId, storeId: intent.storeId }
          return (await api.call('merchants.setStoreCodes', { params, body: intent.body })).merchant
        }
        case 'addLegalEntity':
          return (await api.call('merchants.addLegalEntity', { ...call, body: intent.body })).merchant
        case 'switchLocations':
          return (await api.call('merchants.switchLocations', { params: call.params, body: intent.body }))
            .merchant
        case 'suspend':
          return (await api.call('merchants.suspend', { ...call, body: intent.body })).merchant
        case 'resume':
          return (await api.call('merchants.resume', { ...call, body: intent.body })).merchant
      }
    },
    onSuccess: (merchant) => queryClient.setQueryData(profileQuery(merchantId).queryKey, merchant),
    // Somebody else was quicker, or not: what stands now is asked for.
    onError: () => queryClient.invalidateQueries({ queryKey: keyOf(merchantId) }),
  })
}

export type MemberIntent =
  | { act: 'invite'; body: BodyInput<'members.invite'> }
  | { act: 'change'; personId: string; from: MerchantRole; role: MerchantRole; storeIds: string[] | null }
  | { act: 'ads'; personId: string; isOps: boolean; isInviter: boolean }
  | { act: 'remove'; personId: string }

/** The answer's cookie lets this browser see the merchant's pages as the person does. */
export const viewMutation = (merchantId: string, personId: string) =>
  mutationOptions({
    mutationFn: ({ intent: reason }: Keyed<string>, { client }) =>
      apiOf(client).call('sessions.viewAs', { params: { id: merchantId, personId }, body: { reason } }),
  })

export function memberMutation(queryClient: QueryClient, merchantId: string) {
  return mutationOptions({
    mutationFn: async ({ intent, key: idempotencyKey }: Keyed<MemberIntent>, { client }) => {
      const api = apiOf(client)
      switch (intent.act) {
        case 'invite': {
          const call = { params: { id: merchantId }, body: intent.body, idempotencyKey }
          return (await api.call('members.invite', call)).members
        }
        case 'change': {
          const { personId, from: from_role, role, storeIds: store_ids } = intent
          const body = { from_role, role, store_ids }
          return (await api.call('members.change', { params: { id: merchantId, personId }, body })).members
        }
        case 'ads': {
          const params = { id: merchantId, personId: intent.personId }
          const body = { is_ads_ops: intent.isOps, is_ads_inviter: intent.isInviter }
          return (await api.call('members.giveAds', { params, body })).members
        }
        case 'remove': {
          const params = { id: merchantId, personId: intent.personId }
          return (await api.call('members.remove', { params })).members
        }
      }
    },
    onSuccess: (members) => queryClient.setQueryData(membersQuery(merchantId).queryKey, members),
    onError: () => queryClient.invalidateQueries({ queryKey: keyOf(merchantId) }),
  })
}

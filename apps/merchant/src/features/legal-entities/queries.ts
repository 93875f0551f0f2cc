import type { AnswerOf } from '@daftar/contract'
import type { OneLegalEntity } from '@daftar/contract/endpoints/identity/legal-entities-shapes'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type {
  EntityUpdate,
  LegalEntity,
  OneLegalEntity,
} from '@daftar/contract/endpoints/identity/legal-entities-shapes'
export type EntityWithStores = AnswerOf<'legalEntities.withStores'>['items'][number]
export type Owner = AnswerOf<'legalEntities.owners'>['owners'][number]

/** The sidebar's alert stands under the same key, so that it follows what is done here. */
export const entitiesKey = ['legal-entities'] as const

export const entitiesQuery = queryOptions({
  queryKey: [...entitiesKey, 'list'],
  staleTime: 30_000,
  queryFn: async ({ client, signal }): Promise<EntityWithStores[]> =>
    (await apiOf(client).call('legalEntities.withStores', { signal })).items,
})

export function entityQuery(id: string) {
  return queryOptions({
    queryKey: [...entitiesKey, 'one', id],
    staleTime: 30_000,
    queryFn: ({ client, signal }): Promise<OneLegalEntity> =>
      apiOf(client).call('legalEntities.read', { params: { id }, signal }),
  })
}

export function ownersQuery(id: string) {
  return queryOptions({
    queryKey: [...entitiesKey, 'owners', id],
    staleTime: 30_000,
    queryFn: async ({ client, signal }): Promise<Owner[]> =>
      (await apiOf(client).call('legalEntities.owners', { params: { id }, signal })).owners,
  })
}

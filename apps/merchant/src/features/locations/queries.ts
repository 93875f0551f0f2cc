import type { AnswerOf } from '@daftar/contract'
import { queryOptions } from '@tanstack/react-query'
import { apiOf } from '../../shared/services.ts'

export type { Location, LocationImport } from '@daftar/contract/endpoints/identity/locations-shapes'

/** The locations, the stores they are of, and the imports that can be undone. */
export type Locations = AnswerOf<'locations.list'>

export const locationsQuery = queryOptions({
  queryKey: ['locations'],
  staleTime: 30_000,
  queryFn: ({ client, signal }): Promise<Locations> => apiOf(client).call('locations.list', { signal }),
})

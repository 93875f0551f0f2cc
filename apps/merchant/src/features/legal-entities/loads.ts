import { entitiesQuery, entityQuery, ownersQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const legalEntityLoads = screenLoads({
  legalEntities: async ({ queryClient }) => void queryClient.prefetchQuery(entitiesQuery),
  legalEntity: async ({ queryClient, params }) =>
    void queryClient.prefetchQuery(entityQuery(params.originalLegalEntityId)),
  legalEntityOwners: async ({ queryClient, params }) =>
    void queryClient.prefetchQuery(ownersQuery(params.originalLegalEntityId)),
})

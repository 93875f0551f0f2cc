import { storesQuery } from '../../shared/stores/stores.ts'
import { usersQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const userLoads = screenLoads({
  users: async ({ queryClient }) => {
    void queryClient.prefetchQuery(storesQuery)
    void queryClient.prefetchQuery(usersQuery)
  },
})

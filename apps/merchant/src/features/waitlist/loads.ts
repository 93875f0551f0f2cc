import { storesQuery } from '../../shared/stores/stores.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const waitlistLoads = screenLoads({
  capitalFakeDoor: ({ queryClient }) => queryClient.ensureQueryData(storesQuery),
})

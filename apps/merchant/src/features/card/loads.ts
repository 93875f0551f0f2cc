import { cardsQuery } from '../../shared/cards/queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const cardLoads = screenLoads({
  // Nothing is waited for: the screen draws its own states.
  card: async ({ queryClient }) => void queryClient.prefetchQuery(cardsQuery),
})

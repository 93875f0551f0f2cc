import { currentLanguage } from '@daftar/words'
import { helpAddress, supportAddress } from './filters.ts'
import { articleQuery, helpQuery } from './help-queries.ts'
import { ticketQuery, ticketsQuery } from './queries.ts'
import { screenLoads } from '../../shared/screen-route.ts'

/** What the screens ask for while their code is on its way. */
export const supportLoads = screenLoads({
  support: async ({ queryClient, search }) =>
    void queryClient.prefetchInfiniteQuery(ticketsQuery(supportAddress.read(search))),
  supportHelp: async ({ queryClient, search }) =>
    void queryClient.prefetchQuery(helpQuery(currentLanguage(), helpAddress.read(search).search)),
  supportArticle: ({ queryClient, params }) =>
    queryClient.ensureQueryData(articleQuery(currentLanguage(), params.articleId)),
  supportTicket: ({ queryClient, params }) => queryClient.ensureQueryData(ticketQuery(params.ticketId)),
})

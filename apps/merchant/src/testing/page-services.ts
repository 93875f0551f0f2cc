import { frontRoutes } from '@daftar/contract/routes/front'
import { merchantRoutes } from '@daftar/contract/routes/merchant'
import { loadReasonText } from '@daftar/words'
import { QueryClient } from '@tanstack/react-query'
import { createServices, type Services } from '../shared/page.ts'
import { provideServices } from '../shared/services.ts'

type Given = {
  /** The part of the configuration that a test is about. */
  config?: object
  fetch?: typeof fetch
  now?: () => number
}

/** Services of a page, over whatever browser the test has (`stubBrowser`, or a document). */
export function pageServices({ config = {}, ...given }: Given = {}): Services {
  return createServices({
    config: JSON.stringify(config),
    routes: { ...frontRoutes, ...merchantRoutes },
    loadWords: loadReasonText,
    ...given,
  })
}

/** A query client that runs over these services. */
export function queryClientOver(services: Services): QueryClient {
  const queryClient = new QueryClient()
  provideServices(queryClient, services)
  return queryClient
}

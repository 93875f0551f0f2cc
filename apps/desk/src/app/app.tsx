import { LinkProvider } from '@daftar/ui/link'
import { LocaleProvider } from '@daftar/ui/locale-provider'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useLanguage } from '@daftar/app-kit/language'
import type { Services } from '../shared/page.ts'
import { provideServices } from '../shared/services.ts'
import { ServicesContext } from '../shared/use-services.ts'
import { Toasts } from '@daftar/app-kit/toasts-region'
import { RouterAnchor } from './anchor.ts'
import { createQueryClient } from '@daftar/app-kit/query-client'
import { createDeskRouter } from './router.tsx'

/**
 * One page of the console: its router and what it keeps of the server's answers, over the services it was
 * given.
 */
export type DeskApp = Readonly<{
  services: Services
  queryClient: QueryClient
  router: ReturnType<typeof createDeskRouter>
}>

export function createApp(services: Services, history?: RouterHistory): DeskApp {
  const queryClient = createQueryClient(15_000)
  provideServices(queryClient, services)
  return { services, queryClient, router: createDeskRouter(queryClient, history) }
}

/** What stands round every screen: queries, language of the widgets, links, toasts. */
export function App({ app: { services, queryClient, router } }: { app: DeskApp }) {
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <LocaleProvider language={useLanguage()}>
          <LinkProvider component={RouterAnchor}>
            <RouterProvider router={router} />
          </LinkProvider>
          <Toasts />
        </LocaleProvider>
      </QueryClientProvider>
    </ServicesContext>
  )
}

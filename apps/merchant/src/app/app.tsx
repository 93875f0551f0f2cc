import { LocaleProvider } from '@daftar/ui/locale-provider'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useLanguage } from '@daftar/app-kit/language'
import type { Services } from '../shared/page.ts'
import { provideServices } from '../shared/services.ts'
import { Toasts } from '@daftar/app-kit/toasts-region'
import { ServicesContext } from '../shared/use-services.ts'
import { CrashBoundary } from './failing/crash-view.tsx'
import { createQueryClient } from '@daftar/app-kit/query-client'
import { createMerchantRouter } from './router.tsx'

/**
 * One page of the application: its router and what it keeps of the server's answers, over the services it was
 * given.
 */
export type MerchantApp = Readonly<{
  services: Services
  queryClient: QueryClient
  router: ReturnType<typeof createMerchantRouter>
}>

export function createApp(services: Services, history?: RouterHistory): MerchantApp {
  const queryClient = createQueryClient(30_000)
  provideServices(queryClient, services)
  return { services, queryClient, router: createMerchantRouter(queryClient, history) }
}

/** What stands round every page: queries, the language of the widgets, links, toasts. */
export function App({ app: { services, queryClient, router } }: { app: MerchantApp }) {
  return (
    <ServicesContext value={services}>
      <CrashBoundary>
        <QueryClientProvider client={queryClient}>
          <LocaleProvider language={useLanguage()}>
            <RouterProvider router={router} />
            <Toasts />
          </LocaleProvider>
        </QueryClientProvider>
      </CrashBoundary>
    </ServicesContext>
  )
}

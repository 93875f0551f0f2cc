import { notificationHidesAfterMs } from '@daftar/rules/shell/frame/notifications'
import { LinkProvider } from '@daftar/ui/link'
import { LocaleProvider } from '@daftar/ui/locale-provider'
import { useStore } from '@daftar/ui/store'
import { ToastRegion } from '@daftar/ui/toast-region'
import { m } from '@daftar/words'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { RouterProvider, type RouterHistory } from '@tanstack/react-router'
import { useLanguage } from '@daftar/app-kit/language'
import type { Services } from '../shared/page.ts'
import { provideServices } from '../shared/services.ts'
import { dismissToast, toastStore } from '../shared/toasts.ts'
import { RouterAnchor } from './anchor.tsx'
import { createQueryClient } from './query-client.ts'
import { createDeskRouter } from './router.tsx'

/** One page of the console: its router and what it keeps of the server's answers, over the services it was given. */
export type DeskApp = Readonly<{ queryClient: QueryClient; router: ReturnType<typeof createDeskRouter> }>

export function createApp(services: Services, history?: RouterHistory): DeskApp {
  const queryClient = createQueryClient()
  provideServices(queryClient, services)
  return { queryClient, router: createDeskRouter(queryClient, history) }
}

/** What stands round every screen: queries, language of the widgets, links, toasts. */
export function App({ app: { queryClient, router } }: { app: DeskApp }) {
  const toasts = useStore(toastStore)
  return (
    <QueryClientProvider client={queryClient}>
      <LocaleProvider language={useLanguage()}>
        <LinkProvider component={RouterAnchor}>
          <RouterProvider router={router} />
        </LinkProvider>
        <ToastRegion
          toasts={toasts}
          onClose={dismissToast}
          label={m.desk_notifications()}
          closeLabel={m.common_close()}
          autoHideMs={notificationHidesAfterMs}
        />
      </LocaleProvider>
    </QueryClientProvider>
  )
}

import { LinkProvider } from '@daftar/ui/link'
import { LocaleProvider } from '@daftar/ui/locale-provider'
import { useStore } from '@daftar/ui/store'
import { ToastRegion } from '@daftar/ui/toast-region'
import { m } from '@daftar/words'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useLanguage } from '../shared/language.ts'
import { dismissToast, toastStore } from '../shared/toasts.ts'
import { RouterAnchor } from './anchor.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

/** What stands round every screen: queries, language of the widgets, links, toasts. */
export function App() {
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
        />
      </LocaleProvider>
    </QueryClientProvider>
  )
}

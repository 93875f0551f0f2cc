import { LocaleProvider } from '@daftar/ui/locale-provider'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { useLanguage } from '../shared/language.ts'
import { Toasts } from '../shared/toasts-region.tsx'
import { CrashBoundary } from './crash-view.tsx'
import { queryClient } from './query-client.ts'
import { router } from './router.tsx'

/** What stands round every page: queries, the language of the widgets, links, toasts. */
export function App() {
  return (
    <CrashBoundary>
      <QueryClientProvider client={queryClient}>
        <LocaleProvider language={useLanguage()}>
          <RouterProvider router={router} />
          <Toasts />
        </LocaleProvider>
      </QueryClientProvider>
    </CrashBoundary>
  )
}

import { QueryClient } from '@tanstack/react-query'

/**
 * Keeps what was asked for; answers are fresh for so many milliseconds. Nothing is repeated here: the client
 * itself repeats a GET once after a network failure (DEC-REQ-3), and a screen or the error page shows a first
 * load that fails (DEC-REQ-4).
 */
export function createQueryClient(freshMs: number): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: freshMs, refetchOnWindowFocus: true, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

import { ApiError } from '@daftar/client'
import { QueryClient } from '@tanstack/react-query'

/** Keeps what was asked for; a first load that fails shows the error page through the loader (DEC-REQ-4). The client itself repeats a GET once after a network failure (DEC-REQ-3). */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: 30_000,
        refetchOnWindowFocus: true,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}

/** The HTTP status of a failure, 500 for whatever has none (REQ-04). */
export function statusOf(error: unknown): number {
  return error instanceof ApiError ? error.status : 500
}

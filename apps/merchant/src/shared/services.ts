import type { Client } from '@daftar/client'
import type { QueryClient } from '@tanstack/react-query'
import type { Services } from './page.ts'

const provided = new WeakMap<QueryClient, Services>()

/** Hands a page its services, before anything is drawn: queries and routes find them by its query client. */
export function provideServices(queryClient: QueryClient, services: Services): void {
  provided.set(queryClient, services)
}

/** The services of the page that a query client belongs to. Throws where nobody provided any: a mistake of ours. */
export function servicesOf(queryClient: QueryClient): Services {
  const services = provided.get(queryClient)
  if (!services) throw new Error('this query client has no services: provideServices comes first')
  return services
}

/** The calls of the API, for a query or a mutation, which are told the client they run in. */
export function apiOf(queryClient: QueryClient): Client {
  return servicesOf(queryClient).api
}

import type { Client } from '@daftar/client'
import type { QueryClient } from '@tanstack/react-query'

/**
 * What the page of either application has once, made where it starts and handed in from there; each adds its
 * own.
 */
export type PageServices = Readonly<{
  /** The calls of the API. */
  api: Client
  /** Milliseconds since 1970, by the browser's own clock. */
  now: () => number
}>

/**
 * How what runs beside the components finds the services of its page: by the query client, which queries,
 * mutations and loaders are told. Components ask their context (`services-context`).
 */
export function servicesByQueryClient<Services extends PageServices>() {
  const provided = new WeakMap<QueryClient, Services>()

  /** Hands a page its services, before anything is drawn. */
  function provideServices(queryClient: QueryClient, services: Services): void {
    provided.set(queryClient, services)
  }

  /**
   * The services of the page that a query client belongs to. Throws where nobody provided any: a mistake of
   * ours.
   */
  function servicesOf(queryClient: QueryClient): Services {
    const services = provided.get(queryClient)
    if (!services) throw new Error('this query client has no services: provideServices comes first')
    return services
  }

  /** The calls of the API, for a query or a mutation. */
  function apiOf(queryClient: QueryClient): Client {
    return servicesOf(queryClient).api
  }

  return { provideServices, servicesOf, apiOf }
}

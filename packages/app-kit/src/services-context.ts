import { createContext, useContext } from 'react'
import type { PageServices } from './services.ts'

/**
 * How components find the services of their page. A context, not the query client: the sign-in and the
 * shopper's page have services and no queries. The hook throws where nobody provided any: a mistake of ours.
 */
export function servicesContext<Services extends PageServices>() {
  const ServicesContext = createContext<Services | null>(null)

  function useServices(): Services {
    const services = useContext(ServicesContext)
    if (!services) throw new Error('this page has no services: ServicesContext comes first')
    return services
  }

  return { ServicesContext, useServices }
}

import { createContext, useContext } from 'react'
import { brandNameOf, type Services } from './page.ts'

/** The services of the page, for its components. */
export const ServicesContext = createContext<Services | null>(null)

export function useServices(): Services {
  const services = useContext(ServicesContext)
  if (!services) throw new Error('this page has no services: ServicesContext comes first')
  return services
}

/** The product's name in the language of the page. */
export function useBrandName(): string {
  return brandNameOf(useServices().config)
}

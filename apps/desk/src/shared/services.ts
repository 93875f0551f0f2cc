import { servicesByQueryClient } from '@daftar/app-kit/services'
import type { Services } from './page.ts'

/** The services of a page for its queries, mutations and routes; components ask `useServices`. */
export const { provideServices, servicesOf, apiOf } = servicesByQueryClient<Services>()

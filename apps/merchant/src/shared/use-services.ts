import { brandNameOf } from '@daftar/app-kit/brand-name'
import { servicesContext } from '@daftar/app-kit/services-context'
import type { Services } from './page.ts'

/** The services of the page, for its components. */
export const { ServicesContext, useServices } = servicesContext<Services>()

/** The product's name in the language of the page. */
export function useBrandName(): string {
  return brandNameOf(useServices().config)
}

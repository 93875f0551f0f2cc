import { brandNameOf } from '@daftar/app-kit/brand-name'
import { servicesContext } from '@daftar/app-kit/services-context'
import { m } from '@daftar/words'
import type { Services } from './page.ts'

/** The services of the page, for its components. */
export const { ServicesContext, useServices } = servicesContext<Services>()

/** The console's name in the language of the page. */
export function useDeskName(): string {
  return m.desk_brand({ name: brandNameOf(useServices().config) })
}

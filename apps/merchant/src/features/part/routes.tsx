import { m } from '@daftar/words'
import { publicPage, type PublicPage } from '../../shared/screen-route.ts'

/**
 * The page of a link to one part of an application; which one stands behind the `#`, which no server is sent.
 */
export const partPages: readonly PublicPage[] = [
  publicPage('/part', {
    title: () => m.part_page_title(),
    page: () => import('./screens/part.tsx').then((module) => module.PartScreen),
  }),
]

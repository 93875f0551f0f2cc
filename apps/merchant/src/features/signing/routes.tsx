import { m } from '@daftar/words'
import { publicPage, type PublicPage } from '../../shared/screen-route.ts'

/** The contract's page. The path is the one that the e-mail names. */
export const signingPages: readonly PublicPage[] = [
  publicPage('/sign/$token', {
    title: () => m.signing_page_title(),
    page: () => import('./screens/sign.tsx').then((module) => module.SignScreen),
  }),
]

import { m } from '@daftar/words'
import { publicPage, type PublicPage } from '../../shared/screen-route.ts'

/** The page where a signatory signs the direct debit. The path is the one that the SMS names. */
export const mandatePages: readonly PublicPage[] = [
  publicPage('/mandate/$token', {
    title: () => m.mandate_title(),
    page: () => import('./screens/mandate.tsx').then((module) => module.MandateScreen),
  }),
]

import { setLanguage, type Language } from '@daftar/words'
import { renderToString } from 'react-dom/server'
import { PayFrame } from './pay/pay-frame.tsx'
import { PaySkeleton } from './pay/pay-skeleton.tsx'

/** Stands for the product's name until the server fills in the page's title. */
const namePlaceholder = '%title%'

/** The shopper's page as it is painted at build time: whose it is, and the shape of what comes. */
export function renderPay(language: Language): string {
  setLanguage(language)
  return renderToString(
    <PayFrame name={namePlaceholder} language={language}>
      <PaySkeleton />
    </PayFrame>,
  )
}

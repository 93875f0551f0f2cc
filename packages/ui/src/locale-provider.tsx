import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * Tells the widgets which language and direction they work in. Digits stay Latin and the calendar Gregorian in Arabic,
 * whatever the machine's region would choose. Wrap the signed-in application in it; the sign-in page needs none.
 */
export function LocaleProvider({ language, children }: { language: 'en' | 'ar'; children: ReactNode }) {
  const locale = language === 'ar' ? 'ar-AE-u-ca-gregory-nu-latn' : 'en-GB'
  return <I18nProvider locale={locale}>{children}</I18nProvider>
}

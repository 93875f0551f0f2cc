import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/**
 * Tells the widgets which language and direction they work in. Digits stay Latin and the calendar Gregorian in Arabic,
 * whatever the machine's region would choose. Wrap the signed-in application in it; the sign-in page needs none.
 */
export function LocaleProvider({ language, children }: { language: 'en' | 'ar'; children: ReactNode }) {
  const locale = language === 'ar' ? 'ar-AE-u-ca-gregory-nu-latn' : 'en-GB'
  return (
    <I18nProvider locale={locale}>
      <meta id={pressableStyleId} name="pressable-style" content="base.css" />
      {children}
    </I18nProvider>
  )
}

/**
 * The widget library writes one rule into a style element of this id unless it finds the id taken. A strict content
 * policy forbids such elements, so the id is taken here and the rule stands in base.css.
 */
const pressableStyleId = 'react-aria-pressable-style'

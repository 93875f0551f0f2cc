import { createContext, type ReactNode } from 'react'

type Language = 'en' | 'ar'

/** The language of the page; null outside of it. */
export const PageLanguage = createContext<Language | null>(null)

/**
 * Tells the widgets which language and direction they work in. Wrap the signed-in application in it; the
 * sign-in page needs none.
 */
export function LocaleProvider({ language, children }: { language: Language; children: ReactNode }) {
  return (
    <PageLanguage value={language}>
      <meta id={pressableStyleId} name="pressable-style" content="base.css" />
      {children}
    </PageLanguage>
  )
}

/**
 * The widget library writes one rule into a style element of this id unless it finds the id taken. A strict
 * content policy forbids such elements, so the id is taken here and the rule stands in base.css.
 */
const pressableStyleId = 'react-aria-pressable-style'

import { use, type ComponentType } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { PageLanguage } from '../page/locale-provider.tsx'

/** Digits stay Latin and the calendar Gregorian in Arabic, whatever the machine's region would choose. */
const locales = { en: 'en-GB', ar: 'ar-AE-u-ca-gregory-nu-latn' }

/**
 * A component made of the widget library, in the language of the page. The library is told here and not by
 * the page: when it is loaded it asks the browser for all its languages, which takes as long as drawing ten
 * rows.
 */
export function inLocale<Props extends object>(Part: ComponentType<Props>): ComponentType<Props> {
  return function InLocale(props: Props) {
    const language = use(PageLanguage)
    if (!language) return <Part {...props} />
    return (
      <I18nProvider locale={locales[language]}>
        <Part {...props} />
      </I18nProvider>
    )
  }
}

import { Brand } from '@daftar/ui/brand'
import { LanguageToggle } from '@daftar/ui/language-toggle'
import { m, type Language } from '@daftar/words'
import type { ReactNode } from 'react'
import { chooseLanguage, otherLanguage } from '@daftar/app-kit/language'
import { Mark } from '@daftar/app-kit/mark'
import styles from './pay.module.css'

type Props = { name: string; language: Language; children: ReactNode }

/** One column, as wide as a phone: whose page it is, the language, and what is to be paid. */
export function PayFrame({ name, language, children }: Props) {
  const other = otherLanguage(language)
  return (
    <div className={styles.page}>
      <header className={styles.top}>
        <Brand name={name} mark={<Mark />} />
        <LanguageToggle name={m.common_language_other()} lang={other} onPress={() => chooseLanguage(other)} />
      </header>
      <noscript>{m.pay_no_scripts()}</noscript>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}

import { Brand } from '@daftar/ui/brand'
import { LanguageToggle } from '@daftar/ui/language-toggle'
import { ThemeToggle } from '@daftar/ui/theme-toggle'
import { m } from '@daftar/words'
import type { ReactNode } from 'react'
import { chooseLanguage, otherLanguage, useLanguage } from '@daftar/app-kit/language'
import { Mark } from '@daftar/app-kit/mark'
import { useBrandName } from '../use-services.ts'
import styles from './public-frame.module.css'

/** The page alone: whose it is, the language, the look. No account is needed to be here. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const brandName = useBrandName()
  const other = otherLanguage(useLanguage())
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Brand name={brandName} mark={<Mark />} />
        <div className={styles.tools}>
          <ThemeToggle
            label={m.common_theme()}
            labels={{
              light: m.common_theme_light(),
              dark: m.common_theme_dark(),
              system: m.common_theme_system(),
            }}
          />
          <LanguageToggle
            name={m.common_language_other()}
            lang={other}
            onPress={() => chooseLanguage(other)}
          />
        </div>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  )
}

import { Brand } from '@daftar/ui/brand'
import { LanguageToggle } from '@daftar/ui/language-toggle'
import { RuledPaper } from '@daftar/ui/ruled-paper'
import { ThemeToggle } from '@daftar/ui/theme-toggle'
import { m } from '@daftar/words'
import { useEffect, useState } from 'react'
import { chooseLanguage, otherLanguage, useLanguage } from '@daftar/app-kit/language'
import { useDeskName } from '../shared/use-services.ts'
import { CodeStep } from './code-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { beginning, startAgain } from './flow.ts'
import { IncompleteStep } from './incomplete-step.tsx'
import styles from './sign-in-page.module.css'

/** The console's own door: contact, first code, second code. */
export function SignInPage() {
  const other = otherLanguage(useLanguage())
  const [flow, setFlow] = useState(beginning)
  const name = useDeskName()
  const title = m.desk_sign_in_title()
  useEffect(() => {
    document.title = m.desk_page_title({ page: title, name })
  }, [title, name])
  return (
    <div className={styles.page}>
      <main className={styles.form}>
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
            icon
            onPress={() => chooseLanguage(other)}
          />
        </div>
        <div className={styles.middle}>
          <Brand name={name} mark={<span lang="ar">{m.desk_mark()}</span>} />
          {flow.step === 'contact' ? (
            <ContactStep typed={flow.typed} onFlow={setFlow} />
          ) : flow.step === 'incomplete' ? (
            <IncompleteStep onBack={() => setFlow(startAgain(flow))} />
          ) : (
            <CodeStep key={flow.step} flow={flow} onFlow={setFlow} onBack={() => setFlow(startAgain(flow))} />
          )}
        </div>
      </main>
      <aside className={styles.art}>
        <RuledPaper head={name} line={m.desk_sign_in_line()} />
      </aside>
    </div>
  )
}

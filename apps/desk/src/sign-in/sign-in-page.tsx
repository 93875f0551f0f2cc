import { Mark } from '@daftar/app-kit/mark'
import { Brand } from '@daftar/ui/brand'
import { signInStepRules } from '@daftar/rules/shell/sign-in/sign-in-steps'
import { LanguageToggle } from '@daftar/ui/language-toggle'
import { RuledPaper } from '@daftar/ui/ruled-paper'
import { useStore } from '@daftar/ui/store'
import { ThemeToggle } from '@daftar/ui/theme-toggle'
import { m } from '@daftar/words'
import { useEffect, useState } from 'react'
import { chooseLanguage, otherLanguage, useLanguage } from '@daftar/app-kit/language'
import { useDeskName, useServices } from '../shared/use-services.ts'
import { CodeStep } from './code-step.tsx'
import { ContactStep } from './contact-step.tsx'
import { IncompleteStep } from './incomplete-step.tsx'
import { staffFlow, type StaffFlow } from './staff-flow.ts'
import styles from './sign-in-page.module.css'

/** The console's own door: contact, first code, second code. */
export function SignInPage() {
  const other = otherLanguage(useLanguage())
  const services = useServices()
  const [flow] = useState(() => staffFlow(services))
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
          <Brand name={name} mark={<Mark />} />
          <Step flow={flow} />
        </div>
      </main>
      <aside className={styles.art}>
        <RuledPaper head={name} line={m.desk_sign_in_line()} />
      </aside>
    </div>
  )
}

/**
 * The step the flow stands at. The code was right, but there is no second contact on file: only merchants set
 * one up themselves.
 */
function Step({ flow }: { flow: StaffFlow }) {
  const { step } = useStore(flow.store)
  const { kind, factor } = signInStepRules[step === 'unknown' ? 'sign_in' : step]
  if (factor === null) return <ContactStep flow={flow} />
  if (kind === 'setup') return <IncompleteStep onBack={flow.restart} />
  return <CodeStep key={step} flow={flow} factor={factor} isSecond={kind === 'challenge'} />
}

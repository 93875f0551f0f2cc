import { Brand } from '@daftar/ui/brand'
import { LanguageToggle } from '@daftar/ui/language-toggle'
import type { PublicConfig } from '@daftar/contract/public-config'
import { useStore } from '@daftar/ui/store'
import { m } from '@daftar/words'
import { lazy, Suspense } from 'react'
import { chooseLanguage, otherLanguage, useLanguage } from '@daftar/app-kit/language'
import { Mark } from '@daftar/app-kit/mark'
import { Toasts } from '@daftar/app-kit/toasts-region'
import { AppPanel } from './app-offer/app-panel.tsx'
import { AppButton } from './app-offer/app-button.tsx'
import type { MerchantFlow } from './merchant-flow.ts'
import { loadLater } from './later/load-later.ts'
import { StepView } from './steps/step-view.tsx'
import styles from './sign-in-page.module.css'

export type SignInPageProps = {
  flow: MerchantFlow
  /** The product's name as the server wrote it into the title. */
  name: string
  /** Null until the page is alive: the painted form carries no address of the configuration. */
  config: PublicConfig | null
  /** The form can be used: now comes what could wait. */
  isReady: boolean
}

/**
 * The merchant's door: the form at one side, the ledger's cover with the app at the other (AUTH-03, AUTH-04).
 */
export function SignInPage({ flow, name, config, isReady }: SignInPageProps) {
  const other = otherLanguage(useLanguage())
  const { step } = useStore(flow.store)
  return (
    <>
      {isReady ? (
        <Suspense>
          <WarningBanner />
        </Suspense>
      ) : null}
      <div className={styles.page}>
        <main className={styles.form}>
          <div className={styles.tools}>
            <LanguageToggle
              name={m.common_language_other()}
              lang={other}
              icon
              onPress={() => chooseLanguage(other)}
            />
          </div>
          <div className={styles.middle}>
            <Brand name={name} mark={<Mark />} />
            <noscript>{m.sign_in_no_scripts()}</noscript>
            <StepView flow={flow} config={config} />
          </div>
          <div className={styles.foot}>{step === 'sign_in' ? <AppButton config={config} /> : null}</div>
        </main>
        <div className={styles.art}>
          <AppPanel name={name} config={config} isReady={isReady} />
        </div>
      </div>
      <Toasts />
    </>
  )
}

const WarningBanner = lazy(async () => ({ default: (await loadLater()).WarningBanner }))

import { merchantNameText } from '@daftar/words/names'
import { m, type Language } from '@daftar/words'
import { useEffect } from 'react'
import { chooseLanguage, useLanguage } from '@daftar/app-kit/language'
import { useBrandName } from '../shared/use-services.ts'
import { EndView } from './end-view.tsx'
import { FailedView, UnknownView } from './lost-views.tsx'
import { OpenView } from './open-view.tsx'
import { PayFrame } from './pay-frame.tsx'
import { PaySkeleton } from './pay-skeleton.tsx'
import { usePay, type Pay } from './use-pay.ts'

/**
 * The hosted page of a checkout or a payment link: whoever holds its address pays with a code to the
 * shopper's phone.
 */
export function PayPage({ token }: { token: string }) {
  const brandName = useBrandName()
  const language = useLanguage()
  const pay = usePay(token)
  const { loaded } = pay
  const session = loaded.kind === 'session' ? loaded.session : null
  useLanguageOf(session?.language ?? null)
  const title = [...nameOf(pay), brandName].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <PayFrame name={brandName} language={language}>
      <View pay={pay} />
    </PayFrame>
  )
}

/** What the page is called, as far as it is known. */
function nameOf({ loaded }: Pay): string[] {
  switch (loaded.kind) {
    case 'loading':
      return []
    case 'unknown':
      return [m.pay_unknown_title()]
    case 'failed':
      return [m.pay_failed_title()]
    case 'session':
      return [m.pay_page_title({ merchant: merchantNameText(loaded.session) })]
  }
}

function View({ pay }: { pay: Pay }) {
  const { loaded } = pay
  switch (loaded.kind) {
    case 'loading':
      return <PaySkeleton />
    case 'unknown':
      return <UnknownView />
    case 'failed':
      return <FailedView isTrying={loaded.isTrying} onRetry={() => void pay.load()} />
    case 'session':
      return loaded.session.status === 'open' ? (
        <OpenView session={loaded.session} pay={pay} />
      ) : (
        <EndView session={loaded.session} pay={pay} />
      )
  }
}

/** The link says which language its shopper reads, unless this browser has chosen one before. */
function useLanguageOf(language: Language | null): void {
  useEffect(() => {
    if (language && !document.cookie.includes('daftar_lang=')) chooseLanguage(language)
  }, [language])
}

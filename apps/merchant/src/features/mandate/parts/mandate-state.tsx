import { useLanguage } from '@daftar/app-kit/language'
import { Card } from '@daftar/ui/card'
import { ErrorPage } from '@daftar/ui/error-page'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { CircleSlash } from 'lucide-react'
import type { Mandate } from '../queries.ts'
import { MandateFacts } from './mandate-facts.tsx'
import { MandateTerms } from './mandate-terms.tsx'
import styles from './mandate.module.css'

/** Signed, and where it stands since; or over, and why nothing can be signed here any more. */
export function MandateState({ mandate }: { mandate: Mandate }) {
  const { status } = mandate
  const language = useLanguage()
  if (status !== 'waiting_for_bank_approval' && status !== 'active')
    return (
      <ErrorPage icon={<CircleSlash />} title={m.mandate_over_title()}>
        {status === 'closed' ? m.mandate_over_closed() : m.mandate_over_failed()}
      </ErrorPage>
    )
  return (
    <div className={styles.stack}>
      <h1>{status === 'active' ? m.mandate_active_title() : m.mandate_signed_title()}</h1>
      <Notice tone="positive" live="status">
        {status === 'active' ? m.mandate_active_body() : m.mandate_signed_body()}
      </Notice>
      <Card title={m.mandate_what()}>
        <MandateFacts mandate={mandate} />
      </Card>
      <MandateTerms said={mandate.wording[language]} />
    </div>
  )
}

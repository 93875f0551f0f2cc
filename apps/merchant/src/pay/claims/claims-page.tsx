import { useLanguage } from '@daftar/app-kit/language'
import { Button } from '@daftar/ui/button'
import { ErrorPage } from '@daftar/ui/error-page'
import { FailedState } from '@daftar/ui/failed-state'
import { m } from '@daftar/words'
import { FileQuestionMark } from 'lucide-react'
import { useEffect } from 'react'
import { useBrandName } from '../../shared/use-services.ts'
import { PayFrame } from '../pay-frame.tsx'
import { PaySkeleton } from '../pay-skeleton.tsx'
import { ClaimForm } from './claim-form.tsx'
import { ClaimView } from './claim-view.tsx'
import { EnterForm } from './enter-form.tsx'
import { OrderForm } from './order-form.tsx'
import { useClaims, type Claims } from './use-claims.ts'

/**
 * Where shoppers say what went wrong with an order, and follow it: a code to their phone lets in, later the
 * address does.
 */
export function ClaimsPage() {
  const brandName = useBrandName()
  const language = useLanguage()
  const claims = useClaims()
  const title = [m.claim_page_title(), brandName].join(' · ')
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <PayFrame name={brandName} language={language}>
      <Shown claims={claims} />
    </PayFrame>
  )
}

function Shown({ claims }: { claims: Claims }) {
  const { view } = claims
  switch (view.at) {
    case 'loading':
      return <PaySkeleton label={m.claim_loading()} />
    case 'unknown':
      return (
        <ErrorPage
          icon={<FileQuestionMark />}
          title={m.claim_unknown_title()}
          actions={<Button onClick={claims.begin}>{m.claim_begin()}</Button>}
        >
          {m.claim_unknown_body()}
        </ErrorPage>
      )
    case 'failed':
      return (
        <FailedState
          title={m.claim_failed_title()}
          retryLabel={m.common_try_again()}
          retrying={view.isTrying}
          onRetry={() => void claims.open(view.token)}
        >
          {m.claim_failed_body()}
        </FailedState>
      )
    case 'start':
      return <OrderForm claims={claims} named={view.named} />
    case 'code':
      return <EnterForm claims={claims} named={view.named} sentAtMs={view.sentAtMs} />
    case 'order':
      return <ClaimForm claims={claims} order={view.order} />
    case 'claim':
      return <ClaimView claims={claims} claim={view.claim} token={view.token} />
  }
}

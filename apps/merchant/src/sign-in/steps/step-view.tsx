import type { PublicConfig } from '@daftar/contract/public-config'
import { Spinner } from '@daftar/ui/spinner'
import { useStore } from '@daftar/ui/store'
import { m } from '@daftar/words'
import { lazy, Suspense } from 'react'
import { ContactStep } from './contact-step.tsx'
import type { MerchantFlow } from '../merchant-flow.ts'
import { loadLater } from '../later/load-later.ts'
import styles from '../sign-in-page.module.css'

/** The step the flow stands at. */
export function StepView({ flow, config }: { flow: MerchantFlow; config: PublicConfig | null }) {
  const { step, done } = useStore(flow.store)
  if (done) return <Waiting words={m.sign_in_opening()} />
  if (step === 'sign_in') return <ContactStep flow={flow} config={config} />
  return (
    <Suspense fallback={<Waiting words={m.common_loading()} />}>
      <LaterSteps flow={flow} config={config} />
    </Suspense>
  )
}

const LaterSteps = lazy(async () => ({ default: (await loadLater()).LaterSteps }))

function Waiting({ words }: { words: string }) {
  return (
    <p className={styles.waiting} role="status">
      <Spinner />
      {words}
    </p>
  )
}

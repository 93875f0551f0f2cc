import type { PublicConfig } from '@daftar/contract/public-config'
import { signInStepRules } from '@daftar/rules/shell/sign-in/sign-in-steps'
import { useStore } from '@daftar/ui/store'
import { CodeStep } from './code-step.tsx'
import type { MerchantFlow } from '../merchant-flow.ts'
import { SetupStep } from './setup-step.tsx'
import { UnknownStep } from './unknown-step.tsx'

/** Every step but the first; loaded while the first one is filled in. */
export function LaterSteps({ flow, config }: { flow: MerchantFlow; config: PublicConfig | null }) {
  const { step } = useStore(flow.store)
  if (step === 'unknown') return <UnknownStep onBack={flow.restart} />
  const { kind, factor } = signInStepRules[step]
  if (factor === null) return null
  if (kind === 'setup') return <SetupStep key={step} flow={flow} factor={factor} />
  return <CodeStep key={step} flow={flow} factor={factor} kind={kind} config={config} />
}

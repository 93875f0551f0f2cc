import type { SalesPlatform } from '@daftar/rules/capital/applications/sales-platforms'
import { Notice } from '@daftar/ui/notice'
import { Loading, SkeletonBlock } from '@daftar/ui/skeleton'
import { Queried } from '@daftar/app-kit/queried'
import { m } from '@daftar/words'
import { useState } from 'react'
import { useServices } from '../../../shared/use-services.ts'
import { openRutter } from '../connect-widget.ts'
import { PlatformList } from '../parts/platform-list.tsx'
import { FakeWidget } from '../parts/fake-widget.tsx'
import { StepFrame } from '../parts/step-frame.tsx'
import { useConnections } from '../use-connections.ts'
import { useSaveStep } from '../use-save-step.ts'
import type { BegunWizard } from '../wizard.ts'

/** Online shops that help the review (WIZ-65 to WIZ-68). Nothing here has to be done; going on says so once (CAPI-33). */
export function SalesDataStep({ wizard }: { wizard: BegunWizard }) {
  const { config } = useServices()
  const { application } = wizard
  const saver = useSaveStep('sales_data', application)
  const { query, connecting, connect } = useConnections(application.merchant_id)
  const [asking, setAsking] = useState<Asking | null>(null)

  async function goOn() {
    if (wizard.step.completed) return wizard.forward(application)
    const outcome = await saver.save({})
    if (outcome?.kind === 'saved') wizard.forward(outcome.application)
  }

  function ask(platform: SalesPlatform): Promise<string | null> {
    const widget = config.salesConnect
    if (widget?.kind === 'rutter') return openRutter(widget)
    return new Promise((answer) => setAsking({ platform, answer }))
  }

  return (
    <>
      <StepFrame
        wizard={wizard}
        saver={saver}
        title={m.wizard_sales_title()}
        intro={m.wizard_sales_intro()}
        errors={[]}
        isUnsaved={false}
        onSubmit={() => void goOn()}
      >
        {config.salesConnect === null ? (
          <Notice>{m.wizard_sales_unavailable()}</Notice>
        ) : (
          <Queried
            query={query}
            pending={
              <Loading label={m.common_loading()}>
                <SkeletonBlock height="14rem" />
              </Loading>
            }
            failedTitle={m.wizard_sales_failed()}
            problemText={() => null}
          >
            {(connections) => (
              <PlatformList
                connections={connections}
                connecting={connecting}
                onConnect={(platform) => void connect(platform, () => ask(platform))}
              />
            )}
          </Queried>
        )}
      </StepFrame>
      {asking ? (
        <FakeWidget
          platform={asking.platform}
          onAnswer={(token) => {
            setAsking(null)
            asking.answer(token)
          }}
        />
      ) : null}
    </>
  )
}

interface Asking {
  platform: SalesPlatform
  answer: (token: string | null) => void
}

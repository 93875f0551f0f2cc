import { m } from '@daftar/words'
import { useSalesPlatforms } from '../../../shared/sales-platforms/sales-platforms.tsx'
import { StepFrame } from '../parts/step-frame.tsx'
import { useSaveStep } from '../drafts/use-save-step.ts'
import type { BegunWizard } from '../wizard.ts'

/**
 * Online shops that help the review (WIZ-65 to WIZ-68). Nothing here has to be done; going on says so once
 * (CAPI-33).
 */
export function SalesDataStep({ wizard }: { wizard: BegunWizard }) {
  const { application } = wizard
  const { list, widget } = useSalesPlatforms(application.merchant_id)
  const saver = useSaveStep('sales_data', application)

  async function goOn() {
    if (wizard.step.completed) return wizard.forward(application)
    const outcome = await saver.save({})
    if (outcome?.kind === 'saved') wizard.forward(outcome.application)
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
        {list}
      </StepFrame>
      {widget}
    </>
  )
}

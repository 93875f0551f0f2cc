import { buttonClass } from '@daftar/ui/button'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { StepForm } from '@daftar/ui/step-form'
import { m } from '@daftar/words'
import { useSupportMailbox } from '../../../shared/use-support-mailbox.ts'
import type { BegunWizard } from '../wizard.ts'

/** The last step of an offer that needs a business verification: the provider's people do it, and what was entered is kept. */
export function VerificationStep({ wizard }: { wizard: BegunWizard }) {
  const mailbox = useSupportMailbox()
  return (
    <StepForm
      title={m.wizard_verification_title()}
      onSubmit={(event) => event.preventDefault()}
      actions={
        <>
          {wizard.back === null ? null : (
            <Link look="bare" className={buttonClass()} href={wizard.back}>
              {m.common_back()}
            </Link>
          )}
          <Link look="bare" className={buttonClass({ variant: 'primary' })} href={`mailto:${mailbox}`}>
            {m.common_contact_support()}
          </Link>
        </>
      }
    >
      <Notice tone="info">{m.wizard_verification_text()}</Notice>
    </StepForm>
  )
}

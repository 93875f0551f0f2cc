import { TextInput } from '@daftar/app-kit/text-input'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { capitalPaths } from '@daftar/rules/capital/entry/paths'
import { Checkbox } from '@daftar/ui/checkbox'
import { fieldText, m } from '@daftar/words'
import { useAccount } from '../../../shared/session/account.ts'
import { fieldErrors, summaryOf } from '../../../shared/act/field-errors.ts'
import { SignatoryFields } from '../../../shared/signatory/signatory-fields.tsx'
import { signatoryLabels } from '../../../shared/signatory/signatory.ts'
import { checkLegal, legalFields, legalPatch, startLegal, type LegalValues } from '../forms/legal-form.ts'
import { StatementsRefused } from '../parts/statements-refused.tsx'
import { StepFrame } from '../parts/step-frame.tsx'
import { UploadField } from '../../../shared/uploads/upload-field.tsx'
import { submitApplication } from '../queries.ts'
import { announceSaved, useSaveStep } from '../drafts/use-save-step.ts'
import { useStepForm, type Errors } from '../forms/use-step-form.ts'
import type { BegunWizard } from '../wizard.ts'
import { ReviewCard } from '../parts/review-card.tsx'
import { useServices } from '../../../shared/use-services.ts'

/** Who signs and for which company; saving it hands the application in (DEC-WIZ-5, DEC-WIZ-6). */
export function LegalInfoStep({ wizard }: { wizard: BegunWizard }) {
  const { api } = useServices()
  const { application } = wizard
  const account = useAccount()
  const saver = useSaveStep('preapproved_legal_info', application)
  const { keyOf, renew } = useIdempotencyKey()
  const form = useStepForm<LegalValues>({
    step: 'preapproved_legal_info',
    drafts: wizard.drafts,
    start: startLegal(application, account),
    check: (values) => checkLegal(values) as Errors,
  })

  async function submit() {
    if (!(await form.pass())) return
    const saved = await saver.save(legalPatch(form.values))
    if (saved?.kind === 'fields') form.refuse(fieldErrors(saved.fields, legalFields))
    if (saved?.kind !== 'saved') return
    const sent = await saver.run(() => submitApplication(api, application.id, keyOf('submit')))
    // No answer: the same intent is sent again under the same key. After a refusal the next try is a new one.
    if (sent && sent.kind !== 'saved' && sent.kind !== 'lost') renew()
    if (sent?.kind !== 'saved') return
    announceSaved()
    form.restart(form.values)
    wizard.go(capitalPaths.application(application.id))
  }

  return (
    <StepFrame
      wizard={wizard}
      saver={saver}
      title={m.wizard_legal_title()}
      intro={m.wizard_legal_intro()}
      errors={summaryOf(form.listed, labels())}
      isUnsaved={form.isDirty}
      onSubmit={() => void submit()}
      submitLabel={m.wizard_submit()}
      notice={<StatementsRefused wizard={wizard} trouble={saver.trouble} />}
    >
      <CompanyFields form={form} />
      <SignatoryFields form={form} />
      <ReviewCard application={application} />
      <Checkbox
        id="confirmed"
        label={m.wizard_legal_confirm()}
        checked={form.values.confirmed}
        onValueChange={(confirmed) => form.set({ confirmed })}
        error={form.shown['confirmed'] && fieldText(form.shown['confirmed'])}
      />
    </StepFrame>
  )
}

type Form = ReturnType<typeof useStepForm<LegalValues>>

function CompanyFields({ form }: { form: Form }) {
  const { values, shown } = form
  return (
    <>
      <TextInput
        form={form}
        name="companyName"
        label={m.wizard_company_name()}
        autoComplete="organization"
        maxLength={120}
      />
      <TextInput
        form={form}
        name="licenceNumber"
        label={m.wizard_licence_number()}
        dir="ltr"
        autoComplete="off"
        maxLength={15}
      />
      <TextInput
        form={form}
        name="companyAddress"
        label={m.wizard_company_address()}
        autoComplete="street-address"
        maxLength={300}
      />
      <UploadField
        id="licenceFile"
        label={m.wizard_licence_file()}
        hint={m.wizard_licence_hint()}
        purpose="licence"
        value={values.licenceFile}
        onValueChange={(licenceFile) => form.set({ licenceFile })}
        error={shown['licenceFile'] && fieldText(shown['licenceFile'])}
      />
    </>
  )
}

function labels(): Record<Exclude<keyof LegalValues, 'phoneCountry' | 'confirmed'>, string> & {
  confirmed: ''
} {
  return {
    companyName: m.wizard_company_name(),
    licenceNumber: m.wizard_licence_number(),
    companyAddress: m.wizard_company_address(),
    licenceFile: m.wizard_licence_file(),
    ...signatoryLabels(),
    // Says by itself what is asked for.
    confirmed: '',
  }
}

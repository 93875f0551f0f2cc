import { licenceRequirements } from '@daftar/rules/registry/dates'
import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import { fieldText, m } from '@daftar/words'
import type { PickedUpload } from '../../../shared/uploads/picked-upload.ts'
import { UploadField } from '../../../shared/uploads/upload-field.tsx'
import type { Kyb } from '../kyb.ts'
import { KybFrame } from './kyb-frame.tsx'
import { Requirements } from './requirements.tsx'

interface Props {
  kyb: Kyb
  file: PickedUpload | null
  onFileChange: (file: PickedUpload | null) => void
  isReading: boolean
  onContinue: () => void
}

const texts: Record<(typeof licenceRequirements)[number], () => string> = {
  licence_of_the_merchant: m.kyb_licence_of_the_merchant,
  licence_valid_two_weeks: m.kyb_licence_valid_two_weeks,
}

/** The first half of the step: what the licence must be, and its file (KYB-51, KYB-52, KYB-60). */
export function LicenceUpload({ kyb, file, onFileChange, isReading, onContinue }: Props) {
  const values = { licenceFile: file }
  const form = useCheckedForm<typeof values>({
    start: values,
    kept: { values, change: (change) => onFileChange(change.licenceFile ?? null) },
    check: ({ licenceFile }) => (licenceFile ? {} : { licenceFile: 'required' }),
  })
  const code = form.shown['licenceFile']
  return (
    <KybFrame
      kyb={kyb}
      isBusy={isReading}
      title={m.kyb_licence_title()}
      intro={m.kyb_licence_intro()}
      onSubmit={async () => {
        if (await form.pass()) onContinue()
      }}
    >
      <Requirements
        label={m.kyb_licence_requirements()}
        texts={licenceRequirements.map((one) => texts[one]())}
      />
      <UploadField
        id="licenceFile"
        label={m.kyb_licence_upload()}
        hint={m.kyb_licence_file_hint()}
        purpose="kyb_licence"
        value={file}
        onValueChange={(licenceFile) => form.set({ licenceFile })}
        error={code && fieldText(code)}
      />
    </KybFrame>
  )
}

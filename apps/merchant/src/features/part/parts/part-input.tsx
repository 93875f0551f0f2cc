import type { UploadPurpose } from '@daftar/contract/endpoints/casework/files'
import type { PartContent } from '@daftar/contract/endpoints/identity/part-links-shapes'
import type { PartField } from '@daftar/rules/part-links/part-forms'
import { partTextMax } from '@daftar/rules/part-links/part-forms'
import { nationalIdDigits } from '@daftar/rules/capital/kyb/signatory'
import { identityTypes } from '@daftar/rules/onboarding/owners'
import { toLatinDigits } from '@daftar/rules/text/digits'
import { ComboBox } from '@daftar/ui/combo-box'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import { fileOf, noteFile } from '../../../shared/company-form/file-names.ts'
import { nationalityOptions } from '../../../shared/company-form/nationality-options.ts'
import { LateDatePicker } from '../../../shared/act/late-date-picker.tsx'
import { UploadField } from '../../../shared/uploads/upload-field.tsx'
import { fieldLabel } from '../field-words.ts'
import { uploadTo } from '../queries.ts'

interface Props {
  part: PartContent
  field: PartField
  value: string
  onValueChange: (value: string) => void
  onBlur: () => void
  error: string | undefined
}

/** One field of a part, by its kind. */
export function PartInput({ part, field, value, onValueChange, onBlur, error }: Props) {
  const common = { id: field.name, label: fieldLabel(part, field.name), error, onBlur }
  switch (field.kind) {
    case 'date':
      return <LateDatePicker {...common} value={value} onValueChange={onValueChange} />
    case 'country':
      return (
        <ComboBox
          {...common}
          placeholder={m.apply_choose()}
          emptyLabel={m.apply_no_match()}
          options={nationalityOptions()}
          value={value || null}
          onValueChange={(code) => onValueChange(code ?? '')}
        />
      )
    case 'identity_type':
      return (
        <SegmentedChoice
          label={common.label}
          options={identityTypes.map((type) => ({
            value: type,
            label: type === 'NATIONAL_ID' ? m.apply_identity_national_id() : m.apply_identity_passport(),
          }))}
          value={identityTypes.find((type) => type === value) ?? 'NATIONAL_ID'}
          onValueChange={onValueChange}
        />
      )
    case 'file':
      return (
        <UploadField
          id={common.id}
          label={common.label}
          error={error}
          hint={m.apply_file_hint()}
          purpose={purposeOf(part, field)}
          via={uploadTo(part.id, field.name)}
          value={value === '' ? null : fileOf(value)}
          onValueChange={(file) => onValueChange(file ? noteFile(file) : '')}
        />
      )
    case 'digits':
      return (
        <TextField
          {...common}
          dir="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={nationalIdDigits}
          value={value}
          onValueChange={(typed) => onValueChange(toLatinDigits(typed).replace(/\D/g, ''))}
        />
      )
    case 'email':
      return (
        <TextField
          {...common}
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={254}
          value={value}
          onValueChange={onValueChange}
        />
      )
    case 'latin':
    case 'text':
      return (
        <TextField
          {...common}
          {...(field.kind === 'latin' && { dir: 'ltr' as const, spellCheck: false })}
          {...(isOptional(field.name) && { optional: m.common_optional() })}
          autoComplete="off"
          maxLength={partTextMax}
          value={value}
          onValueChange={onValueChange}
        />
      )
  }
}

/** The branch of an account, and the name of a bank that the directory knows. */
function isOptional(name: string): boolean {
  return name === 'branch_name'
}

/**
 * By what the browser checks a file before it is sent; the server takes it for the part, whatever is said
 * here.
 */
function purposeOf({ subject }: PartContent, { document }: PartField): UploadPurpose {
  if (subject === 'capital') return 'identity_document'
  const kind = document ?? 'document'
  return subject === 'onboarding' ? `onboarding_${kind}` : `company_${kind}`
}

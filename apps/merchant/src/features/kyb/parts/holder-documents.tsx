import type { Errors } from '@daftar/app-kit/use-checked-form'
import {
  documentsAsked,
  documentsUploaded,
  withResidence,
  type ShareholderDocument,
} from '@daftar/rules/capital/kyb/shareholder-ids'
import type { Shareholder } from '@daftar/rules/capital/kyb/shareholders'
import { Badge } from '@daftar/ui/badge'
import { Checkbox } from '@daftar/ui/checkbox'
import { fieldText, m } from '@daftar/words'
import { useState } from 'react'
import type { PickedUpload } from '../../../shared/uploads/picked-upload.ts'
import { UploadField } from '../../../shared/uploads/upload-field.tsx'
import { documentField, type HolderChange } from '../shareholder-form.ts'
import styles from './holder-documents.module.css'
import { IdentitySaid } from './identity-said.tsx'
import { paperLabel } from './paper-label.ts'

interface Props {
  holder: Shareholder
  index: number
  shown: Errors
  onChange: (change: HolderChange) => void
}

/** How many of the documents are there (KYB-88). */
export function HolderBadge({ holder }: { holder: Shareholder }) {
  const { uploaded, required } = documentsUploaded(holder)
  return (
    <Badge tone={uploaded === required ? 'positive' : 'warning'}>
      {m.kyb_ids_badge({ uploaded, required })}
    </Badge>
  )
}

/** The uploads of one shareholder (KYB-84 to KYB-87). */
export function HolderDocuments({ holder, index, shown, onChange }: Props) {
  return (
    <div className={styles.documents}>
      {documentsAsked(holder).map((paper) => (
        <Paper
          key={paper}
          label={paperLabel(holder, paper)}
          field={documentField(index, paper)}
          holder={holder}
          paper={paper}
          error={shown[documentField(index, paper)]}
          onChange={onChange}
        />
      ))}
      <Checkbox
        label={m.kyb_ids_not_resident()}
        checked={!holder.uaeResident}
        onValueChange={(isNotResident) => {
          const { uaeResident, nationalId } = withResidence(holder, isNotResident)
          onChange({ uaeResident, nationalId })
        }}
      />
    </div>
  )
}

interface PaperProps {
  label: string
  field: string
  holder: Shareholder
  paper: ShareholderDocument
  error: Errors[string]
  onChange: (change: HolderChange) => void
}

function Paper({ label, field, holder, paper, error, onChange }: PaperProps) {
  // Name and size are known of what was uploaded here; of a saved file the handle is.
  const [picked, setPicked] = useState<PickedUpload | null>(null)
  const url = holder[paper]
  const known = picked?.url === url ? picked : { url, name: '', size: null }
  return (
    <div className={styles.paper}>
      <UploadField
        id={field}
        label={label}
        purpose="identity_document"
        value={url === '' ? null : known}
        onValueChange={(file) => {
          setPicked(file)
          onChange({ [paper]: file?.url ?? '' })
        }}
        error={error && fieldText(error)}
      />
      {url === '' ? null : <IdentitySaid url={url} name={holder.name} onUse={(name) => onChange({ name })} />}
    </div>
  )
}

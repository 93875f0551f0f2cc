import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PickedUpload } from '../../../shared/uploads/picked-upload.ts'
import { readingQuery } from '../documents.ts'
import type { Kyb } from '../kyb.ts'
import { savedLicence } from '../licence-form.ts'
import { LicenceDetailsForm } from '../parts/licence-details.tsx'
import { LicenceUpload } from '../parts/licence-upload.tsx'

/** The commercial licence: first its file, then what stands on it (KYB-47). */
export function LicenceStep({ kyb }: { kyb: Kyb }) {
  const [file, setFile] = useState<PickedUpload | null>(savedLicence(kyb.application))
  const [isUploaded, setUploaded] = useState(file !== null)
  // A document that cannot be asked about is typed from, as one that says nothing.
  const reading = useQuery({ ...readingQuery(file?.url ?? ''), enabled: file !== null, retry: false })
  const isRead = file !== null && !reading.isPending
  if (!isUploaded || !isRead)
    return (
      <LicenceUpload
        kyb={kyb}
        file={file}
        onFileChange={setFile}
        isReading={isUploaded && !isRead}
        onContinue={() => setUploaded(true)}
      />
    )
  return (
    <LicenceDetailsForm
      kyb={kyb}
      file={file}
      reading={reading.data ?? null}
      onBack={() => setUploaded(false)}
    />
  )
}

import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { isolated } from '@daftar/words/formats/isolate'
import { useQuery } from '@tanstack/react-query'
import { signatoryQuery } from '../checks.ts'
import type { DocumentForm } from '../../../shared/company-form/document-form.ts'

/**
 * Whose ID this is has the phone of the application: one that was never proven is said, and stops nobody
 * (DEC-ONB-45).
 */
export function SignatoryPhone({ form }: { form: DocumentForm }) {
  const { phone } = form.document.basic_info
  const { data } = useQuery(signatoryQuery(phone))
  if (data?.kind !== 'found') return null
  const says = { phone: isolated(phone) }
  return data.found.is_verified ? (
    <Notice tone="positive">{m.apply_signatory_proven(says)}</Notice>
  ) : (
    <Notice tone="warning" live="status">
      {m.apply_signatory_unproven(says)}
    </Notice>
  )
}
